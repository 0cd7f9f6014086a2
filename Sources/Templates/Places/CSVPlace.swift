import Text

/// Where in CSV the output has come to: whether the author's own quotes are open.
struct CSVPlace: Equatable, Sendable {
    /// What literal text comes to: the text of a cell, or what divides cells.
    enum Piece: Equatable {
        case text([UInt8])
        case divider([UInt8])
    }

    private var isQuoted = false

    /// Splits literal text into cells' text and what divides them; the author's quotes are taken away, since every
    /// cell is quoted anew when it needs it.
    mutating func pieces(_ bytes: [UInt8]) -> [Piece] {
        var pieces: [Piece] = []
        var text: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") {
                if index > 0, bytes[index - 1] == byte, !isQuoted { text.append(byte) }
                isQuoted.toggle()
            } else if !isQuoted, byte == UInt8(ascii: ",") || byte.isLineEnd {
                pieces.append(.text(text))
                pieces.append(.divider([byte]))
                text = []
            } else {
                text.append(byte)
            }
        }
        return pieces + [.text(text)]
    }
}
