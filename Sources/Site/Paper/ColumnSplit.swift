/// How blocks are parted into columns that are as even as can be, where no heading stands alone and few groups are parted.
struct ColumnSplit: Sendable {
    /// The blocks of each column.
    let columns: [Range<Int>]

    /// What a column costs that ends within a group; the cost of a height is the square of the hundredths of the column that
    /// are empty.
    private static let parting = 90

    /// The best way to fill `count` columns of a capacity, or as many as there are blocks; nil where there is none.
    /// `leavingAlone` is what a column costs besides that leaves one block of a group alone.
    init?(_ run: BlockRun, into most: Int, capacity: Ems, leavingAlone alone: Int) {
        let count = min(most, run.count)
        guard let reach = Reach(run, count: count, capacity: capacity) else { return nil }
        var costs = [0: 0]
        var origins: [[Int: Int]] = []
        for column in 1...count {
            var (next, origin): ([Int: Int], [Int: Int]) = ([:], [:])
            for (start, spent) in costs.sorted(by: { $0.key < $1.key }) {
                for end in reach.ends(of: column, from: start) {
                    let cost = spent + Self.cost(of: start..<end, in: run, capacity: capacity, alone: alone)
                    if cost < next[end] ?? .max { (next[end], origin[end]) = (cost, start) }
                }
            }
            (costs, origins) = (next, origins + [origin])
        }
        guard let columns = Self.columns(endingAt: run.count, origins) else { return nil }
        self.columns = columns
    }

    /// Goes back from the end to where each column began.
    private static func columns(endingAt last: Int, _ origins: [[Int: Int]]) -> [Range<Int>]? {
        var (columns, end): ([Range<Int>], Int) = ([], last)
        for origin in origins.reversed() {
            guard let start = origin[end] else { return nil }
            columns.append(start..<end)
            end = start
        }
        return columns.reversed()
    }

    private static func cost(of blocks: Range<Int>, in run: BlockRun, capacity: Ems, alone price: Int) -> Int {
        // What is too tall by far is no better for being less so, and the square of that would not fit into a number.
        let part = (capacity - run.height(of: blocks)).thousandths * 100 / max(1, capacity.thousandths)
        let empty = max(-100_000, part)
        guard !run.isStart(blocks.upperBound) else { return empty * empty }
        let parts = run.parts(at: blocks.upperBound)
        let alone = (parts.before == 1 ? price : 0) + (parts.after == 1 ? price : 0)
        return empty * empty + parting + alone
    }

    /// How many columns end within a group.
    func partings(in run: BlockRun) -> Int { columns.count { !run.isStart($0.upperBound) } }

    /// The height of the tallest column.
    func height(in run: BlockRun) -> Ems { columns.map { run.height(of: $0) }.max() ?? .zero }
}

/// Where each of some columns can end: all before it must fit in the columns up to it, and all behind it in the others.
private struct Reach {
    private let run: BlockRun
    private let capacity: Ems
    private let (earliest, latest): ([Int], [Int])

    init?(_ run: BlockRun, count: Int, capacity: Ems) {
        guard count > 0 else { return nil }
        (self.run, self.capacity) = (run, capacity)
        var (latest, earliest) = ([0], [run.count])
        for _ in 1...count {
            let (end, start) = (latest[latest.count - 1], earliest[earliest.count - 1])
            latest.append(end < run.count ? run.end(from: end, capacity: capacity) : end)
            earliest.append(start > 0 ? run.start(to: start, capacity: capacity) : start)
        }
        guard latest[count] == run.count else { return nil }
        (self.latest, self.earliest) = (latest, earliest.reversed())
    }

    /// Where a column can end that begins at a block.
    func ends(of column: Int, from start: Int) -> Range<Int> {
        let first = max(earliest[column], start + 1)
        let last = min(latest[column], run.end(from: start, capacity: capacity))
        return first..<max(first, last + 1)
    }
}
