/// Text made safe for a place in a file that no template writes, as templates make it.
public enum EscapedText {
    /// One cell of a CSV file: quoted where it has to be, and never a formula to a spreadsheet (RFC 4180, section 2).
    public static func cell(_ text: String) -> String {
        var bytes = Array(text.utf8)
        bytes.quoteCell(from: 0)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A row of a CSV file, with the end of its line.
    public static func row(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: ",") + "\n"
    }

    /// Text that Markdown shows as it is, inside a line that has begun.
    public static func markdown(_ text: String) -> String {
        // The letter in front says that the text begins no block.
        var bytes = [UInt8(ascii: "x")]
        var text = text
        text.withUTF8 { bytes.append($0, escaped: .markdown) }
        return String(decoding: bytes.dropFirst(), as: UTF8.self)
    }
}
