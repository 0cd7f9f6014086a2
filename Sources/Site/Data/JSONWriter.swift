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
    private(set) var bytes: [UInt8] = []
    /// Whether something stands before, in the same object or list.
    private var follows = false

    init(capacity: Int = 1_024) {
        bytes.reserveCapacity(capacity)
    }

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

    mutating func text(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        bytes.appendJSONString(text)
        bytes.append(UInt8(ascii: "\""))
    }

    /// A key, which needs no escape, with its value.
    mutating func member(_ key: StaticString, _ value: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        value(&self)
    }

    /// A key with a text; nothing where there is none.
    mutating func member(_ key: StaticString, _ value: String?) {
        if let value { member(key) { $0.text(value) } }
    }

    private mutating func enclose(_ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void) {
        bytes.append(open)
        follows = false
        content(&self)
        bytes.append(close)
        follows = true
    }

    private mutating func separate() {
        if follows { bytes.append(UInt8(ascii: ",")) }
        follows = true
    }
}
