/// How wide text is on a terminal, for carets and tables.
public enum TerminalWidth {
    /// The cells of `text`: the sum over its scalars.
    public static func cells(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + cells(of: $1) }
    }

    /// The cells of one scalar: 0 for marks and joiners, 2 for East Asian wide characters and emoji, else 1.
    ///
    /// The wide ranges follow Unicode Standard Annex 11, by block.
    public static func cells(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
        0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}
