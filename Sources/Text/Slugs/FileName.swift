/// Names of files as every system takes them.
public enum FileName {
    /// Whether a name is one that a file can have on Windows too, and that shows what it is: no device (`con.md`), none of
    /// `<>:"|?*\`, nothing that hides or turns around what follows, and no full stop or space at its end.
    public static func isSafe(_ name: some StringProtocol) -> Bool {
        guard let last = name.last, last != ".", last != " " else { return false }
        return !isDevice(name.prefix { $0 != "." })
            && !name.unicodeScalars.contains { refused.contains($0) || isHidden($0) }
    }

    /// Whether Windows takes a name for a device, whatever ending it has.
    static func isDevice(_ name: some StringProtocol) -> Bool {
        guard (3...4).contains(name.utf8.count) else { return false }
        let name = name.lowercased()
        return ["con", "prn", "aux", "nul"].contains(name)
            || name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt")) && name.last?.isNumber ?? false
    }

    private static let refused: Set<Unicode.Scalar> = ["<", ">", ":", "\"", "|", "?", "*", "\\"]

    /// Controls, also those of the direction of writing; the joiners are letters' own in some scripts and signs.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
        default: false
        }
    }
}
