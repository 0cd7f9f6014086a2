/// Text made safe for a place in a file that no template writes, as templates make it.
public enum EscapedText {
    /// One cell of a CSV file: quoted where it has to be, and never a formula to a spreadsheet (RFC 4180, section 2).
    public static func cell(_ text: String) -> String {
        var output = OutputBuffer(capacity: 2 * text.utf8.count)
        output.append(text, escaped: .cell)
        output.quoteCell(from: 0)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// A row of a CSV file, with the end of its line.
    public static func row(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: ",") + "\n"
    }

    /// Text as a value in the query of a URL, with all that is not unreserved percent-encoded (RFC 3986, 2.3).
    public static func urlComponent(_ text: String) -> String {
        var output = OutputBuffer(capacity: 3 * text.utf8.count)
        output.append(text, escaped: .urlComponent)
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// Text that Markdown shows as it is, inside a line that has begun.
    public static func markdown(_ text: String) -> String {
        // The letter in front says that the text begins no block.
        markdown(text, behind: UInt8(ascii: "x"))
    }

    /// Text that Markdown shows as it is, at the start of a line or of an item.
    public static func markdownBlock(_ text: String) -> String { markdown(text, behind: UInt8(ascii: "\n")) }

    private static func markdown(_ text: String, behind byte: UInt8) -> String {
        var output = OutputBuffer(capacity: 2 * text.utf8.count)
        output.append(byte)
        output.append(text, escaped: .markdown)
        return String(decoding: output.bytes.dropFirst(), as: UTF8.self)
    }
}
