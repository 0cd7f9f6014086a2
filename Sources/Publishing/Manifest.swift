/// The pages that Forno wrote into one output folder, each with the mark of its bytes.
struct Manifest: Equatable, Sendable {
    var pages: [OutputPath: FileMark] = [:]
}

extension Manifest {
    /// The manifest in `bytes`; `nil` when they are not one, or are damaged.
    init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .manifest), let count = reader.count() else { return nil }
        pages.reserveCapacity(min(count, bytes.count / 24))
        for _ in 0..<count {
            guard let size = reader.count(), let hash = reader.number(), let path = reader.path() else { return nil }
            pages[path] = FileMark(size: size, hash: ContentHash(value: hash))
        }
        guard reader.isAtEnd, pages.count == count else { return nil }
    }

    /// The bytes of the manifest, with the pages in no order: nobody but Forno reads it, and sorting would be what
    /// takes longest in a commit.
    var encoded: [UInt8] {
        var writer = RecordWriter(.manifest)
        writer.append(pages.count)
        for (path, mark) in pages {
            writer.append(mark.size)
            writer.append(mark.hash.value)
            writer.append(path)
        }
        return writer.finish()
    }
}
