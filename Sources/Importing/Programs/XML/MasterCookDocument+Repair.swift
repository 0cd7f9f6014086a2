/// What MasterCook gets wrong in its XML.
extension MasterCookDocument {
    /// The document from its first element on, with quotes and angle brackets in the values of attributes as entities.
    static func repaired(_ text: [UInt8]) -> [UInt8] {
        let start = text.indices.first { text[$0] == UInt8(ascii: "<") && text[($0 + 1)...].isTag("mx2") }
        var (result, rest) = ([UInt8](), text[(start ?? 0)...])
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            result += rest[..<open]
            rest = rest[open...]
            // The whole recipe once more, as text.
            if rest.starts(with: "<![CDATA[".utf8) {
                let end = rest.firstRange(of: Array("]]>".utf8))?.upperBound ?? rest.endIndex
                result += rest[..<end]
                rest = rest[end...]
                continue
            }
            let tag = Tag(rest)
            result += tag.bytes
            rest = rest[tag.end...]
        }
        return result + rest
    }

    /// A tag whose values end at a quote behind which another attribute or its end stands.
    private struct Tag {
        private(set) var bytes: [UInt8] = []
        private(set) var end: Int

        init(_ text: ArraySlice<UInt8>) {
            var place = text.startIndex
            end = text.endIndex
            while place < text.endIndex {
                let byte = text[place]
                bytes.append(byte)
                place += 1
                if byte == UInt8(ascii: ">") {
                    end = place
                    return
                }
                guard byte == UInt8(ascii: "\""), bytes.dropLast().last == UInt8(ascii: "=") else { continue }
                let close = Self.close(text[place...])
                for byte in text[place..<close] { bytes += Self.entities[byte] ?? [byte] }
                place = close
                if place < text.endIndex {
                    bytes.append(text[place])
                    place += 1
                }
            }
        }

        /// Where the quote stands that ends the value at the start of a text.
        private static func close(_ text: ArraySlice<UInt8>) -> Int {
            // No value is longer than this: a quote that is missing costs no more.
            let near = text.prefix(4_096)
            let quotes = near.indices.lazy.filter { near[$0] == UInt8(ascii: "\"") }
            return quotes.first { isEnd(text[($0 + 1)...]) } ?? quotes.first ?? text.endIndex
        }

        /// Whether what stands behind a quote goes on with the tag or ends it.
        private static func isEnd(_ text: ArraySlice<UInt8>) -> Bool {
            let rest = text.drop { $0 <= 0x20 }
            if rest.first == UInt8(ascii: ">") || rest.starts(with: "/>".utf8) || rest.starts(with: "?>".utf8) {
                return true
            }
            let name = rest.prefix { ($0 | 0x20) &- 0x61 < 26 }
            return rest.startIndex > text.startIndex
                && names.contains(String(decoding: name, as: UTF8.self).lowercased())
                && rest[name.endIndex...].starts(with: "=\"".utf8)
        }

        private static let names: Set<String> = [
            "name", "author", "img", "unit", "qty", "code", "label", "source", "value", "elapsed", "refname", "date",
        ]
        private static let entities: [UInt8: [UInt8]] = [
            UInt8(ascii: "\""): Array("&quot;".utf8), UInt8(ascii: "<"): Array("&lt;".utf8),
            UInt8(ascii: ">"): Array("&gt;".utf8),
        ]
    }
}

extension ArraySlice<UInt8> {
    /// Whether it begins with the name of a tag, in any case of letters.
    fileprivate func isTag(_ name: String) -> Bool {
        prefix(name.utf8.count).map { $0 | 0x20 } == Array(name.utf8).map { $0 | 0x20 }
    }
}
