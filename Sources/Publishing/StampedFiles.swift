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

    /// No files yet, with room for those of these paths.
    init(reserving paths: some Collection<String>) {
        bytes.reserveCapacity(paths.reduce(0) { $0 + Self.fixed + $1.utf8.count + 1 })
    }

    /// Adds a file that was looked at at the time `looked`, and had a digest then.
    mutating func append(_ path: String, _ stamp: FileStamp, _ hash: ContentHash?, looked: Int64) {
        let entry = StampedEntry(stamp: stamp, hash: hash?.value ?? 0, looked: looked)
        withUnsafeBytes(of: entry) { bytes += $0 }
        bytes += path.utf8
        bytes.append(0)
        count += 1
    }
}

extension StampedFiles {
    /// Files and folders that have settled (``FileStamp/settle(_:within:)``), with their stamps.
    package init(_ files: [(path: String, stamp: FileStamp)]) {
        let now = FileStamp.now
        self.init(reserving: files.lazy.map(\.path))
        for file in files { append(file.path, file.stamp, nil, looked: now) }
    }
}

/// The part of an entry that has the same size for all: six numbers of eight bytes.
struct StampedEntry: BitwiseCopyable {
    var stamp: FileStamp
    var hash: UInt64
    var looked: Int64

    /// Whether the file could have been written after the look without a sign of it.
    var isInDoubt: Bool { looked < stamp.settles }

    /// What the file held.
    var mark: FileMark { FileMark(size: stamp.size, hash: ContentHash(value: hash)) }
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
            guard stamp == entry.stamp else { return false }
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
