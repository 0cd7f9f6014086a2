import Text

// What elements and attributes mean, and printing values in them.
extension MarkupPlace {
    private static let urlAttributes: Set<String> = [
        "href", "src", "action", "formaction", "cite", "poster", "data", "manifest", "background", "longdesc",
        "itemid", "xlink:href",
    ]
    private static let forbiddenAttributes: Set<String> = ["style", "srcset", "imagesrcset", "srcdoc", "ping"]
    private static let dataTypes: Set<String> = ["application/json", "application/ld+json"]
    private static let opaqueElements: Set<String> = [
        "style", "iframe", "noembed", "noframes", "xmp", "plaintext",
    ]

    var isScriptType: Bool { element.elementsEqual("script".utf8) && attribute.elementsEqual("type".utf8) }

    var isURL: Bool { MarkupPlace.urlAttributes.contains(String(decoding: attribute, as: UTF8.self)) }

    /// What the content of the element is whose tag ends here; nil is markup.
    var content: Content? {
        guard !isXML else { return nil }
        switch String(decoding: element, as: UTF8.self) {
        case "title", "textarea": return .text
        case "script":
            let isData = MarkupPlace.dataTypes.contains(String(decoding: scriptType, as: UTF8.self))
            return isData ? .json(JSONPlace()) : .program
        case let name where MarkupPlace.opaqueElements.contains(name): return .program
        default: return nil
        }
    }

    /// How a value of `kind` is written here.
    mutating func print(_ kind: PrintKind, isRaw: Bool) throws(UnsafePlace) -> Escape {
        switch state {
        case .text: return kind == .text || isXML && !isRaw ? .text : .trusted
        case .content(let content): return try printContent(kind, content)
        case .value(let quote): return try printValue(kind, quote)
        case .unquotedValue, .beforeValue:
            throw UnsafePlace(message: "a tag may not stand in an attribute without quotes", fix: "write \"{{…}}\"")
        case .markupStart, .endTag, .tagName:
            throw UnsafePlace(message: "a tag may not be the name of an element")
        case .attributeName, .afterAttributeName, .betweenAttributes, .afterValue, .seam:
            throw UnsafePlace(
                message: "a tag may not be an attribute", fix: "write it as the value of one: name=\"{{…}}\"")
        case .comment, .declaration, .characterData:
            throw UnsafePlace(message: "a tag may not stand in a comment or a declaration")
        }
    }

    private func printContent(_ kind: PrintKind, _ content: Content) throws(UnsafePlace) -> Escape {
        let name = String(decoding: element, as: UTF8.self)
        guard pending.isEmpty else { throw UnsafePlace(message: "a tag may not be the name of an element") }
        switch content {
        case .json(let json): return try json.print(kind)
        case .text:
            guard kind == .text else { throw UnsafePlace(message: "HTML may not stand in <\(name)>") }
            return .text
        case .program:
            throw UnsafePlace(
                message: "a tag may not stand in <\(name)>", fix: "pass the value in a data- attribute")
        }
    }

    private mutating func printValue(_ kind: PrintKind, _ quote: UInt8) throws(UnsafePlace) -> Escape {
        let name = String(decoding: attribute, as: UTF8.self)
        guard !MarkupPlace.forbiddenAttributes.contains(name), !name.hasPrefix("on") else {
            throw UnsafePlace(message: "a tag may not stand in the attribute `\(name)`")
        }
        guard kind == .text else { throw UnsafePlace(message: "HTML may not stand in an attribute") }
        if isScriptType { scriptType = Array("?".utf8) }
        return isURL ? url.print(opened: quote) : .attribute
    }
}
