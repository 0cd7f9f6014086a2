import Text

/// Makes a tree of paired tokens.
struct TreeBuilder {
    private let bytes: [UInt8]
    private let tokens: [Token]
    private var atLineStart = true

    init(bytes: [UInt8], tokens: [Token]) {
        self.bytes = bytes
        self.tokens = tokens
    }

    mutating func build() -> [Node] {
        nodes(0..<tokens.count)
    }

    private mutating func nodes(_ range: Range<Int>) -> [Node] {
        var nodes: [Node] = []
        var index = range.lowerBound
        while index < range.upperBound {
            switch tokens[index] {
            case .text(let text): append(text, to: &nodes)
            case .tag(let tag): append(tag, at: index, to: &nodes)
            }
            index = following(index)
        }
        return nodes
    }

    /// The token after the one at `index` and all that it holds.
    private func following(_ index: Int) -> Int {
        guard case .tag(let tag) = tokens[index], tag.kind.opens, let partner = tag.partner else { return index + 1 }
        return max(index + 1, closes(partner, index) ? partner + 1 : partner)
    }

    private func closes(_ index: Int, _ open: Int) -> Bool {
        guard index < tokens.count, case .tag(let tag) = tokens[index] else { return false }
        return tag.kind == .close && tag.partner == open
    }

    /// Appends text line by line, the white space at the start of each line apart.
    private mutating func append(_ text: Range<Int>, to nodes: inout [Node]) {
        var start = text.lowerBound
        while start < text.upperBound {
            let newline = bytes[start..<text.upperBound].firstIndex(of: UInt8(ascii: "\n"))
            let end = newline.map { $0 + 1 } ?? text.upperBound
            if atLineStart { start = appendLineStart(start..<end, to: &nodes) }
            if start < end { nodes.append(.text(start..<end)) }
            atLineStart = newline != nil
            start = end
        }
    }

    /// Appends the indentation of a line that is not empty. Gives where the rest of the line starts.
    private func appendLineStart(_ line: Range<Int>, to nodes: inout [Node]) -> Int {
        var end = line.lowerBound
        while end < line.upperBound, bytes[end].isSpace { end += 1 }
        guard end == line.upperBound || !bytes[end].isLineEnd else { return line.lowerBound }
        nodes.append(.lineStart(line.lowerBound..<end))
        return end
    }

    private mutating func append(_ tag: Tag, at index: Int, to nodes: inout [Node]) {
        if atLineStart, !tag.isStandalone {
            nodes.append(.lineStart(tag.range.lowerBound..<tag.range.lowerBound))
        }
        atLineStart = atLineStart && tag.isStandalone || tag.isStandalone && tag.kind != .parent
        let content = (index + 1)..<max(index + 1, tag.partner ?? 0)
        switch tag.kind {
        case .variable: nodes.append(.variable(tag.name, isRaw: false))
        case .raw: nodes.append(.variable(tag.name, isRaw: true))
        case .section, .inverted:
            let body = self.nodes(content)
            nodes.append(.section(tag.name, inverted: tag.kind == .inverted, body))
        case .partial: nodes.append(.partial(Inclusion(name: tag.name, indentation: standaloneIndentation(tag))))
        case .parent: nodes.append(.partial(parent(tag, content)))
        case .block: nodes.append(.block(block(tag, content)))
        case .close, .comment, .delimiters: break
        }
        closeLine(tag)
    }

    /// After a tag that has a closing tag, the line goes on behind that.
    private mutating func closeLine(_ tag: Tag) {
        guard tag.kind.opens, let partner = tag.partner, partner < tokens.count, case .tag(let close) = tokens[partner],
            close.kind == .close
        else { return }
        atLineStart = close.isStandalone
    }

    private func standaloneIndentation(_ tag: Tag) -> Range<Int>? {
        tag.isStandalone ? tag.indentation : nil
    }

    private mutating func parent(_ tag: Tag, _ content: Range<Int>) -> Inclusion {
        var inclusion = Inclusion(name: tag.name, indentation: standaloneIndentation(tag))
        var index = content.lowerBound
        while index < content.upperBound {
            if case .tag(let inner) = tokens[index], inner.kind == .block {
                atLineStart = inner.isStandalone
                inclusion.arguments.append(block(inner, (index + 1)..<max(index + 1, inner.partner ?? 0)))
            }
            index = following(index)
        }
        return inclusion
    }

    private mutating func block(_ tag: Tag, _ content: Range<Int>) -> Block {
        let empty = tag.range.lowerBound..<tag.range.lowerBound
        return Block(
            name: tag.name, opensLine: tag.isStandalone, indentation: tag.indentation ?? empty, body: nodes(content))
    }
}
