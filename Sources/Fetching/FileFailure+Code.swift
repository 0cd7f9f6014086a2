import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension FileFailure {
    /// A failed `operation` on `path`, for the reason that `errno` gave as `code`.
    init(_ operation: String, _ path: String, code: Int32) {
        self.init(operation, path, reason: String(cString: strerror(code)))
    }
}
