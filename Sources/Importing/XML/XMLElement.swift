import Text

/// An element of an XML document with all that is in it.
///
/// ```
/// let root = try XMLElement.read(Array("<recipe><title>Crème</title></recipe>".utf8))
/// root["title"]?.words    // "Crème"
/// ```
struct XMLElement {
    /// What stands in an element, in order.
    enum Part {
        case element(XMLElement)
        case text(String)
    }

    /// The name in lower case: programs differ in how they write it.
    let name: String
    /// The attributes, by their names in lower case.
    let attributes: [String: String]
    /// The elements and texts in it.
    var parts: [Part] = []

    /// The elements in it, in order.
    var elements: [XMLElement] {
        parts.compactMap { part in
            if case .element(let element) = part { element } else { nil }
        }
    }

    /// The elements of a name in it, in order.
    func all(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

    /// The first element that a path of names leads to.
    subscript(_ path: String...) -> XMLElement? {
        var found = self
        for name in path {
            guard let next = found.all(name).first else { return nil }
            found = next
        }
        return found
    }

    /// The elements of a name at any depth in it, in order; what is in one of them is not looked at.
    func descendants(_ name: String) -> [XMLElement] {
        elements.flatMap { $0.name == name ? [$0] : $0.descendants(name) }
    }

    /// All the text in it, as it stands.
    var text: String {
        parts.map { part in
            switch part {
            case .element(let element): element.text
            case .text(let text): text
            }
        }.joined()
    }

    /// Its text as one line without markup; nil for none.
    var words: String? { LenientJSONValue.text(text).words }

    /// The lines of its text without markup.
    var lines: [String] { PlainWords.lines(text) }

    /// An attribute as one line without markup; nil where it is missing or empty.
    func attribute(_ name: String) -> String? { attributes[name].flatMap { LenientJSONValue.text($0).words } }
}
