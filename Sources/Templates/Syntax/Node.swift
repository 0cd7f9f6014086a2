/// A name as it stands in a tag, with its place in the file.
struct TagName: Sendable, Hashable {
    /// The name without the white space around it; a dynamic name without its asterisk.
    let text: String
    /// The byte of the file where the name starts.
    let offset: Int
    /// The length of the name in bytes.
    let length: Int
    /// Whether the name stands for the value of a field (`{{>*field}}`).
    let isDynamic: Bool
    /// The parts of a dotted name; empty for the implicit iterator, `.`.
    let parts: [String]

    init(text: String, offset: Int, length: Int, isDynamic: Bool = false) {
        self.text = text
        self.offset = offset
        self.length = length
        self.isDynamic = isDynamic
        parts = Self.parts(of: text)
    }
}

extension TagName {
    private static func parts(of text: String) -> [String] {
        let point = UInt8(ascii: ".")
        guard text.utf8.contains(point) else { return [text] }
        guard text != "." else { return [] }
        return text.utf8.split(separator: point, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}

/// A piece of a parsed template. Ranges are of the bytes of its file.
indirect enum Node: Sendable {
    case text(Range<Int>)
    /// The white space at the start of a line that has more than that, so that a line can be indented anew.
    case lineStart(Range<Int>)
    case variable(TagName, isRaw: Bool)
    case section(TagName, inverted: Bool, [Node])
    case partial(Inclusion)
    case block(Block)
}

/// A partial, or a parent with the blocks that are given to it.
struct Inclusion: Sendable {
    var name: TagName
    /// The white space before the tag when it stands alone, which each line of the other file then starts with.
    var indentation: Range<Int>?
    var arguments: [Block] = []
}

/// A block: its default where it stands, or what takes the place of a parent's default.
struct Block: Sendable {
    var name: TagName
    /// Whether the opening tag ends its line, so that the content starts on the next.
    var opensLine: Bool
    /// The white space before the opening tag on its line; empty when there is more than that.
    var indentation: Range<Int>
    var body: [Node]

    /// The white space at the start of the content's first line, or nil when the content does not start with a line.
    var intrinsicIndentation: Range<Int>? { opensLine ? Block.firstLine(of: body) : nil }

    private static func firstLine(of nodes: [Node]) -> Range<Int>? {
        for node in nodes {
            switch node {
            case .lineStart(let space): return space
            case .section(_, _, let body): if let found = firstLine(of: body) { return found }
            case .block(let block): if let found = firstLine(of: block.body) { return found }
            case .text, .variable, .partial: continue
            }
        }
        return nil
    }
}
