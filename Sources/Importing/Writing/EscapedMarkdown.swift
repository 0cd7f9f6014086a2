import Text

/// Text from elsewhere as Markdown that shows the same words and does nothing: no markup, link, tag, list or heading comes of it.
package enum EscapedMarkdown {
    /// One line at the start of a paragraph or an item.
    package static func line(_ text: String) -> String { escaped(text, isHeading: false) }

    /// One line behind the signs of a heading.
    package static func heading(_ text: String) -> String { escaped(text, isHeading: true) }

    private static func escaped(_ text: String, isHeading: Bool) -> String {
        let bytes = Array(text.utf8)
        return escaped(bytes, bytes.indices, isHeading: isHeading)
    }

    /// A part of a line, which stands in it where it is.
    package static func escaped(_ bytes: [UInt8], _ part: Range<Int>, isHeading: Bool = false) -> String {
        var inert: [UInt8] = []
        inert.reserveCapacity(part.count + 16)
        for place in part {
            let byte = bytes[place]
            let next = place + 1 < bytes.count ? bytes[place + 1] : 0x20
            if isMarkup(byte, next, bytes[place...]) || isHeading && byte == UInt8(ascii: "#")
                || isMarker(bytes, place) || isAddress(bytes, place)
            {
                inert.append(UInt8(ascii: "\\"))
            }
            // An address of mail is made a link however it is escaped, and is none with a comment in it.
            if byte == UInt8(ascii: "@"), place > 0, !isSpace(bytes[place - 1]), !isSpace(next) {
                inert += Array("<!-- -->".utf8)
            }
            inert.append(byte)
        }
        return String(decoding: inert, as: UTF8.self)
    }

    private static func isMarkup(_ byte: UInt8, _ next: UInt8, _ rest: ArraySlice<UInt8>) -> Bool {
        switch byte {
        case UInt8(ascii: "&"): isEntity(rest.dropFirst())
        case UInt8(ascii: "<"): isLetter(next) || "/!?".utf8.contains(next)
        default: "\\`*_[]|~".utf8.contains(byte)
        }
    }

    private static func isEntity(_ rest: ArraySlice<UInt8>) -> Bool {
        let name = rest.drop { $0 == UInt8(ascii: "#") }.prefix(40).prefix { isLetter($0) || $0 &- 0x30 < 10 }
        return !name.isEmpty && name.endIndex < rest.endIndex && rest[name.endIndex] == UInt8(ascii: ";")
    }

    /// Whether a byte would begin a heading, a list, a quotation, a rule or a line under a heading.
    private static func isMarker(_ bytes: [UInt8], _ place: Int) -> Bool {
        switch bytes[place] {
        case UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: ">"): place == 0
        case UInt8(ascii: "."), UInt8(ascii: ")"):
            place > 0 && (place + 1 == bytes.count || isSpace(bytes[place + 1]))
                && bytes[..<place].allSatisfy { $0 &- 0x30 < 10 }
        default: false
        }
    }

    /// Whether a byte is that by which an address of the web is known: the colon before `//`, the full stop behind `www`.
    private static func isAddress(_ bytes: [UInt8], _ place: Int) -> Bool {
        switch bytes[place] {
        case UInt8(ascii: ":"): bytes[(place + 1)...].starts(with: "//".utf8)
        case UInt8(ascii: "."): place >= 3 && bytes[place - 3..<place].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
        default: false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
}

/// Text from elsewhere as a value of front matter.
package enum YAMLValue {
    /// As it stands where that is nothing but words, else in quotes.
    package static func of(_ text: String) -> String { isPlain(text, besides: ",") ? text : quoted(text) }

    /// A whole number as it stands, any other text as such.
    package static func count(_ text: String) -> String { Int(text) == nil ? of(text) : text }

    /// A list in one line.
    package static func list(_ texts: [String]) -> String {
        "[" + texts.map { isPlain($0) ? $0 : quoted($0) }.joined(separator: ", ") + "]"
    }

    /// An address, which has no spaces.
    package static func address(_ text: String) -> String {
        text.contains("#") || text.hasSuffix(":") ? quoted(text) : text
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func isPlain(_ text: String, besides others: String = "") -> Bool {
        guard let first = text.first, first.isLetter || first.isNumber, !text.hasSuffix(" ") else { return false }
        return !words.contains(text.lowercased()) && Double(text) == nil && text.contains(where: \.isLetter)
            && text.allSatisfy { $0.isLetter || $0.isNumber || " -./()'".contains($0) || others.contains($0) }
    }

    /// Words that YAML takes for something else.
    private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
}
