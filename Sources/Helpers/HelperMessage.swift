import Text

/// What this program and a helper say to one another: a word, and fields of bytes with their lengths before them, so that no byte of
/// a field is taken for anything else.
///
/// ```text
/// lost 12 22⏎ then a path of 12 bytes and a reason of 22
/// ```
package struct HelperMessage: Hashable, Sendable {
    /// What is said: a word in lowercase.
    package let name: String
    /// What it is said of.
    package let fields: [[UInt8]]

    /// A message of some bytes.
    package init(_ name: String, fields: [[UInt8]]) { (self.name, self.fields) = (name, fields) }

    /// A message of some texts, and of bytes behind them.
    package init(_ name: String, _ texts: String..., bytes: [UInt8]? = nil) {
        self.init(name, fields: texts.map { Array($0.utf8) } + (bytes.map { [$0] } ?? []))
    }

    /// The message as it is sent.
    package var bytes: [UInt8] {
        var bytes = Array("\(([name] + fields.map { String($0.count) }).joined(separator: " "))\n".utf8)
        bytes.reserveCapacity(bytes.count + fields.reduce(0) { $0 + $1.count })
        for field in fields { bytes += field }
        return bytes
    }

    /// A field as a text of one line, as far as it is one: nothing in it ends the line or acts on a terminal.
    package func text(_ place: Int) -> String {
        VisibleText.blanked(String(decoding: fields[place], as: UTF8.self))
    }

    /// A field as a whole number; nil for anything else.
    package func number(_ place: Int) -> Int? { Int(text(place)) }
}

/// Cuts what the other side writes into messages, as the bytes come.
package struct HelperMessageReader {
    private var buffer: [UInt8] = []
    /// Where the next message begins.
    private var start = 0
    private let longestBody: Int
    private static let longestHead = 1024
    private static let longestText = 65_536

    /// A reader that waits for no more than `longestBody` bytes of a last field; those before it are texts.
    package init(longestBody: Int) { self.longestBody = longestBody }

    package mutating func append(_ bytes: some Sequence<UInt8>) {
        buffer.removeFirst(start)
        start = 0
        buffer.append(contentsOf: bytes)
    }

    /// Whether nothing has come of a further message.
    package var isAtEnd: Bool { start == buffer.count }

    /// The next message that has come whole; nil when there is none yet.
    package mutating func next() throws(HelperExchange.MalformedResponse) -> HelperMessage? {
        guard let (name, lengths, end) = try head() else { return nil }
        var (fields, place): ([[UInt8]], Int) = ([], end)
        for length in lengths {
            guard buffer.count - place >= length else { return nil }
            fields.append(Array(buffer[place..<place + length]))
            place += length
        }
        start = place
        return HelperMessage(name, fields: fields)
    }

    /// The first line: the word and the lengths of the fields.
    private func head() throws(HelperExchange.MalformedResponse) -> (name: String, lengths: [Int], end: Int)? {
        let rest = buffer[start...].prefix(Self.longestHead)
        guard let newline = rest.firstIndex(of: UInt8(ascii: "\n")) else {
            if rest.count == Self.longestHead { throw .init() }
            return nil
        }
        let words = String(decoding: buffer[start..<newline], as: UTF8.self).split(separator: " ")
        let lengths = words.dropFirst().compactMap { UInt($0).flatMap(Int.init(exactly:)) }
        guard let name = words.first, lengths.count == words.count - 1,
            lengths.dropLast().allSatisfy({ $0 <= Self.longestText }), lengths.last ?? 0 <= longestBody
        else { throw .init() }
        return (String(name), lengths, newline + 1)
    }
}
