/// The blocks of some groups one behind the other, with their heights in columns of one width.
struct BlockRun: Sendable {
    /// The groups' first blocks, and the end of the last group.
    private let starts: [Int]
    private let groups: [Int]
    /// The height of all before each block, headings and the gaps above them included.
    private let sums: [Int]
    /// The heights of the headings that groups have in their later columns.
    private let repeatedHeads: [Int]
    private let gap: Int

    /// `gap` is what stands above a heading that does not begin its column.
    init(_ groups: [PaperGroup], width: Ems, air: Ems, gap: PaperBlock) {
        self.gap = gap.height(in: width, air: air).thousandths
        repeatedHeads = groups.map { $0.repeatedHead.height(in: width, air: air).thousandths }
        starts = groups.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.blocks.count) }
        self.groups = groups.indices.flatMap { group in groups[group].blocks.map { _ in group } }
        var sums = [0]
        for group in groups {
            var above = self.gap + group.head.height(in: width, air: air).thousandths
            for block in group.blocks {
                sums.append((sums.last ?? 0) + above + block.height(in: width, air: air).thousandths)
                above = 0
            }
        }
        self.sums = sums
    }

    /// The number of blocks.
    var count: Int { groups.count }

    /// The height of a column of these blocks, with the heading that its first stands under.
    func height(of blocks: Range<Int>) -> Ems {
        let first = blocks.lowerBound
        let top = isStart(first) ? -gap : repeatedHeads[groups[first]]
        return Ems(sums[blocks.upperBound] - sums[first] + top)
    }

    /// The end of the fullest column that begins at a block: it has one block at least.
    func end(from first: Int, capacity: Ems) -> Int {
        var end = first + 1
        while end < count, height(of: first..<end + 1) <= capacity { end += 1 }
        return end
    }

    /// The start of the fullest column that ends before a block.
    func start(to end: Int, capacity: Ems) -> Int {
        var start = end - 1
        while start > 0, height(of: start - 1..<end) <= capacity { start -= 1 }
        return start
    }

    /// Whether a group begins with the block, or all groups are over.
    func isStart(_ block: Int) -> Bool { block == count || starts[groups[block]] == block }

    /// How many blocks of its group stand before a block, and how many from it on.
    func parts(at block: Int) -> (before: Int, after: Int) {
        let group = groups[block]
        return (block - starts[group], starts[group + 1] - block)
    }

    /// The parts of the groups that these blocks are.
    func pieces(of blocks: Range<Int>) -> [PaperPiece] {
        groups[blocks].reduce(into: []) { $0.last == $1 ? () : $0.append($1) }.map { group in
            let part = blocks.clamped(to: starts[group]..<starts[group + 1])
            return PaperPiece(group: group, blocks: part.lowerBound - starts[group]..<part.upperBound - starts[group])
        }
    }
}
