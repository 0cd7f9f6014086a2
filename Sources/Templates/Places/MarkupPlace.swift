import Text

/// Whether a byte is white space in markup.
func isMarkupSpace(_ byte: UInt8) -> Bool { byte.isSpace || byte.isLineEnd || byte == 0x0C }

/// Where in HTML or XML the output has come to, as a browser's tokenizer would have it.
///
/// It follows the HTML Standard, section 13.2.5, as far as values may stand in places; all else is a place where they
/// may not.
struct MarkupPlace: Equatable, Sendable {
    enum State: Equatable {
        case text
        /// The content of an element in which tags mean nothing: script, style, title and so on.
        case content(Content)
        /// Behind `<`.
        case markupStart
        /// Behind `<!` or `<?`.
        case declaration
        case comment(dashes: Int)
        case characterData(brackets: Int)
        case endTag
        case tagName
        case betweenAttributes
        case attributeName
        case afterAttributeName
        case beforeValue
        case value(quote: UInt8)
        case unquotedValue
        case afterValue
        /// Within a tag, behind a section that may have printed an attribute or not.
        case seam
    }

    /// What the content of an element is, when it is not markup.
    enum Content: Equatable {
        /// Text with entities but without elements: title, textarea.
        case text
        /// A script that is data.
        case json(JSONPlace)
        /// A program, a style, and whatever else no value may stand in.
        case program
    }

    let isXML: Bool
    var state = State.text
    /// The element whose tag or content this is, in small letters.
    var element: [UInt8] = []
    /// The attribute read last, in small letters.
    var attribute: [UInt8] = []
    /// The type of a script, in small letters.
    var scriptType: [UInt8] = []
    var url = URLPlace()
    /// The start of what could become a declaration, or how much of an end tag is read.
    var pending: [UInt8] = []

    init(isXML: Bool) {
        self.isXML = isXML
    }

    var isBetweenAttributes: Bool {
        switch state {
        case .tagName, .betweenAttributes, .attributeName, .afterAttributeName, .afterValue, .seam: true
        default: false
        }
    }

    /// The place behind a section that ends here or there, or nil when the two do not agree.
    ///
    /// Within a tag, one may have an attribute that the other has not.
    func joined(with other: MarkupPlace) -> MarkupPlace? {
        if case .value = state, state == other.state { return value(joinedWith: other) }
        if self == other { return self }
        guard isBetweenAttributes, other.isBetweenAttributes, element == other.element else { return nil }
        var joined = self
        if scriptType != other.scriptType { joined.scriptType = [] }
        joined.state = state == other.state && state == .betweenAttributes ? state : .seam
        return joined
    }

    private func value(joinedWith other: MarkupPlace) -> MarkupPlace? {
        guard attribute == other.attribute, let url = url.joined(with: other.url) else { return nil }
        var joined = self
        joined.url = url
        if scriptType != other.scriptType { joined.scriptType = Array("?".utf8) }
        return joined
    }
}

// What elements and attributes mean, and printing values in them.
extension MarkupPlace {
    private static let urlAttributes: Set<String> = [
        "href", "src", "action", "formaction", "cite", "poster", "data", "manifest", "background", "longdesc",
        "itemid", "xlink:href",
    ]
    private static let forbiddenAttributes: Set<String> = ["style", "srcdoc", "ping"]
    private static let dataTypes: Set<String> = ["application/json", "application/ld+json"]
    private static let opaqueElements: Set<String> = [
        "style", "iframe", "noembed", "noframes", "xmp", "plaintext",
    ]

    var isScriptType: Bool { element.elementsEqual("script".utf8) && attribute.elementsEqual("type".utf8) }

    var isURL: Bool { MarkupPlace.urlAttributes.contains(String(decoding: attribute, as: UTF8.self)) }

    /// Whether the attribute is one of several URLs, each with what it is good for behind it.
    var isSourceSet: Bool {
        // Asked of each byte of a value, so most names are told by their length.
        switch attribute.count {
        case 6: attribute.elementsEqual("srcset".utf8)
        case 11: attribute.elementsEqual("imagesrcset".utf8)
        default: false
        }
    }

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
        return isURL || isSourceSet ? url.print(opened: quote, isOneOfSeveral: isSourceSet) : .attribute
    }
}
