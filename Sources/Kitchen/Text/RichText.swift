import Text

/// A text as blocks and inlines: what Markdown and Cooklang are read into, and what every renderer takes.
///
/// ```swift
/// var text = RichText()
/// let step = text.open(.paragraph)
/// text.add("Boil ")
/// text.add("pasta", as: .ingredient)
/// text.close(step)
/// text.plainText(of: step)    // "Boil pasta"
/// ```
///
/// All words stand in one array of UTF-8, in the order of the text. A node is a range of it; nodes stand in the order in
/// which they begin, each before those inside it, so a node and all below it are a range of nodes. A newline in the words is
/// a soft line break, or parts two blocks.
public struct RichText: Hashable, Sendable {
    /// The words.
    public private(set) var bytes: [UInt8] = []
    /// What stands in them.
    public private(set) var nodes: [Node] = []
    /// The targets of links and pictures.
    public private(set) var links: [Link] = []
    /// The languages of code blocks, by node.
    public private(set) var languages: [Int: String] = [:]
    /// The anchors of headings, by node.
    public var anchors: [Int: String] = [:]
    /// The amounts and times that were found in the words, in order.
    public private(set) var measures: [Measure] = []
    /// The amounts of listed ingredients among them.
    public private(set) var mentions: [Mention] = []

    /// A text with nothing in it.
    public init() {}

    /// A text with these words and nodes.
    public init(bytes: [UInt8], nodes: [Node], links: [Link], languages: [Int: String]) {
        (self.bytes, self.nodes, self.links, self.languages) = (bytes, nodes, links, languages)
    }

    /// A stretch of the words, and what it is.
    public struct Node: Hashable, Sendable {
        /// What the stretch is.
        public let kind: Kind
        // Small, since there are some for every line of every recipe.
        private let start: UInt32
        private var end: UInt32
        private var following: UInt32

        /// A node of which all that is known is where it begins.
        public init(_ kind: Kind, from start: Int) {
            self.init(kind, start..<start, next: 0)
        }

        /// A node whose end is known; `next` is the number of the node that follows all inside it.
        public init(_ kind: Kind, _ range: Range<Int>, next: Int) {
            self.kind = kind
            (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
            following = UInt32(next)
        }

        /// The place in the words, in bytes.
        public var range: Range<Int> { Int(start)..<Int(end) }

        /// The number of the node that follows this one and all inside it.
        public var next: Int { Int(following) }

        /// Ends the node.
        public mutating func end(at end: Int, next: Int) {
            (self.end, following) = (UInt32(end), UInt32(next))
        }
    }

    /// A time in the words, an amount of an ingredient, or the number of another amount with the space that joins it to its
    /// unit: no line is broken within.
    public struct Measure: Hashable, Sendable {
        /// What stands there.
        public enum Meaning: Hashable, Sendable {
            case amount
            case time(seconds: UInt32)
            /// The number is that of the amount in `mentions`.
            case mention(Int32)
        }

        private let start, end: UInt32
        /// What stands there.
        public let meaning: Meaning

        /// What stands at a place.
        public init(_ range: Range<Int>, _ meaning: Meaning) {
            (start, end, self.meaning) = (UInt32(range.lowerBound), UInt32(range.upperBound), meaning)
        }

        /// The place in the words, in bytes.
        public var range: Range<Int> { Int(start)..<Int(end) }

        /// How long a time is; 0 for what is no time.
        public var seconds: Int { if case .time(let seconds) = meaning { Int(seconds) } else { 0 } }
    }

    /// An amount of a listed ingredient in the words: "500 g" in "the 500 g flour".
    public struct Mention: Hashable, Sendable {
        /// How much, and where in the words.
        public let amount: IngredientLine.WrittenAmount
        /// Of what.
        public let ingredient: IngredientPlace
        /// Whether it stays in its author's units: the words say it in another too, or it is cups of what is not poured.
        public let keepsUnits: Bool

        /// An amount of an ingredient.
        public init(
            _ amount: IngredientLine.WrittenAmount, of ingredient: IngredientPlace, keepsUnits: Bool = false
        ) {
            (self.amount, self.ingredient, self.keepsUnits) = (amount, ingredient, keepsUnits)
        }
    }
}

extension RichText {
    /// Begins a node at the end of the words; the answer is its number.
    @discardableResult
    public mutating func open(_ kind: Kind) -> Int {
        nodes.append(Node(kind, from: bytes.count))
        return nodes.count - 1
    }

    /// Ends the node with this number, once all inside it is ended.
    public mutating func close(_ node: Int) {
        nodes[node].end(at: bytes.count, next: nodes.count)
    }

    /// Makes a heading one of this level.
    public mutating func lower(_ heading: Int, to level: UInt8) {
        nodes[heading] = Node(.heading(level: level), nodes[heading].range, next: nodes[heading].next)
    }

    /// Adds words as a node of their own.
    public mutating func add(_ words: some Collection<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: words)
        nodes.append(Node(.text, start..<bytes.count, next: nodes.count + 1))
    }

    /// Adds words.
    public mutating func add(_ words: String) { add(words.utf8) }

    /// Adds words in a node; the answer is its number.
    @discardableResult
    public mutating func add(_ words: String, as kind: Kind) -> Int {
        let node = open(kind)
        add(words)
        close(node)
        return node
    }

    /// Adds the target of a link; the answer is its number.
    public mutating func add(_ link: Link) -> Int {
        links.append(link)
        return links.count - 1
    }

    /// Adds a copy of nodes and their words, `separator` before those of each but the first, as one line; the answer is its
    /// number. Each piece is a range of nodes side by side, and what of their words is wanted.
    public mutating func addLine(of pieces: [(nodes: Range<Int>, words: Range<Int>)], separators: [String]) -> Int {
        let line = open(.line)
        for (index, piece) in pieces.enumerated() {
            if index > 0, !separators[index - 1].isEmpty { add(separators[index - 1]) }
            copy(piece.nodes, piece.words)
        }
        close(line)
        return line
    }

    private mutating func copy(_ copied: Range<Int>, _ words: Range<Int>) {
        let (first, start) = (nodes.count, bytes.count)
        // One by one: a slice would hold the words, and all of them be copied to change them.
        for place in words { bytes.append(bytes[place]) }
        var kept = [Int](repeating: 0, count: copied.count + 1)
        for node in copied {
            let own = nodes[node].range
            let isKept = own.isEmpty ? words.contains(own.lowerBound) : own.overlaps(words)
            kept[node - copied.lowerBound + 1] = kept[node - copied.lowerBound] + (isKept ? 1 : 0)
            guard isKept else { continue }
            let range = own.clamped(to: words)
            let moved = range.lowerBound - words.lowerBound + start
            nodes.append(Node(nodes[node].kind, moved..<(moved + range.count), next: nodes[node].next))
        }
        for node in first..<nodes.count {
            nodes[node].end(at: nodes[node].range.upperBound, next: first + kept[nodes[node].next - copied.lowerBound])
        }
    }

    /// Marks amounts and times of the words. No two overlap.
    public mutating func add(_ found: [Measure]) {
        let isInOrder = (measures.last?.range.upperBound ?? 0) <= (found.first?.range.lowerBound ?? .max)
        if measures.isEmpty { measures = found } else { measures += found }
        if !isInOrder { measures.sort { $0.range.lowerBound < $1.range.lowerBound } }
    }

    /// Marks amounts of ingredients in the words, in order, each in place of the amounts that were marked there.
    public mutating func add(_ found: [Mention]) {
        guard !found.isEmpty else { return }
        var (marked, next): ([Measure], Int) = ([], 0)
        let first = mentions.count
        for measure in measures {
            while next < found.count, found[next].amount.range.upperBound <= measure.range.lowerBound {
                marked.append(Measure(found[next].amount.range, .mention(Int32(first + next))))
                next += 1
            }
            if next == found.count || !found[next].amount.range.overlaps(measure.range) { marked.append(measure) }
        }
        for index in next..<found.count {
            marked.append(Measure(found[index].amount.range, .mention(Int32(first + index))))
        }
        (measures, mentions) = (marked, mentions + found)
    }
}

extension RichText {
    /// The measures in a stretch of the words.
    public func measures(in range: Range<Int>) -> ArraySlice<Measure> {
        measures[firstMeasure(from: range.lowerBound)..<firstMeasure(from: range.upperBound)]
    }

    /// The number of the first measure from a place in the words on.
    private func firstMeasure(from place: Int) -> Int {
        var (low, high) = (0, measures.count)
        while low < high {
            let middle = (low + high) / 2
            if measures[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The nodes that stand inside no other, in order.
    public var blocks: [Int] {
        var (blocks, node): ([Int], Int) = ([], 0)
        blocks.reserveCapacity(32)
        while node < nodes.count {
            blocks.append(node)
            node = nodes[node].next
        }
        return blocks
    }

    /// The nodes directly inside one.
    public func children(of node: Int) -> [Int] {
        var (children, count) = ([Int](), 0)
        forEachChild(of: node) { _ in count += 1 }
        children.reserveCapacity(count)
        forEachChild(of: node) { children.append($0) }
        return children
    }

    @inline(__always)
    private func forEachChild(of node: Int, _ body: (Int) -> Void) {
        var child = node + 1
        while child < nodes[node].next {
            body(child)
            child = nodes[child].next
        }
    }

    /// The node directly inside another, where there is one and no more.
    public func onlyChild(of node: Int) -> Int? {
        node + 1 < nodes[node].next && nodes[node + 1].next == nodes[node].next ? node + 1 : nil
    }

    /// The words of a node without markup, on one line, without white space at their end.
    public func plainText(of node: Int) -> String { plainText(in: nodes[node].range) }

    /// A stretch of the words without markup, on one line, without white space at its end.
    public func plainText(in range: Range<Int>) -> String {
        withPlainText(in: range) { String(decoding: $0, as: UTF8.self) }
    }

    /// What `body` makes of the plain text in a stretch, as UTF-8.
    public func withPlainText<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withWords(in: range) { words in
            guard words.search(for: 0x0A) < words.count else { return body(words) }
            var text: [UInt8] = []
            for byte in words where byte != 0x0A || text.last != 0x20 { text.append(byte == 0x0A ? 0x20 : byte) }
            return text.withUnsafeBufferPointer(body)
        }
    }

    /// The words of a line: its plain text, in which each byte stands where it does in the words.
    public func line(_ node: Int) -> String {
        withWords(in: nodes[node].range) { words in
            guard words.search(for: 0x0A) < words.count else { return String(decoding: words, as: UTF8.self) }
            return String(decoding: words.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
        }
    }

    private func withWords<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            var end = range.upperBound
            while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
            return body(UnsafeBufferPointer(rebasing: bytes[range.lowerBound..<end]))
        }
    }
}
