import Building
import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The two streams of a command: results go to standard output, messages to standard error.
///
/// Nothing that comes from content acts on a terminal: text is a `TerminalText`, and data is escaped where a terminal shows it.
enum Terminal {
    /// Writes a result for people, and a newline.
    static func print(_ text: TerminalText) { write(Array((text.text + "\n").utf8), to: STDOUT_FILENO) }

    /// Writes a result for programs: byte for byte into a file or a pipe; a terminal shows it with control characters
    /// escaped.
    static func print(data bytes: [UInt8]) {
        guard isatty(STDOUT_FILENO) == 1 else { return write(bytes, to: STDOUT_FILENO) }
        let lines = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        write(Array(TerminalText(lines: lines).text.utf8), to: STDOUT_FILENO)
    }

    /// Shows a small picture, and a newline.
    static func print(picture: TerminalPicture) { write(picture.sequence + [0x0A], to: STDOUT_FILENO) }

    /// The form in which the terminal that shows results takes pictures; nil where it takes none.
    static var pictureForm: TerminalPicture.Form? {
        guard showsResults else { return nil }
        let names = [
            "TERM", "TERM_PROGRAM", "LC_TERMINAL", "KONSOLE_VERSION", "KITTY_WINDOW_ID", "TMUX", "STY", "ZELLIJ",
        ]
        let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
        return TerminalPicture.Form(environment: Dictionary(values) { _, last in last })
    }

    /// Writes a message, without a newline of its own.
    static func message(_ text: TerminalText) { write(Array(text.text.utf8), to: STDERR_FILENO) }

    /// Whether messages may be coloured: on a terminal, unless NO_COLOR is set to anything (no-color.org).
    static var coloursMessages: Bool {
        let refused = getenv("NO_COLOR").map { strlen($0) > 0 } ?? false
        return !refused && isatty(STDERR_FILENO) == 1
    }

    /// Whether messages are shown on a terminal.
    static var showsMessages: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether results are shown on a terminal.
    static var showsResults: Bool { isatty(STDOUT_FILENO) == 1 }

    private static func write(_ bytes: [UInt8], to stream: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(stream, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return endUnlessTold(of: stream, code: errno) }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Ends the program when a result cannot be written. Nobody is there to tell of a message that cannot, and whoever closes
    /// a pipe has read enough.
    private static func endUnlessTold(of stream: Int32, code: Int32) {
        guard stream == STDOUT_FILENO, code != EPIPE else { return }
        message("forno: \(FileFailure("write to", "standard output", code: code))\n")
        message("   fix: make room there, or send the output elsewhere\n")
        exit(2)
    }
}

/// `write` of the system, which the name above would hide.
private func systemWrite(_ stream: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(stream, bytes, count)
}
