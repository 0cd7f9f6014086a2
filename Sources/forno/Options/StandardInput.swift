import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is typed or piped into a command.
enum StandardInput {
    /// The bytes that are read at most: 16 MiB.
    private static let largest = 1 << 24

    /// All of it, until it ends.
    static func all() throws(FileFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= largest {
            let count = read(STDIN_FILENO, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure("read", "standard input", code: errno) }
            guard count > 0 else { return bytes }
            bytes += part[..<count]
        }
        throw FileFailure("read", "standard input", reason: "it is larger than 16 MiB")
    }
}
