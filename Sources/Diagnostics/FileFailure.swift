#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file operation that the operating system refused: the one error type of input and output.
public struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried, as a verb: "read", "write", "rename", …
    public var operation: String
    /// The path as it was used.
    public var path: String
    /// The reason in the system's words ("No space left on device").
    public var reason: String

    /// A failed `operation` on `path`.
    public init(_ operation: String, _ path: String, reason: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    /// The failure as a clause: "cannot read x: No such file or directory".
    public var description: String { "cannot \(operation) \(path): \(reason)" }
}

extension FileFailure {
    /// A failed call of the system: the reason is the error number `code` in the system's words.
    public init(_ operation: String, _ path: String, code: Int32) {
        self.init(operation, path, reason: String(cString: strerror(code)))
    }
}
