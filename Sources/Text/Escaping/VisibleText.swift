/// Makes the characters visible that act on a terminal instead of being shown.
public enum VisibleText {
    /// The text with each such character spelled out: `\n`, `\t`, `\r`, or by its number as in `\u{1B}`.
    public static func of(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return text }
        return text.unicodeScalars.reduce(into: "") { visible, scalar in
            if acts(scalar) { visible += spelled(scalar) } else { visible.unicodeScalars.append(scalar) }
        }
    }

    /// The text with a space for each such character: it stays on one line.
    public static func blanked(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { acts($0) ? " " : $0 }))
    }

    /// Whether a terminal would obey a scalar: a control character (C0, DEL, C1), a line or paragraph separator, or one
    /// that changes the direction of the text (Unicode Standard Annex 9).
    public static func acts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: false
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// How a scalar that acts is shown.
    package static func spelled(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
