/// Finds the scripts of a page that is not parsed.
enum ScriptScan {
    /// What stands in its scripts of JSON-LD, in order.
    static func linkedData(in page: [UInt8]) -> [String] {
        var (sources, rest): ([String], ArraySlice<UInt8>) = ([], page[...])
        while let start = place(of: "<script", in: rest) {
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")),
                let close = place(of: "</script", in: rest[end...])
            else { return sources }
            if String(decoding: rest[start..<end], as: UTF8.self).lowercased().contains("ld+json") {
                sources.append(String(decoding: rest[(end + 1)..<close], as: UTF8.self))
            }
            rest = rest[close...].dropFirst()
        }
        return sources
    }

    /// Where a tag begins, in any case of letters.
    private static func place(of tag: String, in text: ArraySlice<UInt8>) -> Int? {
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            let found = String(decoding: rest[start...].prefix(tag.utf8.count), as: UTF8.self)
            if found.lowercased() == tag { return start }
            rest = rest[(start + 1)...]
        }
        return nil
    }
}
