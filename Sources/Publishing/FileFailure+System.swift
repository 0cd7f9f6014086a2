import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension FileFailure {
    /// A failed system call: the reason is the error number `code` in the system's words.
    init(_ operation: String, _ path: String, code: Int32) {
        self.init(operation, path, reason: String(cString: strerror(code)))
    }
}
