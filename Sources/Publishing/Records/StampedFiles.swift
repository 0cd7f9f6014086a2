import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files and folders of one folder as the system described them at one moment, to tell later whether all are untouched.
///
/// ```
/// let stamps = try FileStamp.all(["content/site.yml"], in: "trattoria")
/// var inputs = StampedFiles([("content/site.yml", stamps[0])])
/// try inputs.confirm(in: "trattoria")    // true until somebody writes the file
/// ```
///
/// A file that had been written just before the look could have been written again without any sign. One for which the
/// digest of its bytes is known is read again in that case, as Git does.
package struct StampedFiles: Sendable {
    /// For each file its stamp, its digest (0 for none), when it was looked at, and its path with a NUL at the end.
    package private(set) var bytes: [UInt8] = []
    /// How many files and folders there are.
    package private(set) var count = 0

    /// No files.
    package init() {}

    /// So many files, of which `path` and `entry` tell by their numbers.
    package init(count: Int, path: (Int) -> String, entry: (Int) -> StampedEntry) {
        self.count = count
        let size = (0..<count).reduce(0) { $0 + Self.fixed + path($1).utf8.count + 1 }
        bytes = RecordEntries.bytes(size: size) { entries in
            for number in 0..<count {
                entries.append(entry(number))
                entries.append(path(number))
                entries.append(UInt8(0))
            }
        }
    }

    /// Files at these paths, each with what `entry` tells of it by its number.
    init(_ paths: PathTable, _ entry: (Int) -> StampedEntry) {
        count = paths.count
        bytes = RecordEntries.bytes(size: paths.count * (Self.fixed + 1) + paths.size) { entries in
            paths.forEach { number, path in
                entries.append(entry(number))
                entries.append(path)
                entries.append(UInt8(0))
            }
        }
    }

    /// These files, and then the `others`.
    package func joined(with others: StampedFiles) -> StampedFiles {
        var all = self
        all.bytes += others.bytes
        all.count += others.count
        return all
    }
}

extension StampedFiles {
    /// Files and folders that have settled (``FileStamp/settle(_:within:)``), with their stamps.
    package init(_ files: [(path: String, stamp: FileStamp)]) {
        let now = FileStamp.now
        self.init(count: files.count, path: { files[$0].path }) { number in
            StampedEntry(stamp: files[number].stamp, hash: 0, looked: now)
        }
    }
}

extension StampedFiles {
    /// The list in bytes that a record holds; nil when they are none.
    package init?(_ bytes: ArraySlice<UInt8>) {
        self.bytes = Array(bytes)
        var next = 0
        while next < bytes.count {
            guard entry(at: next) != nil, let end = self.bytes[(next + Self.fixed)...].firstIndex(of: 0) else {
                return nil
            }
            count += 1
            next = end + 1
        }
    }

    /// Whether every file in the folder `root` is as it was. Costs a call of the system for each file, and reading those
    /// that are in doubt; these are not in doubt the next time.
    package mutating func confirm(in root: String) throws(FileFailure) -> Bool {
        guard let folder = try Folder.ifPresent(root) else { return false }
        var next = 0
        while let entry = entry(at: next) {
            let now = FileStamp.now
            let (stamp, end) = look(at: next, in: folder)
            guard stamp == entry.stamp, stamp != .unknown else { return false }
            if entry.isInDoubt {
                let path = String(decoding: bytes[(next + Self.fixed)..<end], as: UTF8.self)
                guard try folder.holds(entry.mark, at: path) else { return false }
                note(StampedEntry(stamp: stamp, hash: entry.hash, looked: now), at: next)
            }
            next = end + 1
        }
        return true
    }

    private static var fixed: Int { MemoryLayout<StampedEntry>.size }

    private func entry(at place: Int) -> StampedEntry? {
        guard place + Self.fixed < bytes.count else { return nil }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: StampedEntry.self) }
    }

    private mutating func note(_ entry: StampedEntry, at place: Int) {
        bytes.withUnsafeMutableBytes { $0.storeBytes(of: entry, toByteOffset: place, as: StampedEntry.self) }
    }

    /// The stamp now of the file whose entry starts at `place`, and where the NUL after its path stands.
    private func look(at place: Int, in folder: Folder) -> (FileStamp, end: Int) {
        let start = place + Self.fixed
        return bytes[start...].withUnsafeBytes { rest in
            guard let path = rest.assumingMemoryBound(to: CChar.self).baseAddress else { return (.nothing, start) }
            return (FileStamp(at: path, in: folder.descriptor), start + strlen(path))
        }
    }
}

/// The part of an entry of ``StampedFiles`` that has the same size for all: six numbers of eight bytes.
package struct StampedEntry: BitwiseCopyable, Sendable {
    var stamp: FileStamp
    var hash: UInt64
    var looked: Int64

    /// A file of this stamp, which was looked at at the time `looked`, and had a digest then (0 for none).
    init(stamp: FileStamp, hash: UInt64, looked: Int64) {
        (self.stamp, self.hash, self.looked) = (stamp, hash, looked)
    }

    /// A file that was read after the time `looked`, with what the system said of it before. Where it could be written again
    /// without a sign, the digest of its bytes is kept.
    package init(read bytes: [UInt8], _ stamp: FileStamp, looked: Int64) {
        self.init(stamp: stamp, hash: looked < stamp.settles ? ContentHash(bytes).value : 0, looked: looked)
    }

    /// Whether the file could have been written after the look without a sign of it.
    var isInDoubt: Bool { looked < stamp.settles }

    /// What the file held.
    var mark: FileDigest { FileDigest(size: stamp.size, hash: ContentHash(value: hash)) }
}
