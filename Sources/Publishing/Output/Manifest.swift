/// The pages that Forno wrote into one output folder, each with the mark of its bytes.
package struct Manifest: Equatable, Sendable {
    var pages: [OutputPath: FileDigest] = [:]

    /// Whether these pages and no others are in the list, with these bytes.
    func lists(_ staged: StagedPages) -> Bool {
        pages.count == staged.count && zip(staged.paths, staged.pages).allSatisfy { pages[$0] == $1.mark }
    }
}

extension Manifest {
    /// The manifest in `bytes`; `nil` when they are not one, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .manifest), let count = reader.count() else { return nil }
        pages.reserveCapacity(min(count, bytes.count / Self.fixed))
        for _ in 0..<count {
            guard let size = reader.count(), let hash = reader.number(), let path = reader.path() else { return nil }
            pages[path] = FileDigest(size: size, hash: ContentHash(value: hash))
        }
        guard reader.isAtEnd, pages.count == count else { return nil }
    }

    /// The bytes of the manifest.
    var encoded: [UInt8] {
        var (paths, marks): (PathTable, [FileDigest]) = (PathTable(), [])
        for (path, mark) in pages {
            paths.append(path)
            marks.append(mark)
        }
        return Self.encoding(paths) { marks[$0] }
    }

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
