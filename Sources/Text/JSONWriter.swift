/// Writes JSON without white space as it goes, safe inside an HTML script element: for data that every page has.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///     json.member("name", "Focaccia")
///     json.member("steps") { $0.list(["Mix", "Bake"]) { $0.text($1) } }
/// }
/// json.finished    // {"name":"Focaccia","steps":["Mix","Bake"]}
/// ```
public struct JSONWriter: ~Copyable {
    private var output: OutputBuffer
    /// Whether something stands before, in the same object or list.
    private var follows = false

    /// A writer with room for `capacity` bytes before it has to grow.
    public init(capacity: Int = 1_024) {
        output = OutputBuffer(capacity: capacity)
    }

    /// What was written.
    public var finished: ScriptJSON { ScriptJSON(bytes: Array(output.bytes)) }

    /// An object of what `members` writes.
    public mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
    }

    /// A list of what `write` makes of the items.
    public mutating func list<Items: Sequence>(_ items: Items, _ write: (inout JSONWriter, Items.Element) -> Void) {
        enclose(UInt8(ascii: "["), UInt8(ascii: "]")) { json in
            for item in items {
                json.separate()
                write(&json, item)
            }
        }
    }

    /// An object as the next item of a list, of which all is known but the text at its end: `opening` goes on from the
    /// brace to that.
    public mutating func item(_ opening: StaticString, _ text: UnsafeBufferPointer<UInt8>) {
        separate()
        output.append(markup: opening)
        output.append(UInt8(ascii: "\""))
        appendInside(text)
        output.append(markup: "\"}")
    }

    /// A list of what `items` writes.
    public mutating func list(_ items: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "["), UInt8(ascii: "]"), items)
    }

    /// A text as the next item of a list.
    public mutating func item(_ text: String) {
        separate()
        self.text(text)
    }

    /// A text.
    public mutating func text(_ text: String) {
        output.append(UInt8(ascii: "\""))
        appendInside(text)
        output.append(UInt8(ascii: "\""))
    }

    /// Several texts as one, with `separator`, which needs no escape, between them.
    public mutating func text(joining texts: [String], by separator: StaticString) {
        output.append(UInt8(ascii: "\""))
        for (index, text) in texts.enumerated() {
            if index > 0 { output.append(markup: separator) }
            appendInside(text)
        }
        output.append(UInt8(ascii: "\""))
    }

    private mutating func appendInside(_ text: String) {
        text.utf8Bytes { appendInside($0) }
    }

    private mutating func appendInside(_ text: UnsafeBufferPointer<UInt8>) {
        // Common text needs no escape, in a JSON string within a script.
        if SWARScanner.commonTextEnd(in: text, from: 0) == text.count { return output.append(text) }
        var escaped: [UInt8] = []
        escaped.appendJSONString(text)
        escaped.withUnsafeBufferPointer { output.append($0) }
    }

    /// A key, which needs no escape, with its value.
    public mutating func member(_ key: StaticString, _ value: (inout JSONWriter) -> Void) {
        separate()
        output.append(UInt8(ascii: "\""))
        output.append(markup: key)
        output.append(markup: "\":")
        value(&self)
    }

    /// A key with a text; nothing where there is none.
    public mutating func member(_ key: StaticString, _ value: String?) {
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

/// JSON that is safe within a script element. Only a ``JSONWriter`` makes it.
public struct ScriptJSON: Hashable, Sendable {
    /// The JSON in UTF-8.
    public let bytes: [UInt8]

    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
}
