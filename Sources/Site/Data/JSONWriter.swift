import Markdown
import Templates

/// Writes JSON without white space as it goes, safe inside an HTML script element: for data that every page has.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///     json.member("name", "Focaccia")
///     json.member("steps") { $0.list(["Mix", "Bake"]) { $0.text($1) } }
/// }
/// json.bytes    // {"name":"Focaccia","steps":["Mix","Bake"]}
/// ```
struct JSONWriter {
    private let output: OutputBuffer
    /// Whether something stands before, in the same object or list.
    private var follows = false

    init(capacity: Int = 1_024) {
        output = OutputBuffer(capacity: capacity)
    }

    /// What was written.
    var bytes: [UInt8] { Array(output.written) }

    mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
    }

    mutating func list<Items: Sequence>(_ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void) {
        enclose(UInt8(ascii: "["), UInt8(ascii: "]")) { json in
            for item in items {
                json.separate()
                write(&json, item)
            }
        }
    }

    /// A list of what `items` writes.
    mutating func list(_ items: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "["), UInt8(ascii: "]"), items)
    }

    /// A text as the next item of a list.
    mutating func item(_ text: String) {
        separate()
        self.text(text)
    }

    mutating func text(_ text: String) {
        output.append(UInt8(ascii: "\""))
        appendInside(text)
        output.append(UInt8(ascii: "\""))
    }

    /// Several texts as one, with `separator`, which needs no escape, between them.
    mutating func text(joining texts: [String], by separator: StaticString) {
        output.append(UInt8(ascii: "\""))
        for (index, text) in texts.enumerated() {
            if index > 0 { output.append(markup: separator) }
            appendInside(text)
        }
        output.append(UInt8(ascii: "\""))
    }

    private func appendInside(_ text: String) {
        var text = text
        let isWritten = text.withUTF8 { bytes in
            guard PlainJSON.holds(bytes) else { return false }
            output.append(bytes)
            return true
        }
        if isWritten { return }
        var escaped: [UInt8] = []
        escaped.appendJSONString(text)
        escaped.withUnsafeBufferPointer { output.append($0) }
    }

    /// A key, which needs no escape, with its value.
    mutating func member(_ key: StaticString, _ value: (inout JSONWriter) -> Void) {
        separate()
        output.append(UInt8(ascii: "\""))
        output.append(markup: key)
        output.append(markup: "\":")
        value(&self)
    }

    /// A key with a text; nothing where there is none.
    mutating func member(_ key: StaticString, _ value: String?) {
        if let value { member(key) { $0.text(value) } }
    }

    private mutating func enclose(_ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void) {
        output.append(open)
        follows = false
        content(&self)
        output.append(close)
        follows = true
    }

    private mutating func separate() {
        if follows { output.append(UInt8(ascii: ",")) }
        follows = true
    }
}

/// Texts that stand in a JSON string, and in a script, as they are.
private enum PlainJSON {
    /// Whether a text is such: ASCII without control characters, quotes, `\`, `&`, `<` and `>`. Others may need no escape
    /// either. Eight bytes are looked at together.
    static func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(text)
        var index = 0
        while index + 8 <= raw.count {
            if !isPlain(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { return false }
            index += 8
        }
        // The last bytes, with some that were looked at before them, or with spaces, which are plain.
        if raw.count >= 8 { return isPlain(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)) }
        return isPlain(raw.reduce(ones &* 0x20) { $0 << 8 | UInt64($1) })
    }

    /// Whether each of eight bytes is; the top bits tell, and a byte that is not may set that of its neighbour too.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        // Each pair differs in one bit: " and &, < and >. The bytes from 0x7F on and those below 0x20 show by their sums.
        let pairs = zeros(word & (ones &* 0xFB) ^ ones &* 0x22) | zeros(word & (ones &* 0xFD) ^ ones &* 0x3C)
        let backslash = zeros(word ^ ones &* 0x5C)
        let others = word | (word &+ ones) | ((word &- ones &* 0x20) & ~word)
        return (pairs | backslash | others) & (ones &* 0x80) == 0
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
}
