/// The pages of one build in the order in which they came, each found again by its path.
struct StagedPages: Sendable {
    private var index = PathIndex()
    /// What is known of the pages, by their number.
    private(set) var pages: [StagedPage] = []

    /// Whether all pages that Forno wrote earlier are among them.
    let keepEarlier: Bool

    /// No pages.
    init() { keepEarlier = false }

    /// The pages that Forno wrote earlier, which are at these paths.
    init(earlier index: PathIndex, _ pages: [StagedPage]) {
        (self.index, self.pages, keepEarlier) = (index, pages, true)
    }

    /// A digest of all that they hold, in whatever order they came.
    var contents: UInt64 { pages.reduce(0) { $0 &+ $1.hash.value } }

    /// The paths, by the number of the page.
    var paths: PathTable { index.paths }

    /// Adds a page of which nothing but its path is known yet, and gives its number; nil when the path is taken.
    mutating func add(_ path: HashedPath) -> Int? {
        guard let number = index.add(path) else { return nil }
        pages.append(StagedPage())
        return number
    }

    /// Sets what is known of the page of a number that `add` gave.
    mutating func set(_ number: Int, _ page: StagedPage) {
        pages[number] = page
    }

    /// Sets what the system says of a page where it stands now.
    mutating func set(_ number: Int, stamp: FileStamp) {
        pages[number].stamp = stamp
    }

    /// The number of the page at a path; nil when there is none.
    func number(of path: OutputPath) -> Int? { number(of: HashedPath(path)) }

    /// The same for a path whose hash is known.
    func number(of path: HashedPath) -> Int? { index.number(of: path) }

    /// Whether a page has the path.
    func contains(_ path: OutputPath) -> Bool { number(of: path) != nil }

    /// How many pages there are.
    var count: Int { pages.count }

    /// The numbers of the pages that are not as they were.
    var changed: [Int] { pages.indices.filter { pages[$0].fate != .unchanged } }
}

/// What is known of a page of the build that is to be published.
struct StagedPage: BitwiseCopyable, Hashable, Sendable {
    enum Fate: BitwiseCopyable, Hashable, Sendable {
        /// It is being compared and staged, or that has failed.
        case pending
        /// The output has the same bytes.
        case unchanged
        /// It is staged in the tree, since nothing stands at its place.
        case placed
        /// It is staged under that number, since it replaces an earlier page.
        case replacing(number: Int32)
    }

    var fate: Fate = .pending
    /// The digest of its bytes.
    var hash = ContentHash(value: 0)
    /// What the system said of its file when it was compared or written.
    var stamp = FileStamp.nothing

    /// By what it is known again.
    var mark: FileDigest { FileDigest(size: stamp.size, hash: hash) }
}
