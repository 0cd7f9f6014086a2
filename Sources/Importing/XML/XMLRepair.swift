import Text

/// What programs get wrong in the XML that they write.
enum XMLRepair {
    /// The text in UTF-8, from what the document says of its encoding, where that is so; else from what people have.
    static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        let named = encoding(of: String(decoding: bytes.prefix(200), as: UTF8.self))
        return PageText.decode(bytes, charset: named) ?? PageText.decode(bytes, charset: nil) ?? bytes
    }

    private static func encoding(of start: String) -> String? {
        guard start.hasPrefix("<?xml"), let end = start.firstRange(of: "?>"),
            let name = start[..<end.lowerBound].firstRange(of: "encoding")
        else { return nil }
        let value = start[name.upperBound..<end.lowerBound].drop { $0 == "=" || $0.isWhitespace }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return String(value.dropFirst().prefix { $0 != quote })
    }

    /// The text without what stands before its first element, with each `&` that begins no entity of XML as the sign that was
    /// meant, and without control characters, which no document may have; nil where nothing is to be done.
    static func repaired(_ text: [UInt8]) -> [UInt8]? {
        let start = text.indices.dropLast().first {
            text[$0] == UInt8(ascii: "<") && (text[$0 + 1] | 0x20) &- 0x61 < 26
        }
        var (result, place) = ([UInt8](), start ?? 0)
        result.reserveCapacity(text.count + text.count / 64)
        while place < text.count {
            let byte = text[place]
            if byte == UInt8(ascii: "&"), !isEntity(text[(place + 1)...]) {
                let name = name(text[(place + 1)...])
                result += name.map { Array(sign(String(decoding: $0, as: UTF8.self)).utf8) } ?? []
                if name == nil { result += Array("&amp;".utf8) }
                place += 1 + (name.map { $0.count + 1 } ?? 0)
            } else {
                if byte >= 0x20 || [0x09, 0x0A, 0x0D].contains(byte) { result.append(byte) }
                place += 1
            }
        }
        return result == text ? nil : result
    }

    /// The sign that an entity of HTML stands for; those that are white space are a space.
    static func sign(_ entity: String) -> String {
        let words = PlainWords.words("&\(entity);")
        return words.isEmpty ? " " : words
    }

    /// Whether an entity that XML itself knows stands there, behind its `&`.
    private static func isEntity(_ rest: ArraySlice<UInt8>) -> Bool {
        if rest.first == UInt8(ascii: "#") { return rest.prefix(10).contains(UInt8(ascii: ";")) }
        return ["amp;", "lt;", "gt;", "quot;", "apos;"].contains { rest.starts(with: $0.utf8) }
    }

    /// The name of an entity of HTML.
    private static func name(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let name = rest.prefix(32).prefix { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
        guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";") else { return nil }
        let words = sign(String(decoding: name, as: UTF8.self))
        return words.hasPrefix("&") || words == "<" ? nil : name
    }
}
