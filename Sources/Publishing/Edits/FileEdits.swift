import Diagnostics

/// Edits of the user's files below a folder: one process at a time, and each edit as a whole.
///
/// ```swift
/// let edits = FileEdits(root: "trattoria", state: "trattoria/.forno")
/// try edits.run {
///     let (unticked, ticked) = (Array("- [ ] salt\n".utf8), Array("- [x] salt\n".utf8))
///     return ([FileChange("content/lists/party.md", before: unticked, after: ticked)], ())
/// }
/// ```
///
/// Each file is written as `AtomicFile` does. An edit of several files is written down first (`edit.journal`): after a kill
/// between two of them the next command makes the rest of the changes, and after one before the first, none. A file that
/// the user has changed in the meantime is left alone.
public struct FileEdits: Sendable {
    private let root: String
    private let state: String
    private let whenWaiting: @Sendable () -> Void
    private let failpoint: (@Sendable (EditStep) throws(FileFailure) -> Void)?

    /// Edits of the files below `root`, with the lock and the journal in the folder `state`, which is made if it is missing.
    ///
    /// `whenWaiting` is called once when another edit is under way.
    public init(root: String, state: String, whenWaiting: @escaping @Sendable () -> Void = {}) {
        self.init(root: root, state: state, whenWaiting: whenWaiting, failpoint: nil)
    }

    package init(
        root: String, state: String, whenWaiting: @escaping @Sendable () -> Void = {},
        failpoint: (@Sendable (EditStep) throws(FileFailure) -> Void)?
    ) {
        self.root = root
        self.state = state
        self.whenWaiting = whenWaiting
        self.failpoint = failpoint
    }

    /// Calls `body` while no other edit is under way, makes the changes that it gives, and gives its result.
    ///
    /// When one of several changes fails, those before it are taken back.
    public func run<Result>(_ body: () throws -> (changes: [FileChange], result: Result)) throws -> Result {
        try RealPath.makeFolders(state)
        return try FileLock.whileHeld(lockPath, whenWaiting: whenWaiting) {
            try finish()
            let (changes, result) = try body()
            try make(changes.filter { $0.before != $0.after })
            return result
        }
    }

    /// Finishes an edit that was killed, if there is one. Every command may call this first: it costs next to nothing.
    public func recover() throws(FileFailure) {
        guard let folder = try Folder.ifPresent(state), try folder.has(Self.journal),
            let lock = try FileLock.ifFree(lockPath)
        else { return }
        defer { withExtendedLifetime(lock) {} }
        try finish()
    }

    private static let journal = "edit.journal"
    private static let unreadable =
        "It is damaged or of another version of Forno; see whether your lists and the pantry are right, and remove it"
    private var lockPath: String { RealPath.join(state, "edit.lock") }
}

extension FileEdits {
    private func make(_ changes: [FileChange]) throws(FileFailure) {
        guard changes.count > 1 else {
            for change in changes { try write(change) }
            return
        }
        let journal = RealPath.join(state, Self.journal)
        try AtomicFile.clearAway(besides: journal)
        try AtomicFile.write(EditJournal(changes).encoded, to: journal)
        try failpoint?(.journalWritten)
        var made: [FileChange] = []
        do throws(FileFailure) {
            for change in changes {
                try failpoint?(.changing)
                try write(change)
                made.append(change)
            }
        } catch {
            for change in made.reversed() { try write(change.reversed) }
            try Folder(state).removeFile(Self.journal)
            throw error
        }
        try failpoint?(.changed)
        try Folder(state).removeFile(Self.journal)
    }

    private func write(_ change: FileChange) throws(FileFailure) {
        let path = try place(of: change.path)
        try AtomicFile.clearAway(besides: path)
        guard let bytes = change.after else { return try remove(path) }
        if change.before == nil { try NewFile.write(bytes, to: path) } else { try AtomicFile.write(bytes, to: path) }
    }

    private func remove(_ path: String) throws(FileFailure) {
        let (folder, name) = RealPath.split(path)
        try Folder(folder).removeFile(name)
    }

    /// The path for the system; a failure when it leads out of the folder, by its names or by symbolic links.
    private func place(of path: String) throws(FileFailure) -> String {
        let full = RealPath.join(root, path)
        guard OutputPath(path) != nil, try RealPath.isInSite(full, root) else {
            throw FileFailure("write", path, reason: "It lies outside the site")
        }
        return full
    }
}

extension FileEdits {
    /// Makes the changes that a killed edit had still before it, if it had begun with them.
    private func finish() throws(FileFailure) {
        let folder = try Folder(state)
        guard let bytes = try folder.read(Self.journal) else { return }
        guard let entries = EditJournal(bytes)?.entries else {
            throw FileFailure("finish the edit in", folder.full(Self.journal), reason: Self.unreadable)
        }
        let now = try entries.map { entry throws(FileFailure) in try self.bytes(at: entry.path) }
        if zip(entries, now).contains(where: { $0.after == $1 }) {
            for (entry, bytes) in zip(entries, now) where entry.before == bytes.map({ ContentHash($0) }) {
                try write(FileChange(entry.path.text, before: bytes, after: entry.after))
            }
        }
        try folder.removeFile(Self.journal)
    }

    private func bytes(at path: OutputPath) throws(FileFailure) -> [UInt8]? {
        let real = try RealPath.resolve(try place(of: path.text))
        let (parent, name) = RealPath.split(real)
        return try Folder.ifPresent(parent)?.read(name)
    }
}
