/// The words of a line by what they say. They are taken out of the text when they are asked for: a card shows the line as
/// it stands, and most sites look up no names.
extension IngredientLine {
    /// What is needed, in the author's words; the whole line when it could not be read.
    public var name: String { words(.name, joined: " ") ?? "" }

    /// The size of what is counted ("large"), or how a measure is filled ("heaped"); nil when the line does not say.
    public var size: String? { words(.size, joined: " ") }

    /// What else the author says ("sifted", "optional"), joined with commas; nil when nothing.
    public var note: String? { words(.note, joined: ", ") }

    private func words(_ role: Role, joined separator: String) -> String? {
        var text: String?
        for part in parts where part.role == role {
            let words = words(in: part.range)
            if let before = text { text = before + separator + words } else { text = words }
        }
        return text
    }

    private func words(in range: Range<Int>) -> String {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(start, offsetBy: range.count)
        return String(decoding: text.utf8[start..<end], as: UTF8.self)
    }
}
