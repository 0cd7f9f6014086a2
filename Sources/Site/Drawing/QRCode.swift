import CQRCode

/// A text as squares that a camera reads (ISO/IEC 18004).
///
/// ```
/// let code = QRCode("https://pizza.example/menu/")
/// code?.size    // 33: 25 squares, and four at each side that stay light
/// code?.path    // "M4 4h7v1h-7zM13 4h…"
/// ```
struct QRCode: Hashable, Sendable {
    /// How many squares it is wide and high, with the margin that cameras need.
    let size: Int
    /// The dark squares, row by row, as the path of an SVG.
    let path: String

    private static let margin = 4
    /// What the library asks for a code of the largest size.
    private static let maxBytes = 3918

    /// The code of a text, of which a seventh may be damaged; nil for one that is too long: from some 2,300 bytes on.
    init?(_ text: String) {
        var (scratch, code) = (
            [UInt8](repeating: 0, count: Self.maxBytes), [UInt8](repeating: 0, count: Self.maxBytes)
        )
        let isMade = qrcodegen_encodeText(
            text, &scratch, &code, qrcodegen_Ecc_MEDIUM, qrcodegen_VERSION_MIN, qrcodegen_VERSION_MAX,
            qrcodegen_Mask_AUTO, true)
        guard isMade else { return nil }
        let width = qrcodegen_getSize(code)
        size = Int(width) + 2 * Self.margin
        path = (0..<width).map { row in
            Self.runs((0..<width).map { qrcodegen_getModule(code, $0, row) })
                .map { "M\($0.lowerBound + Self.margin) \(Int(row) + Self.margin)h\($0.count)v1h-\($0.count)z" }
                .joined()
        }.joined()
    }

    /// The dark squares of a row that stand side by side.
    private static func runs(_ row: [Bool]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for place in row.indices where row[place] {
            if let last = runs.last, last.upperBound == place {
                runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
                runs.append(place..<place + 1)
            }
        }
        return runs
    }
}
