import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open folder; what is in it is named by paths that start from it.
///
/// An open folder stays the same folder when it is renamed, and a path inside it is short for the system to follow.
final class Folder: Sendable {
    let descriptor: FileDescriptor
    /// The path as messages show it.
    let name: String

    private init(_ number: Int32, _ name: String) {
        descriptor = FileDescriptor(number)
        self.name = name
    }

    /// The folder at `path`, which may be a symbolic link to one.
    convenience init(_ path: String) throws(FileFailure) {
        let number = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard number >= 0 else { throw FileFailure("open the folder", path, code: errno) }
        self.init(number, path)
    }

    /// The folder at `path` if there is one, as messages are to show it; a failure when something else stands there.
    static func ifPresent(_ path: String, shownAs name: String? = nil) throws(FileFailure) -> Folder? {
        let number = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        if number >= 0 { return Folder(number, name ?? path) }
        guard errno == ENOENT else { throw FileFailure("open the folder", name ?? path, code: errno) }
        return nil
    }

    /// The folder `path` in this one, made when it is missing; a symbolic link is refused.
    func folder(_ path: String, shownAs name: String? = nil) throws(FileFailure) -> Folder {
        try makeFolder(path)
        return try existingFolder(path, shownAs: name)
    }

    /// The folder `path` in this one, as messages are to show it; a symbolic link is refused.
    func existingFolder(_ path: String, shownAs name: String? = nil) throws(FileFailure) -> Folder {
        let number = descriptor.open(path, O_RDONLY | O_DIRECTORY)
        guard number >= 0 else { throw failure("open the folder", path) }
        return Folder(number, name ?? full(path))
    }

    /// The path of `path` in this folder, as messages show it.
    func full(_ path: String) -> String {
        name + "/" + path
    }

    /// A failure of the last system call on `path` in this folder.
    func failure(_ operation: String, _ path: String) -> FileFailure {
        FileFailure(operation, full(path), code: errno)
    }
}

extension Folder {
    /// What stands at `path`.
    func status(at path: String) throws(FileFailure) -> FileStatus {
        var status = stat()
        if fstatat(descriptor.number, path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
        guard errno == ENOENT || errno == ENOTDIR else { throw failure("look at", path) }
        return .nothing
    }

    /// Whether anything stands at `path`.
    func has(_ path: String) throws(FileFailure) -> Bool {
        try status(at: path).kind != .nothing
    }

    /// The names of what is in the folder at `path` (`.` is the folder itself), in byte order.
    func names(in path: String = ".") throws(FileFailure) -> [String] {
        let number = descriptor.open(path, O_RDONLY | O_DIRECTORY)
        guard number >= 0 else { throw failure("list", path) }
        guard let stream = fdopendir(number) else {
            defer { close(number) }
            throw failure("list", path)
        }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw failure("list", path) }
        return names.sorted()
    }
}

extension Folder {
    /// Makes the folder `path`; gives whether it was missing. Its own folder has to be there.
    @discardableResult
    func makeFolder(_ path: String) throws(FileFailure) -> Bool {
        if mkdirat(descriptor.number, path, 0o777) == 0 { return true }
        guard errno == EEXIST else { throw failure("make the folder", path) }
        return false
    }

    /// Makes the folder `path` and those on the way to it that are missing.
    func makeFolders(_ path: OutputPath) throws(FileFailure) {
        if mkdirat(descriptor.number, path.text, 0o777) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let parent = path.folder else { throw failure("make the folder", path.text) }
        try makeFolders(parent)
        try makeFolder(path.text)
    }

    /// A new file at `path`, open for writing; a failure when something stands there.
    func create(_ path: String) throws(FileFailure) -> FileDescriptor {
        let number = descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL)
        guard number >= 0 else { throw failure("write", path) }
        return FileDescriptor(number)
    }

    /// The file at `path`, open for reading; `nil` when there is none. A symbolic link is refused.
    func file(_ path: String) throws(FileFailure) -> FileDescriptor? {
        let number = descriptor.open(path, O_RDONLY | O_NONBLOCK)
        if number >= 0 { return FileDescriptor(number) }
        guard errno == ENOENT || errno == ENOTDIR else { throw FileFailure("read", ofFile: full(path), code: errno) }
        return nil
    }

    /// All bytes of the file at `path`; `nil` when there is none.
    func read(_ path: String) throws(FileFailure) -> [UInt8]? {
        guard let file = try file(path) else { return nil }
        return try file.readAll(full(path))
    }

    /// Writes `bytes` to a new file at `path`, in place of one that was left there.
    func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        try removeFile(path)
        let file = try create(path)
        try bytes.withRawBytes { buffer throws(FileFailure) in try file.write(buffer, full(path)) }
        try file.finish(full(path))
    }
}

extension Folder {
    /// Renames `path` to `place` in `other`, over a file that stands there; gives `false` when there is no `path`.
    @discardableResult
    func move(_ path: String, to other: Folder, as place: String) throws(FileFailure) -> Bool {
        if renameat(descriptor.number, path, other.descriptor.number, place) == 0 { return true }
        let code = errno
        if code == ENOENT, try !has(path) { return false }
        throw FileFailure("write", other.full(place), code: code)
    }

    /// Gives the file at `path` a second name, `place` in `other`; `false` when the file system cannot.
    func link(_ path: String, to other: Folder, as place: String) -> Bool {
        linkat(descriptor.number, path, other.descriptor.number, place, 0) == 0
    }

    /// Gives the file at `path` the name `name` in its place, if that is free; `false` when something stands there.
    func link(_ path: String, asNew name: String) throws(FileFailure) -> Bool {
        if linkat(descriptor.number, path, descriptor.number, name, 0) == 0 {
            try removeFile(path)
            return true
        }
        if errno == EEXIST { return false }
        // Not every file system has second names. An empty file keeps the place until the whole one takes it.
        let number = descriptor.open(name, O_WRONLY | O_CREAT | O_EXCL)
        guard number >= 0 else {
            if errno == EEXIST { return false }
            throw failure("write", name)
        }
        do throws(FileFailure) {
            try FileDescriptor(number).finish(full(name))
            try move(path, to: self, as: name)
        } catch {
            // The first failure is the one that matters.
            _ = try? removeFile(name)
            throw error
        }
        return true
    }

    /// Removes the file at `path`; gives `false` when there is none.
    @discardableResult
    func removeFile(_ path: String) throws(FileFailure) -> Bool {
        if unlinkat(descriptor.number, path, 0) == 0 { return true }
        guard errno == ENOENT || errno == ENOTDIR else { throw FileFailure("remove", ofFile: full(path), code: errno) }
        return false
    }

    /// Removes the folder `path` if it is empty; gives whether it did.
    @discardableResult
    func removeEmptyFolder(_ path: String) -> Bool {
        unlinkat(descriptor.number, path, AT_REMOVEDIR) == 0
    }

    /// Removes the folders on the way to `path`, from the inside, as long as they are empty.
    func removeEmptyFolders(above path: OutputPath) {
        for folder in path.folders.reversed() where !removeEmptyFolder(folder.text) { return }
    }

    /// Removes `path` and, when it is a folder, all that is in it. Symbolic links are removed, never followed.
    func removeTree(_ path: String) throws(FileFailure) {
        switch try status(at: path).kind {
        // Asking to remove what is not there is refused where nothing may be removed.
        case .nothing: return
        case .file, .other: return _ = try removeFile(path)
        case .folder: break
        }
        for name in try names(in: path) { try removeTree(path + "/" + name) }
        guard removeEmptyFolder(path) || errno == ENOENT else { throw failure("remove", path) }
    }
}
