/// A text with places that are filled in: "{n} recipes".
struct Phrase: Sendable {
    private enum Part: Sendable {
        case text(String)
        case place(name: String, written: String)
    }

    private let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let end = rest.index(after: close)
            parts.append(.text(String(rest[..<open])))
            parts.append(
                .place(name: String(rest[open..<end].dropFirst().dropLast()), written: String(rest[open..<end])))
            rest = rest[end...]
        }
        self.parts = parts + [.text(String(rest))]
    }

    /// The text with what `value` gives for the name of each place; one that it has nothing for stays as it is written.
    func filled(_ value: (_ name: String) -> String?) -> String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .text(let words): text += words
            case .place(let name, let written): text += value(name) ?? written
            }
        }
    }
}
