/// The digests of files as they were when they were read, so that one which nobody has written to since need not be read again.
package struct KnownDigests: Sendable {
    private var entries: [String: StampedEntry] = [:]

    /// No files.
    package init() {}

    /// Notes a file that had a digest and, just before it was read at the time `looked`, this stamp.
    package mutating func note(_ path: String, _ hash: ContentHash, _ stamp: FileStamp, looked: Int64) {
        entries[path] = StampedEntry(stamp: stamp, hash: hash.value, looked: looked)
    }

    /// Takes over what another list knows of a file.
    package mutating func keep(_ path: String, of other: KnownDigests) { entries[path] = other.entries[path] }

    /// The digest of a file that has this stamp now; nil for one that is not known, or may have been written since.
    package func digest(of path: String, now stamp: FileStamp) -> ContentHash? {
        guard let entry = entries[path], entry.stamp == stamp, stamp != .nothing, stamp != .unknown, !entry.isInDoubt
        else { return nil }
        return ContentHash(value: entry.hash)
    }
}

extension KnownDigests {
    /// The list in `bytes`; nil when they are none, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .digests), let count = reader.count() else { return nil }
        for _ in 0..<count {
            guard let path = reader.text(), let size = reader.number(), let modified = reader.number(),
                let changed = reader.number(), let inode = reader.number(), let hash = reader.number(),
                let looked = reader.number()
            else { return nil }
            let stamp = FileStamp(
                size: Int(truncatingIfNeeded: size), modified: Int64(bitPattern: modified),
                changed: Int64(bitPattern: changed), inode: inode)
            entries[path] = StampedEntry(stamp: stamp, hash: hash, looked: Int64(bitPattern: looked))
        }
        guard reader.isAtEnd else { return nil }
    }

    /// The bytes of the list, in order of path.
    package var encoded: [UInt8] {
        var writer = RecordWriter(.digests)
        writer.append(entries.count)
        for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
            writer.append(path)
            writer.append(UInt64(truncatingIfNeeded: entry.stamp.size))
            writer.append(UInt64(bitPattern: entry.stamp.modified))
            writer.append(UInt64(bitPattern: entry.stamp.changed))
            writer.append(entry.stamp.inode)
            writer.append(entry.hash)
            writer.append(UInt64(bitPattern: entry.looked))
        }
        return writer.finish()
    }
}
