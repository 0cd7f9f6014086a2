import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A question to who sits at the terminal.
enum Question {
    /// Whether somebody does: what is typed and what is shown is of a terminal.
    static var canBeAsked: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    /// Whether the answer is yes: so is an empty line, and the end of the input is a no.
    static func isConfirmed(_ question: TerminalText) -> Bool {
        Terminal.message("\(question) [Y/n] ")
        guard let answer = answer() else { return false }
        return ["", "y", "yes"].contains(answer.lowercased())
    }

    /// The line that is typed; nil at the end of the input.
    static func answer() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while line.count < 1000 {
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
            if byte == UInt8(ascii: "\n") { break }
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
    }
}
