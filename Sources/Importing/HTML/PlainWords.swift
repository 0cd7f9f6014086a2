/// Words without what a page does with them: white space, invisible characters, entities and tags.
enum PlainWords {
    /// A text as one line: white space of any kind is one space, and what cannot be seen is left out.
    static func line(_ text: String) -> String {
        var line = ""
        var isSpaced = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace || scalar.value < 0x20 {
                isSpaced = !line.isEmpty
            } else if !isUnseen(scalar) {
                if isSpaced { line.unicodeScalars.append(" ") }
                isSpaced = false
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// The lines of a text that may have tags and entities in it, as texts in JSON-LD have, also twice encoded.
    static func lines(_ text: String) -> [String] {
        var lines = [text]
        for _ in 0..<2 { lines = lines.flatMap(unmarked) }
        return lines.flatMap { $0.split(whereSeparator: \.isNewline) }.map { line(String($0)) }.filter { !$0.isEmpty }
    }

    /// The lines of a text without its tags and entities. A line break is one where no tags make lines.
    private static func unmarked(_ text: String) -> [String] {
        guard isMarkup(text) else { return [text] }
        let lines = hasBlocks(text) ? [text[...]] : text.split(whereSeparator: \.isNewline)
        return lines.flatMap { line in
            // What is no HTML is what it says.
            (try? HTMLPage(text: Array(line.utf8))).map { $0.lines(of: 0) } ?? [String(line)]
        }
    }

    /// Whether tags in a text, which may be encoded, make lines of it.
    private static func hasBlocks(_ text: String) -> Bool {
        let bytes = Array(text.replacing("&lt;", with: "<").utf8)
        return bytes.indices.contains { place in
            bytes[place] == UInt8(ascii: "<") && HTMLTags.blocks.contains(tagName(bytes[(place + 1)...]))
        }
    }

    /// The words of a text that may have tags and entities in it, as one line.
    static func words(_ text: String) -> String { lines(text).joined(separator: " ") }

    /// Whether an entity or a tag of HTML stands in a text; "1 < 2 & 3", "<3" and "<of>" are words.
    private static func isMarkup(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.dropLast().contains { place in
            switch bytes[place] {
            case UInt8(ascii: "<"): isTag(bytes[(place + 1)...])
            case UInt8(ascii: "&"): isEntity(bytes[(place + 1)...])
            default: false
            }
        }
    }

    private static func isTag(_ rest: ArraySlice<UInt8>) -> Bool {
        if rest.starts(with: "!--".utf8) { return true }
        return HTMLTags.known.contains(tagName(rest))
    }

    private static func tagName(_ rest: ArraySlice<UInt8>) -> String {
        let name = rest.drop { $0 == UInt8(ascii: "/") }.prefix(20).prefix { isWord($0) }
        return String(decoding: name, as: UTF8.self).lowercased()
    }

    private static func isEntity(_ rest: ArraySlice<UInt8>) -> Bool {
        let name = rest.drop { $0 == UInt8(ascii: "#") }.prefix(32).prefix { isWord($0) }
        return !name.isEmpty && name.endIndex < rest.endIndex && rest[name.endIndex] == UInt8(ascii: ";")
    }

    private static func isWord(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

    /// Controls, marks of width zero and the soft hyphen; not those that join letters or turn the direction of a script.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0xAD, 0x200B, 0x2060, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
