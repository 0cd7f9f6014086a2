import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes a file of the user's so that nobody ever sees half of it.
///
/// ```swift
/// try AtomicFile.write(Array("- [ ] salt\n".utf8), to: "content/lists/party.md")
/// ```
///
/// The bytes go to a hidden file in the same folder, to the disk, and then take the place of the file by one rename.
/// After a kill or a loss of power the file is the earlier or the new one. Two writers at once each write a whole
/// file; who reads, changes and writes holds a `FileLock` meanwhile, or loses the change of the other.
public enum AtomicFile {
    /// Writes `bytes` to the file at `path`, which keeps its permissions, and its owner where the system allows.
    ///
    /// A symbolic link stays, and the file that it leads to is written.
    public static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let (folderPath, name) = RealPath.split(try RealPath.resolve(path))
        let folder = try Folder(folderPath)
        let earlier = try folder.status(at: name)
        guard earlier.kind == .nothing || earlier.kind == .file else {
            throw FileFailure("write", path, reason: "It is not a file")
        }
        try put(bytes, into: folder, path, name, like: earlier) { temporary throws(FileFailure) in
            try folder.move(temporary, to: folder, as: name)
        }
    }

    /// Writes `bytes` to a new file at `path`; gives `false`, and leaves it alone, when something stands there, be it for a
    /// moment only: of several writers at once one makes the file.
    static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) -> Bool {
        let (folderPath, name) = RealPath.split(path)
        let folder = try Folder(folderPath)
        let nothing = try folder.status(at: name)
        guard nothing.kind == .nothing else { return false }
        return try put(bytes, into: folder, path, name, like: nothing) { temporary throws(FileFailure) in
            guard try folder.link(temporary, asNew: name) else {
                try folder.removeFile(temporary)
                return false
            }
            return true
        }
    }

    /// Writes the bytes to a hidden file, which `place` then gives its name.
    @discardableResult
    private static func put<Result>(
        _ bytes: [UInt8], into folder: Folder, _ path: String, _ name: String, like earlier: FileStatus,
        _ place: (String) throws(FileFailure) -> Result
    ) throws(FileFailure) -> Result {
        let temporary = "\(start(of: name))\(getpid())-\(UInt32.random(in: .min ... .max))"
        do throws(FileFailure) {
            try folder.write(bytes, to: temporary, like: earlier)
            return try place(temporary)
        } catch {
            // The first failure is the one that matters; a file that was not made needs no removal.
            _ = try? folder.removeFile(temporary)
            var failure = error
            failure.path = path
            throw failure
        }
    }

    /// Removes the hidden files that writers of the file at `path` left when they were killed. Call it only while nobody
    /// else can be writing the file, under a `FileLock` say.
    public static func clearAway(besides path: String) throws(FileFailure) {
        let (folderPath, name) = RealPath.split(try RealPath.resolve(path))
        guard let folder = try Folder.ifPresent(folderPath) else { return }
        let start = start(of: name)
        for left in try folder.names() where left.hasPrefix(start) { try folder.removeFile(left) }
    }

    private static func start(of name: String) -> String { ".\(name.prefix(64)).forno-" }

    /// The process that wrote the hidden file of a name: 30608 of ".soup.md.forno-30608-1234"; nil for another file.
    static func writer(ofTemporary name: String) -> pid_t? {
        guard name.hasPrefix("."), let mark = name.ranges(of: ".forno-").last else { return nil }
        let numbers = name[mark.upperBound...].split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, UInt32(numbers[1]) != nil, let writer = pid_t(numbers[0]), writer > 0 else {
            return nil
        }
        return writer
    }
}

extension Folder {
    /// Writes a new file to the disk, with the owner and the permissions of `model` if that is a file.
    fileprivate func write(_ bytes: [UInt8], to path: String, like model: FileStatus) throws(FileFailure) {
        let file = try create(path)
        if model.kind == .file {
            // Only root may give a file away: for others the new file is theirs, as with any editor.
            fchown(file.number, model.owner, model.group)
            guard fchmod(file.number, model.mode) == 0 else { throw failure("write", path) }
        }
        try bytes.withRawBytes { buffer throws(FileFailure) in try file.write(buffer, full(path)) }
        guard uninterrupted({ fsync(file.number) }) == 0 else { throw failure("write", path) }
        try file.finish(full(path))
    }
}

extension AtomicFile {
    /// Puts the file at `path`, which somebody else has written, to the disk and in the place of the one at `target`, which
    /// has to be in the same folder.
    package static func put(_ path: String, at target: String) throws(FileFailure) {
        let file = try FileDescriptor(reading: path)
        guard uninterrupted({ fsync(file.number) }) == 0 else { throw FileFailure("write", path, code: errno) }
        guard rename(path, target) == 0 else { throw FileFailure("rename", path, code: errno) }
    }
}
