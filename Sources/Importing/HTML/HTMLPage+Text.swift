/// The words of a page as a reader sees them.
extension HTMLPage {
    /// The lines of words in a node: blocks and line breaks begin new ones, white space is one space, and none is empty.
    func lines(of node: Int) -> [String] {
        guard nodes.indices.contains(node) else { return [] }
        var lines = [""]
        var blockEnds: [Int] = []
        var (spanEnds, isBetweenSpans): (Set<Int>, Bool) = ([], false)
        var place = node
        while place < nodes[node].next {
            while let end = blockEnds.last, end <= place {
                blockEnds.removeLast()
                lines.append("")
            }
            guard let name = nodes[place].name else {
                lines[lines.count - 1] += Self.joint(lines[lines.count - 1], nodes[place].text, isBetweenSpans)
                isBetweenSpans = false
                place += 1
                continue
            }
            if HTMLTags.unseen.contains(name), place != node {
                place = nodes[place].next
                continue
            }
            if HTMLTags.blocks.contains(name) {
                lines.append("")
                blockEnds.append(nodes[place].next)
            }
            if name == "span" {
                isBetweenSpans = isBetweenSpans || spanEnds.contains(place)
                spanEnds.insert(nodes[place].next)
            }
            // The cells of a row are read as words beside one another.
            if name == "td" || name == "th" { lines[lines.count - 1] += " " }
            place += 1
        }
        return lines.map { PlainWords.line($0) }.filter { !$0.isEmpty }
    }

    /// A text as it stands behind another: the words of two spans that touch are kept apart, which is what pages do by their
    /// styles (`<span>200</span><span>g</span>`).
    private static func joint(_ before: String, _ text: String, _ isBetweenSpans: Bool) -> String {
        guard isBetweenSpans, let last = before.last, let first = text.first else { return text }
        return (last.isLetter || last.isNumber) && (first.isLetter || first.isNumber) ? " " + text : text
    }

    /// The words of a node as one line.
    func text(of node: Int) -> String { lines(of: node).joined(separator: " ") }

    /// The bare text in an element, as in a script.
    func source(of node: Int) -> String {
        nodes[node + 1..<nodes[node].next].map(\.text).joined()
    }

    /// The nodes directly in a node.
    func children(of node: Int) -> [Int] {
        var (children, place): ([Int], Int) = ([], node + 1)
        while place < nodes[node].next {
            children.append(place)
            place = nodes[place].next
        }
        return children
    }

    /// The elements of a name, in order.
    func elements(_ name: String) -> [Int] { nodes.indices.filter { nodes[$0].name == name } }

    /// The elements that fit, in a node or in the whole page, in order.
    func all(in node: Int? = nil, where fits: (Node) -> Bool) -> [Int] {
        let range = node.map { ($0 + 1)..<nodes[$0].next } ?? nodes.indices
        return range.filter { nodes[$0].name != nil && fits(nodes[$0]) }
    }
}

extension HTMLPage.Node {
    /// Whether one of its classes is called so.
    func isOfClass(_ name: String) -> Bool {
        attributes["class"]?.split(whereSeparator: \.isWhitespace).contains(name[...]) ?? false
    }
}
