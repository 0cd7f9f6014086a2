extension Words {
    /// A phrase with its places filled in: `{n}` with the text named `n`. What is filled in is not looked at again.
    public func filled(_ word: Word, _ texts: (name: String, text: String)...) -> String {
        var rest = self[word][...]
        var phrase = ""
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            let after = rest.utf8.index(after: close)
            let name = rest[rest.utf8.index(after: open)..<close]
            phrase += rest[..<open]
            phrase += texts.first { $0.name == name }?.text ?? String(rest[open..<after])
            rest = rest[after...]
        }
        return phrase + rest
    }
}
