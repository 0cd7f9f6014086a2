/// The paths of the pages that a build has written, in the order in which they were staged. There may be millions, so that
/// each is made a text only when it is asked for.
public struct WrittenPaths: RandomAccessCollection, Sendable {
    private let paths: PathTable
    private let numbers: [Int]

    /// No paths.
    public init() {
        (paths, numbers) = (PathTable(), [])
    }

    /// The paths of the pages that are not as they were.
    init(_ pages: StagedPages) {
        (paths, numbers) = (pages.paths, pages.changed)
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { numbers.count }
    /// The path at a position, from the output folder.
    public subscript(position: Int) -> String { paths[numbers[position]].text }
}
