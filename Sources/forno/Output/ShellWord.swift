/// Words as a shell reads them.
enum ShellWord {
    /// A text as one word of a command line, to be pasted into a shell: as it is where that is safe, else in quotes.
    ///
    /// Control characters stand as `$'\n'`, which bash and zsh read (and POSIX.1-2024).
    static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789/._-+,:@%=".unicodeScalars.contains(scalar)
        }
        if isPlain, !text.isEmpty { return text }
        guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            return "'" + text.replacing("'", with: "'\\''") + "'"
        }
        return "$'" + text.unicodeScalars.map(escaped).joined() + "'"
    }

    /// A path as one word, which no command takes for an option.
    static func path(_ path: String) -> String { quoted(path.hasPrefix("-") ? "./" + path : path) }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "'", "\\": return "\\\(scalar)"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            let octal = String(scalar.value, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        default: return String(scalar)
        }
    }
}
