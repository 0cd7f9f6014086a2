import CArchive
import Unpacking

/// Goes through an archive and those in it, within limits, and tells of each file.
struct ArchiveWalk {
    /// Why the archive is not read to its end.
    struct Refusal: Error {
        let reason: String
    }

    private let limits: UnpackLimits
    private let archive: [UInt8]
    private let tell: (UnpackAnswer) -> Void
    private var entries = 0
    /// How many bytes there may still be.
    private var room: Int

    init(_ job: UnpackJob, tell: @escaping (UnpackAnswer) -> Void) {
        (limits, archive, self.tell) = (job.limits, job.archive, tell)
        room = job.limits.room(forArchive: job.archive.count)
    }

    /// Goes through all of it.
    mutating func run() throws(Refusal) {
        guard let kind = ArchiveKind(archive) else { throw Refusal(reason: "it is no zip, gzip or tar file") }
        if let damage = try unpack(archive, kind, path: "", depth: 1) { throw Refusal(reason: damage) }
    }

    /// Goes through an archive; gives what is wrong with its bytes, so that one in another can be left out.
    private mutating func unpack(
        _ bytes: [UInt8], _ kind: ArchiveKind, path: String, depth: Int
    ) throws(Refusal) -> String? {
        guard depth <= limits.depth else {
            throw Refusal(reason: "more than \(limits.depth) archives are inside one another")
        }
        // An archive without files, which libarchive takes for none.
        if bytes.starts(with: [0x50, 0x4B, 5, 6]) { return nil }
        guard let reading = OpenArchive(kind) else { throw Refusal(reason: "libarchive cannot be used") }
        var result: Result<String?, Refusal> = .success(nil)
        bytes.withUnsafeBytes { buffer in
            do throws(Refusal) {
                let isOpen = reading.open(buffer)
                result = .success(isOpen ? try readEntries(reading, kind, path, depth) : reading.problem)
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }

    private mutating func readEntries(
        _ reading: borrowing OpenArchive, _ kind: ArchiveKind, _ folder: String, _ depth: Int
    ) throws(Refusal) -> String? {
        while true {
            switch reading.nextEntry() {
            case .end: return nil
            case .damage(let reason): return reason
            case .entry(let entry):
                if entry.isFolder { continue }
                let path = try path(of: entry, kind, in: folder)
                try read(reading, path, depth)
            }
        }
    }

    /// The path of an entry, which has to be one within the archive.
    private func path(of entry: OpenArchive.Entry, _ kind: ArchiveKind, in folder: String) throws(Refusal) -> String {
        // What is in a gzip file is that file.
        if kind == .gzip { return folder.isEmpty ? "file" : folder }
        let name = entry.name
        guard UnpackedFile.isSafe(name) else {
            throw Refusal(reason: "an entry leads out of it: \"\(name.prefix(100))\"")
        }
        guard entry.isFile else { throw Refusal(reason: "an entry is a link or a device: \"\(name.prefix(100))\"") }
        guard !entry.isEncrypted else { throw Refusal(reason: "it is encrypted") }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        guard UnpackedFile.isSafe(path) else { throw Refusal(reason: "an entry has too long a name") }
        return path
    }

    private mutating func read(_ reading: borrowing OpenArchive, _ path: String, _ depth: Int) throws(Refusal) {
        entries += 1
        guard entries <= limits.entries else { throw Refusal(reason: "it has more than \(limits.entries) files") }
        let most = min(limits.entryBytes, room)
        switch reading.data(most: most) {
        case .tooMuch:
            throw Refusal(
                reason: most < room
                    ? "a file in it is larger than \(limits.entryBytes / 1_000_000) MB: \"\(path.prefix(100))\""
                    : "it becomes far larger than recipes are when it is unpacked")
        case .damage(let reason): tell(.lost(path, reason: reason))
        case .bytes(let bytes):
            if let kind = ArchiveKind(bytes) {
                if let damage = try unpack(bytes, kind, path: path, depth: depth + 1) {
                    tell(.lost(path, reason: damage))
                }
                return
            }
            room -= bytes.count
            tell(.file(UnpackedFile(path: path, bytes: bytes)))
        }
    }
}
