/// The pages that Forno wrote into one output folder, each with the mark of its bytes.
package struct Manifest: Sendable {
    private(set) var index = PathIndex()
    /// What each page held, by the number of its path.
    private var marks: [FileDigest] = []

    /// No pages.
    package init() {}

    /// Pages of these paths, whose marks are known by the numbers of those.
    init(_ index: PathIndex, marks: [FileDigest]) { (self.index, self.marks) = (index, marks) }

    /// How many pages there are.
    var count: Int { marks.count }

    /// The paths of the pages.
    var paths: PathTable { index.paths }

    /// The pages, in the order in which they were written down.
    var pages: Zip2Sequence<PathTable, [FileDigest]> { zip(index.paths, marks) }

    /// The mark of the page at a path; nil when there is none.
    subscript(path: OutputPath) -> FileDigest? { number(of: path).map { marks[$0] } }

    /// Whether there is a page at a path.
    func contains(_ path: OutputPath) -> Bool { number(of: path) != nil }

    /// The number of the page at a path; nil when there is none.
    func number(of path: OutputPath) -> Int? { index.number(of: HashedPath(path)) }

    /// Notes what the page at a path holds; gives whether that page is new.
    @discardableResult
    mutating func note(_ path: OutputPath, _ mark: FileDigest) -> Bool {
        let path = HashedPath(path)
        guard let number = index.number(of: path) else {
            _ = index.add(path)
            marks.append(mark)
            return true
        }
        marks[number] = mark
        return false
    }

    /// Whether these pages and no others are in the list, with these bytes.
    func lists(_ staged: StagedPages) -> Bool {
        count == staged.count && zip(staged.paths, staged.pages).allSatisfy { self[$0] == $1.mark }
    }
}

extension Manifest {
    /// The manifest in `bytes`; `nil` when they are not one, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .manifest), let count = reader.count() else { return nil }
        marks.reserveCapacity(min(count, bytes.count / Self.fixed))
        for _ in 0..<count {
            guard let size = reader.count(), let hash = reader.number(), let path = reader.path() else { return nil }
            guard note(path, FileDigest(size: size, hash: ContentHash(value: hash))) else { return nil }
        }
        guard reader.isAtEnd else { return nil }
    }

    /// The bytes of the manifest.
    var encoded: [UInt8] { Self.encoding(paths) { marks[$0] } }

    /// The bytes of a manifest of these pages.
    static func encoding(_ pages: StagedPages) -> [UInt8] {
        encoding(pages.paths) { pages.pages[$0].mark }
    }

    /// The bytes of a manifest, with the pages in the order that they have: nobody but Forno reads it, and sorting would be
    /// what takes longest in a commit.
    private static func encoding(_ paths: PathTable, mark: (Int) -> FileDigest) -> [UInt8] {
        RecordEntries.record(.manifest, count: paths.count, size: paths.count * fixed + paths.size) { entries in
            paths.forEach { number, path in
                let mark = mark(number)
                entries.append(UInt64(mark.size).littleEndian)
                entries.append(mark.hash.value.littleEndian)
                entries.append(UInt64(path.count).littleEndian)
                entries.append(path)
            }
        }
    }

    /// The bytes of an entry beside those of its path: three numbers.
    private static let fixed = 24
}
