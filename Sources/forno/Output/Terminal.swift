#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The two streams of a command: results go to standard output, messages to standard error.
enum Terminal {
    /// Writes a result.
    static func print(_ text: String) { write(Array(text.utf8) + [UInt8(ascii: "\n")], to: STDOUT_FILENO) }

    /// Writes the bytes of a result as they are.
    static func print(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

    /// Writes a message, without a newline of its own.
    static func message(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

    /// Whether messages may be coloured: on a terminal, unless NO_COLOR is set to anything (no-color.org).
    static var coloursMessages: Bool {
        let refused = getenv("NO_COLOR").map { strlen($0) > 0 } ?? false
        return !refused && isatty(STDERR_FILENO) == 1
    }

    private static func write(_ bytes: [UInt8], to stream: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(stream, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(0, count))
        }
    }
}

/// `write` of the system, which the name above would hide.
private func systemWrite(_ stream: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(stream, bytes, count)
}
