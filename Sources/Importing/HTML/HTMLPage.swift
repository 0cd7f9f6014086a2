import CGumbo

/// A web page as a parser sees it: its elements and texts in the order of the page.
///
/// ```
/// let page = try HTMLPage(Array("<p>Crème <b>brûlée</b></p>".utf8))
/// page.text(of: 0)    // "Crème brûlée"
/// ```
struct HTMLPage {
    /// An element or a text.
    struct Node {
        /// The name of the element in lower case; nil for a text.
        var name: String?
        /// The words of a text.
        var text = ""
        /// The attributes that this program has use for.
        var attributes: [String: String] = [:]
        /// The number of the first node behind all in it.
        var next = 0
    }

    /// The nodes, each followed by those in it; none for a page without anything.
    private(set) var nodes: [Node] = []

    /// The most bytes that a page may have.
    static let largest = 8_000_000

    /// Reads a page; `type` is what its server calls it. Throws the reason why it cannot be read.
    init(_ bytes: [UInt8], type: String = "") throws(UnreadablePage) {
        guard bytes.count <= Self.largest else { throw UnreadablePage("it is larger than 8 MB") }
        let charset = PageText.charset(ofType: type)
        try self.init(text: Self.decoded(bytes, charset))
        if charset == nil, let named = charsetOfMeta { try self.init(text: Self.decoded(bytes, named)) }
    }

    /// Reads a page in UTF-8.
    init(text: [UInt8]) throws(UnreadablePage) {
        if let reason = HTMLComplexity.refusal(of: text) { throw UnreadablePage(reason, isTooDeep: true) }
        text.withUnsafeBytes { bytes in
            var options = kGumboDefaultOptions
            options.max_errors = 0
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            guard let start, let output = gumbo_parse_with_options(&options, start, bytes.count) else { return }
            if let root = output.pointee.root { read(root) }
            gumbo_destroy_output(&options, output)
        }
    }

    private static func decoded(_ bytes: [UInt8], _ charset: String?) throws(UnreadablePage) -> [UInt8] {
        if let text = PageText.decode(bytes, charset: charset) { return text }
        throw UnreadablePage("its text is in \"\(charset ?? "")\", which cannot be read")
    }

    /// The encoding that the page says in its head.
    private var charsetOfMeta: String? {
        for node in nodes where node.name == "meta" {
            if let charset = node.attributes["charset"] { return charset }
            guard node.attributes["http-equiv"]?.lowercased() == "content-type" else { continue }
            if let type = node.attributes["content"], let charset = PageText.charset(ofType: type) { return charset }
        }
        return nil
    }

    /// Copies the tree of the parser, without recursion.
    private mutating func read(_ root: UnsafeMutablePointer<GumboNode>) {
        var path: [(node: UnsafeMutablePointer<GumboNode>, place: Int, child: UInt32)] = []
        enter(root, &path)
        while let (node, place, child) = path.last {
            let children = node.pointee.v.element.children
            if child < children.length, let next = children.data[Int(child)] {
                path[path.count - 1].child += 1
                enter(next.assumingMemoryBound(to: GumboNode.self), &path)
            } else {
                nodes[place].next = nodes.count
                path.removeLast()
            }
        }
    }

    private mutating func enter(
        _ node: UnsafeMutablePointer<GumboNode>,
        _ path: inout [(node: UnsafeMutablePointer<GumboNode>, place: Int, child: UInt32)]
    ) {
        switch node.pointee.type {
        case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
            path.append((node, nodes.count, 0))
            nodes.append(Self.element(node.pointee.v.element))
        case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
            nodes.append(Node(text: String(cString: node.pointee.v.text.text), next: nodes.count + 1))
        default: break
        }
    }

    private static func element(_ element: GumboElement) -> Node {
        var node = Node(name: name(of: element))
        for place in 0..<Int(element.attributes.length) {
            guard let pointer = element.attributes.data[place] else { continue }
            let attribute = pointer.assumingMemoryBound(to: GumboAttribute.self).pointee
            let name = String(cString: attribute.name).lowercased()
            if kept.contains(name) { node.attributes[name] = String(cString: attribute.value) }
        }
        return node
    }

    private static func name(of element: GumboElement) -> String {
        if element.tag != GUMBO_TAG_UNKNOWN { return String(cString: gumbo_normalized_tagname(element.tag)) }
        var tag = element.original_tag
        gumbo_tag_from_original_text(&tag)
        let bytes = UnsafeBufferPointer(start: tag.data, count: tag.length).prefix(64)
        return String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
    }

    private static let kept: Set<String> = [
        "alt", "charset", "class", "content", "data-src", "datetime", "href", "http-equiv", "id", "itemid", "itemprop",
        "itemref", "itemscope", "itemtype", "lang", "name", "property", "rel", "src", "title", "type", "value",
    ]
}

/// Why a page cannot be read.
struct UnreadablePage: Error {
    /// One clause without a full stop: "it is larger than 8 MB".
    let reason: String
    /// Further facts.
    let notes: [String]
    /// Whether it would take too long to be parsed, and may have JSON-LD that can be read.
    let isTooDeep: Bool

    init(_ reason: String, notes: [String] = [], isTooDeep: Bool = false) {
        (self.reason, self.notes, self.isTooDeep) = (reason, notes, isTooDeep)
    }
}
