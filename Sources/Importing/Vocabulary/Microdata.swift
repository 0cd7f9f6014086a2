/// Reads things out of the attributes of a page (HTML Standard, 5: microdata), as JSON-LD would say them.
struct Microdata {
    private let page: HTMLPage
    /// The elements that a thing may refer to, by their identifiers.
    private let identified: [String: Int]

    /// The most things of a page, the most references of each, and the most nodes in all of these that are read.
    private static let (maxWithReferences, maxReferences, maxReferredTo) = (5, 20, 20_000)

    init(_ page: HTMLPage) {
        self.page = page
        let refers = page.nodes.contains { $0.attributes["itemref"] != nil }
        let named = page.nodes.enumerated().compactMap { place, node in node.attributes["id"].map { ($0, place) } }
        identified = refers ? Dictionary(named, uniquingKeysWith: { first, _ in first }) : [:]
    }

    /// The things of a type that are in no other thing of it.
    func things(ofType type: String) -> [LenientJSONValue] {
        var (things, place): ([LenientJSONValue], Int) = ([], 0)
        while place < page.nodes.count {
            let isWanted = types(of: place).contains { $0.split { "/:#".contains($0) }.last.map(String.init) == type }
            if isWanted {
                let elsewhere = things.count < Self.maxWithReferences ? references(of: place) : []
                things.append(thing(at: place, elsewhere, depth: 0))
                place = page.nodes[place].next
            } else {
                place += 1
            }
        }
        return things
    }

    private func types(of node: Int) -> [String] {
        guard page.nodes[node].attributes["itemscope"] != nil else { return [] }
        return page.nodes[node].attributes["itemtype"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }

    /// The elements outside of a thing that say something of it, by its `itemref`.
    private func references(of node: Int) -> [Int] {
        let names = page.nodes[node].attributes["itemref"]?.split(whereSeparator: \.isWhitespace) ?? []
        var (places, size): ([Int], Int) = ([], 0)
        for place in names.prefix(Self.maxReferences).compactMap({ identified[String($0)] }) {
            let end = page.nodes[place].next
            size += end - place
            let isOutside = place >= page.nodes[node].next || end <= node
            if isOutside, size <= Self.maxReferredTo, !places.contains(place) { places.append(place) }
        }
        return places
    }

    private func thing(at node: Int, _ elsewhere: [Int] = [], depth: Int) -> LenientJSONValue {
        var properties: [String: [LenientJSONValue]] = ["@type": types(of: node).map { .text($0) }]
        var count = 0
        for part in [node + 1..<page.nodes[node].next] + elsewhere.map({ $0..<page.nodes[$0].next }) {
            read(part, into: &properties, &count, depth: depth)
        }
        return .map(properties.mapValues { .list($0) })
    }

    /// Reads the properties that some nodes say.
    private func read(
        _ part: Range<Int>, into properties: inout [String: [LenientJSONValue]], _ count: inout Int, depth: Int
    ) {
        var (place, open) = (part.lowerBound, OpenProperties())
        while place < part.upperBound {
            let attributes = page.nodes[place].attributes
            let isThing = attributes["itemscope"] != nil
            let names = attributes["itemprop"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
            let isRead = isThing || names.isEmpty || open.enter(place, to: page.nodes[place].next)
            for name in names where isRead && depth < 8 && count < HTMLPage.maxProperties {
                count += 1
                properties[name, default: []].append(
                    isThing ? thing(at: place, depth: depth + 1) : value(of: name, at: place))
            }
            place = isThing ? page.nodes[place].next : place + 1
        }
    }

    /// What an element says of a property. A name that links somewhere is its words.
    private func value(of name: String, at node: Int) -> LenientJSONValue {
        let element = page.nodes[node]
        let attributes = element.attributes
        if let content = attributes["content"] { return .text(content) }
        switch element.name {
        case "img": return .text(attributes["data-src"] ?? attributes["src"] ?? "")
        case "time": if let time = attributes["datetime"], !time.isEmpty { return .text(time) }
        case "link": return .text(attributes["href"] ?? "")
        case "a" where name == "url" || name == "image": return .text(attributes["href"] ?? "")
        default: break
        }
        return .text(page.escapedText(of: node))
    }
}

/// The properties that are open where a page is read. They may stand in one another, but not so deep that its words were
/// read very often.
struct OpenProperties {
    private var ends: [Int] = []
    private static let deepest = 8

    /// Enters a property, whose element ends before a node; false where it stands too deep in others.
    mutating func enter(_ node: Int, to end: Int) -> Bool {
        while let last = ends.last, last <= node { ends.removeLast() }
        guard ends.count < Self.deepest else { return false }
        ends.append(end)
        return true
    }
}

extension HTMLPage {
    /// The most properties of a thing that are read, since what is in one may be in others too.
    static let maxProperties = 2_000
    /// The most elements and texts of a property that are read.
    private static let longestProperty = 5_000

    /// The lines of words in a node as a text that has markup says them.
    func escapedText(of node: Int) -> String {
        guard nodes[node].next - node <= Self.longestProperty else { return "" }
        return lines(of: node).joined(separator: "\n").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
