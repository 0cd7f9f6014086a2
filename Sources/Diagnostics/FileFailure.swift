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

    /// The step of a build that it happened in; nil for what is no build.
    public var step: String?

    /// The number of the system's error; nil where the reason is not the system's.
    public var code: Int32?

    private var remedy: String?

    /// A failed `operation` on `path`, with what the user can do.
    public init(_ operation: String, _ path: String, reason: String, fix: String? = nil) {
        self.operation = operation
        self.path = path
        self.reason = reason
        remedy = fix
    }

    /// The failure as a clause: "cannot read x: No such file or directory".
    public var description: String { "cannot \(operation) \(path): \(reason)" }
}

extension FileFailure {
    /// Two failures are the same if they say the same.
    public static func == (one: FileFailure, other: FileFailure) -> Bool { one.description == other.description }

    /// By what it says.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// A failed call of the system: the reason is the error number `code` in the system's words.
    public init(_ operation: String, _ path: String, code: Int32) {
        self.init(operation, path, reason: String(cString: strerror(code)))
        self.code = code
    }

    /// Whether nothing stands at the path. Any other failure says that something may, and that nobody can tell what.
    public var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

    /// What the user can do, where the reason tells; nil where it does not.
    public var fix: String? {
        switch code {
        case nil: remedy
        case EACCES? where operation == "listen at": "choose a port of 1024 or more with --port"
        case EADDRINUSE?: "choose another port with --port, or leave it out for a free one"
        case EADDRNOTAVAIL?: "name an address of this machine, or leave --bind out"
        case ENOENT?: "look whether the path is right, and whether it is there"
        case ENOSPC?, EDQUOT?: "make room on that disk, and do it again"
        case EACCES?, EPERM?: "give yourself the right to it, as chmod and chown do, or name another place"
        case EROFS?: "the disk can only be read: name another place"
        case ENOTDIR?: "a file stands where a folder is wanted: move it away, or name another place"
        case ENAMETOOLONG?: "choose a shorter name"
        default: nil
        }
    }
}
