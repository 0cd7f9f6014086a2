extension Words {
    /// A phrase with its places filled in: `{n}` with the text named `n`. What is filled in is not looked at again.
    public func filled(_ word: Word, _ texts: (name: String, text: String)...) -> String {
        let phrase = Array(self[word].utf8)
        var filled: [UInt8] = []
        var rest = phrase[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            let name = rest[(open + 1)..<close]
            filled += rest[..<open]
            if let text = texts.first(where: { $0.name.utf8.elementsEqual(name) })?.text {
                filled += text.utf8
            } else {
                filled += rest[open...close]
            }
            rest = rest[(close + 1)...]
        }
        return String(decoding: filled + rest, as: UTF8.self)
    }
}
