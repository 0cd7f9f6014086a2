import CCMarkGFM

/// A parsed Markdown text: CommonMark with GitHub's tables, task lists, strikethrough and autolinks.
///
/// ```swift
/// let page = try MarkdownDocument(parsing: Array("# Soup\n\n- [ ] 1 l *stock*\n".utf8)[...])
/// page.sections[0].title                             // "Soup"
/// page.sections[0].blocks[0].children[0].plainText   // "1 l stock"
/// MarkdownText(page).text                            // a heading, and a list of one task
/// ```
///
/// A document and its nodes belong to one thread; any number of documents can be parsed at once.
public final class MarkdownDocument {
    /// The text that was parsed.
    let source: [UInt8]
    /// The line of the file where the text begins, from 1.
    let firstLine: Int
    /// The index in `source` at which each line begins.
    let lineStarts: [Int]
    /// The bytes at the start of a line that were last counted in scalars; the next count usually goes on from there.
    var counted: (bytes: Range<Int>, scalars: Int) = (0..<0, 0)
    /// Where the addresses of links stand, for the block that was last asked about.
    var addresses: AddressIndex?
    /// The lines of inlines that have none of their own, found for all children of a node together.
    private var inlineLines: [OpaquePointer: Int] = [:]
    /// Where the address of each link definition stands; the first of equals counts.
    private(set) lazy var definitions = AddressIndex.definitions(in: source)
    private let tree: CMark.Tree

    /// Parses `bytes`, which begin in line `firstLine` of their file; lines of nodes and problems are lines of the file.
    ///
    /// Bytes that are not UTF-8 become U+FFFD; `isUTF8` says that there are none, which spares looking for them.
    /// Throws what breaks `limits`: then nothing was parsed. Cost: linear, about 25 ns a byte within the limits.
    public convenience init(
        parsing bytes: UnsafeBufferPointer<UInt8>, firstLine: Int = 1, limits: MarkdownLimits = MarkdownLimits(),
        isUTF8: Bool = false
    ) throws(MarkdownProblem) {
        try self.init(source: Array(bytes), firstLine: firstLine, limits: limits, isUTF8: isUTF8)
    }

    /// Parses a part of a file, as the variant over a buffer does.
    public convenience init(
        parsing bytes: ArraySlice<UInt8>, firstLine: Int = 1, limits: MarkdownLimits = MarkdownLimits(),
        isUTF8: Bool = false
    ) throws(MarkdownProblem) {
        try self.init(source: Array(bytes), firstLine: firstLine, limits: limits, isUTF8: isUTF8)
    }

    private init(source: [UInt8], firstLine: Int, limits: MarkdownLimits, isUTF8: Bool) throws(MarkdownProblem) {
        do {
            (lineStarts, tree) = try source.withUnsafeBufferPointer { bytes throws(MarkdownProblem) in
                let lineStarts = LineStarts.of(bytes)
                let needs = try limits.check(bytes, lineStarts: lineStarts)
                let tree = try CMark.parse(bytes, needs: needs, isUTF8: isUTF8, maximumDepth: limits.depth)
                return (lineStarts, tree)
            }
        } catch {
            throw MarkdownProblem(line: error.line + firstLine - 1, column: error.column, reason: error.reason)
        }
        self.source = source
        self.firstLine = firstLine
    }

    /// The node of kind `document` that all others are below.
    public var root: MarkdownNode { MarkdownNode(document: self, pointer: tree.root) }
}

extension MarkdownDocument {
    /// Every link and picture, in the order of the text.
    public var links: [MarkdownNode] {
        tree.links.map { MarkdownNode(document: self, pointer: $0) }
    }
}

extension MarkdownDocument {
    /// The line of an inline that has none of its own: that of the nearest one before it that has, plus the line breaks
    /// between. Cost: linear in its siblings the first time that one of them is asked for, then constant.
    func line(ofInline node: OpaquePointer) -> Int {
        if inlineLines[node] == nil { findLines(besides: node) }
        return inlineLines[node] ?? 1
    }

    private func findLines(besides node: OpaquePointer) {
        guard let parent = cmark_node_parent(node) else { return }
        var line = max(1, Int(cmark_node_get_start_line(parent)))
        var next = cmark_node_first_child(parent)
        while let child = next {
            inlineLines[child] = line
            let end = Int(cmark_node_get_end_line(child))
            let kind = MarkdownNode.Kind(of: child)
            if kind == .softBreak || kind == .lineBreak { line += 1 } else if end > 0 { line = end }
            next = cmark_node_next(child)
        }
    }
}

extension MarkdownDocument {
    /// Where the address of a link or image stands in the file: in the link itself, or in the definition that a
    /// reference link names. Of several links with one address in a block, each gets its own place.
    ///
    /// An address that is spelled otherwise there (with entities, say) gives the node's own line and column and
    /// length 0. Cost: linear in the block the first time that one of its links is asked for, then constant.
    public func place(ofURLOf node: MarkdownNode) -> MarkdownPlace {
        let block = node.enclosingBlock
        if addresses?.block != block.pointer { addresses = AddressIndex(of: block) }
        let address = node.spelledAddress
        if let offset = addresses?.offsets[node.pointer] ?? definitions[address] {
            return place(ofByte: offset, length: address.count { $0 & 0xC0 != 0x80 })
        }
        return MarkdownPlace(line: node.line, column: node.column)
    }

    /// The column in scalars, from 1, of a column in bytes; a byte order mark does not count.
    func column(ofByte byteColumn: Int, inLine line: Int) -> Int {
        let start = start(ofLine: line)
        let end = min(start + byteColumn - 1, source.count)
        return 1 + scalars(in: start..<max(start, end))
    }

    /// The offset at which a line of the parsed text begins, from 1; the end of the text for lines beyond it.
    func start(ofLine line: Int) -> Int {
        line <= lineStarts.count ? lineStarts[max(1, line) - 1] : source.count
    }

    private func scalars(in range: Range<Int>) -> Int {
        // From where the last count in this line ended, forwards or back: places are asked for side by side.
        let known = counted.bytes.lowerBound == range.lowerBound ? counted : (range.lowerBound..<range.lowerBound, 0)
        let (from, to) = (known.0.upperBound, range.upperBound)
        let between = source[min(from, to)..<max(from, to)].count { $0 & 0xC0 != 0x80 }
        let count = known.1 + (from <= to ? between : -between)
        counted = (range, count)
        let hasMark = range.lowerBound == 0 && range.count >= 3 && source.starts(with: [0xEF, 0xBB, 0xBF])
        return hasMark ? count - 1 : count
    }

    private func place(ofByte offset: Int, length: Int) -> MarkdownPlace {
        let line = line(ofByte: offset)
        let column = column(ofByte: offset - lineStarts[line - 1] + 1, inLine: line)
        return MarkdownPlace(line: line + firstLine - 1, column: column, length: length)
    }

    /// The line of the parsed text that holds the byte at `offset`, by bisection.
    private func line(ofByte offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
