import Diagnostics
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes pages into a staging folder, from any number of threads.
final class StagingWriter: Sendable {
    let staging: Staging
    private let tree: Folder
    private let new: Folder
    private let old: Folder
    private let numbers = Atomic<Int>(0)
    /// The folders that were made last: pages often come in pairs, as a card and the text that it was made of, and other
    /// threads come in between.
    private let recentFolders = Mutex(RecentFolders())

    /// Makes the folders in `staging` that pages are written to; messages name the pages as in the folder `output`.
    init(_ staging: Staging, output: String) throws(FileFailure) {
        self.staging = staging
        tree = try staging.folder.folder(Staging.tree, shownAs: output)
        new = try staging.folder.folder("new", shownAs: output)
        old = try staging.folder.folder("old")
    }

    /// A number that no other page has.
    func nextNumber() -> Int {
        numbers.add(1, ordering: .relaxed).oldValue
    }

    /// Stages a page that is to go where nothing stands, and makes the folder that it is in: most pages have their own,
    /// so that asking first would cost more than it saves.
    func place(_ content: borrowing Content, at path: OutputPath) throws(FileFailure) -> StagedPage {
        if let folder = path.folder.map(HashedPath.init), recentFolders.withLock({ !$0.contains(folder) }) {
            try tree.makeFolders(folder.path)
            recentFolders.withLock { $0.add(folder) }
        }
        return try write(content, to: tree.create(path.text), path, in: tree, .placed)
    }

    /// Stages a page that is to replace the one at `path` of `output`.
    ///
    /// The earlier page gets a second name, or a copy where the file system has no second names, so that the commit
    /// can be taken back. Whatever the disk has no room for is found out here, before anything changes.
    func replace(
        _ path: OutputPath, in output: Folder, by content: borrowing Content
    ) throws(FileFailure) -> StagedPage {
        let number = nextNumber()
        let name = String(number)
        let fate = StagedPage.Fate.replacing(number: Int32(number))
        let page = try write(content, to: new.create(name), path, in: output, fate)
        if !output.link(path.text, to: old, as: name) { try output.copy(path.text, to: old, as: name) }
        return page
    }

    private func write(
        _ content: borrowing Content, to file: consuming FileDescriptor, _ path: OutputPath, in folder: Folder,
        _ fate: StagedPage.Fate
    ) throws(FileFailure) -> StagedPage {
        let mark = try content.write(to: file, folder.full(path.text))
        let stamp = try file.status(folder.full(path.text)).stamp
        try file.finish(folder.full(path.text))
        return StagedPage(fate: fate, hash: mark.hash, stamp: stamp)
    }
}

/// A few folders, of which the oldest makes room for the next; told apart by their hashes first.
private struct RecentFolders {
    private var folders: [OutputPath] = []
    private var hashes: [UInt32] = []
    private var next = 0

    func contains(_ folder: HashedPath) -> Bool {
        hashes.firstIndex(of: folder.hash).map { folders[$0] == folder.path } ?? false
    }

    mutating func add(_ folder: HashedPath) {
        if folders.count < 8 {
            folders.append(folder.path)
            hashes.append(folder.hash)
        } else {
            (folders[next], hashes[next]) = (folder.path, folder.hash)
            next = (next + 1) % folders.count
        }
    }
}

extension Folder {
    /// Copies the file at `path` to `place` in `other`, with its permissions and its time.
    fileprivate func copy(_ path: String, to other: Folder, as place: String) throws(FileFailure) {
        guard let source = try file(path) else { throw FileFailure("read", full(path), code: ENOENT) }
        var status = stat()
        guard fstat(source.number, &status) == 0 else { throw failure("look at", path) }
        let copy = try other.create(place)
        _ = try Content.file(Content.NamedFile(file: source, path: full(path))).write(to: copy, other.full(place))
        fchmod(copy.number, status.st_mode & 0o7777)
        status.setTimes(of: copy)
        try copy.finish(other.full(place))
    }
}

extension stat {
    /// Gives `file` the times that are here.
    fileprivate func setTimes(of file: borrowing FileDescriptor) {
        #if canImport(Glibc)
            futimens(file.number, [st_atim, st_mtim])
        #else
            futimens(file.number, [st_atimespec, st_mtimespec])
        #endif
    }
}
