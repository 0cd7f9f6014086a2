import Diagnostics
import Text

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
            guard entry(at: next) != nil else { return nil }
            let end = self.bytes.withUnsafeBufferPointer { $0.search(for: 0, from: next + Self.fixed) }
            guard end < self.bytes.count else { return nil }
            count += 1
            next = end + 1
        }
    }

    /// Whether every file in the folder `root` is as it was. Costs a call of the system for each file, and reading those
    /// that are in doubt; these are not in doubt the next time.
    package mutating func confirm(in root: String) throws(FileFailure) -> Bool {
        try changes(in: root, atMost: 0) != nil
    }

    /// The numbers of the files in the folder `root` that are not as they were, in order; nil when there are more than `limit`.
    /// Costs what ``confirm(in:)`` does.
    package mutating func changes(in root: String, atMost limit: Int) throws(FileFailure) -> [Int]? {
        guard let folder = try Folder.ifPresent(root) else { return nil }
        var (changed, next, number) = ([Int](), 0, 0)
        while let entry = entry(at: next) {
            let (isSame, end) = try isSame(entry, at: next, in: folder)
            if !isSame {
                guard changed.count < limit else { return nil }
                changed.append(number)
            }
            (next, number) = (end + 1, number + 1)
        }
        return changed
    }

    /// Whether the file whose entry starts at `place` is as it was, and where the NUL after its path stands.
    private mutating func isSame(
        _ entry: StampedEntry, at place: Int, in folder: Folder
    ) throws(FileFailure) -> (Bool, end: Int) {
        let now = FileStamp.now
        let (stamp, end) = look(at: place, in: folder)
        guard stamp == entry.stamp, stamp != .unknown else { return (false, end) }
        guard entry.isInDoubt else { return (true, end) }
        let path = String(decoding: bytes[(place + Self.fixed)..<end], as: UTF8.self)
        guard try folder.holds(entry.mark, at: path) else { return (false, end) }
        note(StampedEntry(stamp: stamp, hash: entry.hash, looked: now), at: place)
        return (true, end)
    }

    /// The numbers of the files that have another stamp in a list of the same paths, in order; nil where the paths differ.
    package func differences(from other: StampedFiles) -> [Int]? {
        guard count == other.count, bytes.count == other.bytes.count else { return nil }
        var (found, next, number) = ([Int](), 0, 0)
        while let one = entry(at: next), let two = other.entry(at: next) {
            guard withPath(at: next, { path in other.withPath(at: next) { path.isSame(as: $0) } }) else { return nil }
            if one.stamp != two.stamp || one.stamp == .unknown { found.append(number) }
            (next, number) = (end(ofPathAt: next) + 1, number + 1)
        }
        return found
    }

    /// Whether these are the paths, in this order.
    package func areAt(_ paths: [String]) -> Bool {
        guard count == paths.count else { return false }
        var next = 0
        for path in paths {
            guard next < bytes.count,
                withPath(at: next, { own in path.utf8Bytes { own.isSame(as: UnsafeRawBufferPointer($0)) } })
            else { return false }
            next = end(ofPathAt: next) + 1
        }
        return true
    }

    /// These files, of which those with some numbers are as `entries` says.
    package func noting(_ entries: [Int: StampedEntry]) -> StampedFiles {
        var (all, next, number) = (self, 0, 0)
        while next < bytes.count {
            if let entry = entries[number] { all.note(entry, at: next) }
            (next, number) = (end(ofPathAt: next) + 1, number + 1)
        }
        return all
    }

    /// What is known of each file, in order.
    package var entries: [StampedEntry] {
        var entries: [StampedEntry] = []
        entries.reserveCapacity(count)
        forEach { entry, _ in entries.append(entry) }
        return entries
    }

    /// Calls `body` with what is known of each file, and the UTF-8 of its path.
    func forEach(_ body: (StampedEntry, UnsafeRawBufferPointer) -> Void) {
        var next = 0
        while let entry = entry(at: next) {
            next = withPath(at: next) { path in
                body(entry, path)
                return next + Self.fixed + path.count + 1
            }
        }
    }

    /// Gives the UTF-8 of the path of the entry at a place.
    private func withPath<Result>(at place: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes {
            body(UnsafeRawBufferPointer(rebasing: $0[(place + Self.fixed)..<end(ofPathAt: place)]))
        }
    }

    /// Where the NUL stands behind the path of the entry at `place`.
    private func end(ofPathAt place: Int) -> Int {
        let start = place + Self.fixed
        return bytes[start...].withUnsafeBytes { rest in
            rest.assumingMemoryBound(to: CChar.self).baseAddress.map { start + strlen($0) } ?? start
        }
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
