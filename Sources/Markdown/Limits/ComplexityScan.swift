import Text

/// One pass over a text before it is parsed that adds up what the parser's quadratic parts could cost, and finds which
/// extensions the text has use for.
///
/// The weights come from measurements of hostile texts of 150 KB and of 1 MB. A paragraph or a table cannot be longer
/// than a run of lines without a blank one, so costs within a block are counted for each such run.
struct ComplexityScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let lineStarts: [Int]
    private let limits: MarkdownLimits
    private var marks: SpecialCharacterFinder
    private var openers: MarkupOpeners
    private var needs = SyntaxNeeds()
    private var line = 0
    private var work = 0
    private var squares = 0
    private var run = Run()
    private var containers = ContainerStack()
    private var closers = 0
    private var cells = 0
    private var longestDefinition = (bytes: 0, line: 1)

    /// What has been seen since the last blank line.
    private struct Run {
        var start = 0
        var lines = 0
        var columns = 0
        var openImages = 0
        var closers = 0
    }

    /// A scan of `bytes`, whose lines begin at `lineStarts`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, lineStarts: [Int], limits: MarkdownLimits) {
        self.bytes = bytes
        self.lineStarts = lineStarts
        self.limits = limits
        marks = SpecialCharacterFinder(bytes)
        openers = MarkupOpeners(bytes)
    }

    /// The extensions that the text needs; throws the first limit that is broken.
    mutating func check() throws(MarkdownProblem) -> SyntaxNeeds {
        while line < lineStarts.count, lineStarts[line] < bytes.count { try countLine() }
        try endRun(at: bytes.count)
        if longestDefinition.bytes * closers > limits.expansion {
            throw MarkdownProblem(line: longestDefinition.line, reason: "a long link definition has too many uses")
        }
        if bytes.search(for: UInt8(ascii: "~")) < bytes.count { needs.extensions.insert(.strikethrough) }
        // An entity may stand for an `@`.
        if bytes.search(for: UInt8(ascii: "&")) < bytes.count { needs.doubtful.insert(.at) }
        return needs
    }

    private mutating func countLine() throws(MarkdownProblem) {
        let (start, next) = (lineStarts[line], line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count)
        var end = next
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        line += 1
        let shape = LineShape(of: start..<end, in: bytes, inTable: run.columns > 0)
        if shape.isBlank { try endRun(at: start) } else { try countBlocks(start..<end, shape) }
        // A line with a mark is never blank.
        if marks.stand(in: start..<next) { return try countMarks(of: start..<end) }
        try offerToContainers()
    }

    private mutating func countBlocks(_ line: Range<Int>, _ shape: LineShape) throws(MarkdownProblem) {
        if ContainerStack.canBegin(bytes[line.lowerBound]) { try countContainers(line) }
        if run.lines == 0 { run.start = line.lowerBound }
        if shape.isDelimiterRow { try countParagraph(before: line.lowerBound) }
        if shape.isDelimiterRow || run.columns > 0 { try countTable(shape) }
        run.lines += 1
    }

    private mutating func countMarks(of line: Range<Int>) throws(MarkdownProblem) {
        let tally = LineMetrics(bytes, line: line)
        try countDefinitions(tally)
        run.openImages += tally.openImages
        run.closers += tally.closers
        closers += tally.closers
        if tally.hasBox { needs.extensions.insert(.taskLists) }
        try offerToContainers()
        try countAddresses(tally)
    }

    /// Every line is offered to every open container.
    private mutating func offerToContainers() throws(MarkdownProblem) {
        try spend(containers.depth * 20, "blocks are nested too deeply for so many lines")
    }

    private mutating func countAddresses(_ tally: LineMetrics) throws(MarkdownProblem) {
        needs.doubtful.formUnion(tally.doubtful)
        if tally.hasBareAddress || tally.ats > 0 { needs.extensions.insert(.autolinks) }
        if tally.ats > 0 { try square(tally.line.count * tally.ats * 5, "a line has too many @") }
        if tally.addressCost > 0 { try square(tally.addressCost, "a web address is too long") }
    }

    private mutating func countContainers(_ line: Range<Int>) throws(MarkdownProblem) {
        containers.open(in: bytes, line: line)
        if containers.depth > limits.containers { throw problem("lists or quotes are nested too deeply") }
    }

    private mutating func countTable(_ shape: LineShape) throws(MarkdownProblem) {
        if shape.isDelimiterRow {
            needs.extensions.insert(.tables)
            run.columns = max(run.columns, shape.pipes + 1)
        }
        if shape.pipes > limits.columns + 1 { throw problem("a table has more than \(limits.columns) columns") }
        cells += max(run.columns, shape.pipes)
        if cells > limits.cells { throw problem("tables have more than \(limits.cells) cells") }
    }

    /// To look for a header in its last line, the parser reads each line of the paragraph so far as a row: it goes back from
    /// each cell to the pipe before, if need be to the first line, and through all cells of a line for the next one.
    private mutating func countParagraph(before end: Int) throws(MarkdownProblem) {
        var (steps, pipes, sincePipe) = (0, 0, 0)
        for index in run.start..<end {
            sincePipe += 1
            switch bytes[index] {
            case UInt8(ascii: "|"):
                steps += pipes + sincePipe
                pipes += 1
                sincePipe = 0
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                steps += pipes + sincePipe
                pipes = 0
            default: break
            }
        }
        try square(steps, "a paragraph before a table is too long")
    }

    private mutating func countDefinitions(_ tally: LineMetrics) throws(MarkdownProblem) {
        guard tally.hasDefinition else { return }
        for index in tally.line.dropLast() where bytes.has("]:", at: index) {
            let length = definitionLength(at: index + 2)
            if length > limits.definition { throw problem("a link definition is too long") }
            if length > longestDefinition.bytes { longestDefinition = (length, line) }
        }
    }

    /// The bytes of the address and title that follow a label, counted up to the limit.
    private func definitionLength(at start: Int) -> Int {
        var reader = DefinitionExtent(bytes, from: start, limit: start + limits.definition + 1)
        return reader.end() - start
    }

    private mutating func endRun(at end: Int) throws(MarkdownProblem) {
        // Each link that closes passes over all images before it that are still open.
        try square(4 * run.openImages * run.closers, "a paragraph has too many unfinished images")
        // The end of each is looked for in all that follows.
        let unfinished = openers.unfinished(before: end)
        if unfinished > limits.openers { throw problem("a paragraph has too many unfinished tags") }
        run = Run()
    }

    private mutating func spend(_ steps: Int, _ reason: String) throws(MarkdownProblem) {
        work += steps
        if work > limits.work { throw problem(reason) }
    }

    private mutating func square(_ steps: Int, _ reason: String) throws(MarkdownProblem) {
        squares += steps
        if squares > limits.squares { throw problem(reason) }
    }

    private func problem(_ reason: String) -> MarkdownProblem { MarkdownProblem(line: line, reason: reason) }
}
