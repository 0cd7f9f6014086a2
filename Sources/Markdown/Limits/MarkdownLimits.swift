/// How much a Markdown text may ask of the parser, which is not linear in all that it reads.
///
/// The limits are far above what a person writes; each stands for a measured way to make some kilobytes cost seconds
/// or gigabytes. They are checked by one linear pass before parsing, which never underestimates.
public struct MarkdownLimits: Hashable, Sendable {
    /// The size of the text in bytes.
    public var bytes = 2_000_000
    /// The pipes in one line of a table, and so its columns.
    public var columns = 200
    /// The cells of all tables; a short row is filled up to the columns of its table.
    public var cells = 100_000
    /// Block quotes and lists inside one another.
    public var containers = 100
    /// Nodes inside one another, in the parsed tree: each list counts twice, emphasis and links once.
    public var depth = 256
    /// The bytes of one link definition (`[name]: url "title"`).
    public var definition = 4_000
    /// The bytes that link definitions come to when each possible use of one takes a copy of the longest.
    public var expansion = 10_000_000
    /// The `<?`, `<!A` and `<![CDATA[` of one paragraph that nothing ends.
    public var openers = 100
    /// The steps that lines take which are offered to each open list and quote; one is roughly a nanosecond.
    public var work = 250_000_000
    /// The steps that all else may take whose cost grows with the square of a line or a paragraph: few enough that a text
    /// which is not refused costs little more than one without any.
    public var squares = 10_000_000

    /// The limits that fit any page written by hand.
    public init() {}

    /// The extensions that a text needs whose lines begin at `lineStarts`; throws the first limit that it breaks, with
    /// lines counted from 1. Linear, much less than a nanosecond a byte for ordinary text.
    func check(
        _ bytes: UnsafeBufferPointer<UInt8>, lineStarts: [Int]
    ) throws(MarkdownProblem) -> SyntaxNeeds {
        if bytes.count > self.bytes {
            throw MarkdownProblem(line: 1, reason: "the text is larger than \(self.bytes) bytes")
        }
        var scan = ComplexityScan(bytes, lineStarts: lineStarts, limits: self)
        return try scan.check()
    }
}
