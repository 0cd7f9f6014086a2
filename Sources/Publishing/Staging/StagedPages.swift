/// The pages of one build in the order in which they came, each found again by its path.
///
/// There may be millions, and many threads wait for one another here: the table of paths holds numbers and a piece of each
/// path's hash, so that a path that is not there is told from the others without a look at any of them.
struct StagedPages: Sendable {
    /// The paths, by the number of the page.
    private(set) var paths = PathTable()
    /// What is known of the pages, by their number.
    private(set) var pages: [StagedPage] = []
    /// A table with open addressing, at most half full: the hash of a path above the number of its page, counted from 1; 0
    /// where there is none. It grows without a look at the paths.
    private var slots = [UInt64](repeating: 0, count: 1_024)

    /// Adds a page of which nothing but its path is known yet, and gives its number; nil when the path is taken.
    mutating func add(_ path: HashedPath) -> Int? {
        if pages.count * 2 >= slots.count { grow() }
        let slot = self.slot(for: path)
        guard slots[slot] == 0 else { return nil }
        paths.append(path.path)
        pages.append(StagedPage())
        slots[slot] = UInt64(path.hash) << 32 | UInt64(pages.count)
        return pages.count - 1
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
    func number(of path: OutputPath) -> Int? {
        let slot = self.slot(for: HashedPath(path))
        return slots[slot] == 0 ? nil : Int(slots[slot] & 0xFFFF_FFFF) - 1
    }

    /// Whether a page has the path.
    func contains(_ path: OutputPath) -> Bool { number(of: path) != nil }

    /// How many pages there are.
    var count: Int { pages.count }

    /// The numbers of the pages that are not as they were.
    var changed: [Int] { pages.indices.filter { pages[$0].fate != .unchanged } }

    /// The slot that holds a path, or that it is to have.
    private func slot(for path: HashedPath) -> Int {
        var slot = Int(path.hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if slots[slot] >> 32 == path.hash, paths.holds(path.path, at: Int(slots[slot] & 0xFFFF_FFFF) - 1) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        var larger = [UInt64](repeating: 0, count: slots.count * 2)
        for entry in slots where entry != 0 {
            var slot = Int(entry >> 32) & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = entry
        }
        slots = larger
    }
}

/// A path with its hash, which is taken before others have to wait.
struct HashedPath: Sendable {
    let path: OutputPath
    let hash: UInt32

    init(_ path: OutputPath) {
        self.init(path, hash: UInt32(truncatingIfNeeded: path.hashValue))
    }

    init(_ path: OutputPath, hash: UInt32) {
        (self.path, self.hash) = (path, hash)
    }
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
