/// A JSON text in the making, with its keys in the order given (RFC 8259).
public enum JSONValue: Hashable, Sendable {
    case null
    case flag(Bool)
    /// A number, as its digits.
    case number(String)
    case text(String)
    case list([JSONValue])
    case object([Member])

    /// One key of an object with its value.
    public struct Member: Hashable, Sendable {
        /// The key, unescaped.
        public var key: String
        /// Its value.
        public var value: JSONValue

        /// A key with its value.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// A text, or null.
    public static func text(_ value: String?) -> JSONValue { value.map { .text($0) } ?? .null }

    /// A whole number, or null.
    public static func number(_ value: Int?) -> JSONValue { value.map { .number(String($0)) } ?? .null }

    /// A Boolean, or null when it is not known.
    public static func flag(_ value: Bool?) -> JSONValue { value.map { .flag($0) } ?? .null }

    /// The object with more keys at its end; anything else as it is.
    public func adding(_ members: [Member]) -> JSONValue {
        guard case .object(let own) = self else { return self }
        return .object(own + members)
    }

    /// The JSON in UTF-8 on lines of their own, indented by two spaces; a list of plain values stands on one line.
    public var pretty: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, layout: .lines(indent: 0))
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// The JSON in UTF-8 without white space.
    public var compact: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, layout: .compact)
        return bytes
    }

    private enum Layout: Equatable {
        case compact
        case oneLine
        case lines(indent: Int)

        var inner: Layout {
            if case .lines(let indent) = self { return .lines(indent: indent + 1) }
            return self
        }
    }

    private var isPlain: Bool {
        switch self {
        case .list, .object: false
        default: true
        }
    }

    private func write(to bytes: inout [UInt8], layout: Layout) {
        switch self {
        case .null: bytes += "null".utf8
        case .flag(let value): bytes += (value ? "true" : "false").utf8
        case .number(let digits): bytes += digits.utf8
        case .text(let text): Self.quote(text, into: &bytes)
        case .list(let values):
            let layout = layout != .compact && values.allSatisfy(\.isPlain) ? .oneLine : layout
            Self.write(values, between: "[", "]", to: &bytes, layout: layout) { value, bytes in
                value.write(to: &bytes, layout: layout.inner)
            }
        case .object(let members):
            Self.write(members, between: "{", "}", to: &bytes, layout: layout) { member, bytes in
                Self.quote(member.key, into: &bytes)
                bytes += (layout == .compact ? ":" : ": ").utf8
                member.value.write(to: &bytes, layout: layout.inner)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between open: String, _ close: String, to bytes: inout [UInt8], layout: Layout,
        each: (Item, inout [UInt8]) -> Void
    ) {
        bytes += open.utf8
        for (index, item) in items.enumerated() {
            if index > 0 { bytes += (layout == .oneLine ? ", " : ",").utf8 }
            if case .lines(let indent) = layout { newline(indent + 1, to: &bytes) }
            each(item, &bytes)
        }
        if case .lines(let indent) = layout, !items.isEmpty { newline(indent, to: &bytes) }
        bytes += close.utf8
    }

    private static func newline(_ indent: Int, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: indent * 2)
    }

    /// What stands in JSON as it is: all that can be seen but a quote and a backslash.
    private static let plain = ASCIISet(
        String(decoding: (0x20..<0x7F).filter { $0 != 0x22 && $0 != 0x5C }, as: UTF8.self))

    private static func quote(_ text: String, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        // Most texts are as they stand, and the search index of a large site is of many.
        if plain.containsAll(of: text) {
            bytes += text.utf8
            bytes.append(UInt8(ascii: "\""))
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += "\\\"".utf8
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            // RFC 8259 wants only those below U+0020 escaped; a terminal obeys others too.
            case _ where VisibleText.acts(scalar):
                let hex = String(scalar.value, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
