import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Absolute paths without symbolic links, also of what does not exist yet.
enum RealPath {
    /// The real path of `path`: the part that exists as the system resolves it, the rest as it is written.
    static func resolve(_ path: String) -> String {
        if let real = ofExisting(path) { return real }
        let (folder, name) = split(path)
        guard folder != path else { return path }
        let parent = resolve(folder)
        switch name {
        case ".": return parent
        case "..": return split(parent).folder
        default: return join(parent, name)
        }
    }

    /// The folder that `path` is in, and its last name; trailing slashes do not count.
    static func split(_ path: String) -> (folder: String, name: String) {
        var trimmed = Substring(path)
        while trimmed.utf8.count > 1, trimmed.utf8.last == UInt8(ascii: "/") { trimmed.removeLast() }
        guard let slash = trimmed.lastIndex(of: "/") else { return (".", String(trimmed)) }
        let folder = trimmed[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(trimmed[trimmed.index(after: slash)...]))
    }

    /// `name` in `folder`.
    static func join(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : folder + "/" + name
    }

    /// Makes the folder at `path` and those on the way that are missing; gives those that it made, the outermost first.
    @discardableResult
    static func makeFolders(_ path: String) throws(FileFailure) -> [String] {
        if mkdir(path, 0o777) == 0 { return [path] }
        let code = errno
        if code == ENOENT {
            let made = try makeFolders(split(path).folder)
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
                throw FileFailure("make the folder", path, code: errno)
            }
            return made + [path]
        }
        guard code == EEXIST else { throw FileFailure("make the folder", path, code: code) }
        return []
    }

    /// The closest folder at or above `path` that exists.
    static func existingFolder(above path: String) throws(FileFailure) -> Folder {
        if let folder = try Folder.ifPresent(path) { return folder }
        let parent = split(path).folder
        return parent == path ? try Folder(path) : try existingFolder(above: parent)
    }

    private static func ofExisting(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
