import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Absolute paths without symbolic links, also of what does not exist yet.
package enum RealPath {
    /// The real path of `path`: the part that exists as the system resolves it, the rest as it is written. Throws where the
    /// system fails to say, since another path could be taken for the same folder's then.
    package static func resolve(_ path: String) throws(FileFailure) -> String {
        if let real = try ofExisting(path) { return real }
        let (folder, name) = split(path)
        guard folder != path else { return path }
        let parent = try resolve(folder)
        switch name {
        case ".": return parent
        case "..": return split(parent).folder
        default: return join(parent, name)
        }
    }

    /// Whether a path lies in the folder of a site, or in the one that its `content` is a link to, as `SiteFiles` reads it.
    package static func isInSite(_ path: String, _ site: String) throws(FileFailure) -> Bool {
        let (real, root) = (try asFolder(path), try asFolder(site))
        if real.utf8.starts(with: root.utf8) { return true }
        let content = try asFolder(join(site, "content"))
        return !root.utf8.starts(with: content.utf8) && real.utf8.starts(with: content.utf8)
    }

    private static func asFolder(_ path: String) throws(FileFailure) -> String {
        let real = try resolve(path)
        return real == "/" ? real : real + "/"
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
    package static func makeFolders(_ path: String) throws(FileFailure) -> [String] {
        var made: [String] = []
        try makeFolders(path, noting: &made)
        return made
    }

    /// Does the same, and notes each folder when it is made: those are there after a failure too.
    static func makeFolders(_ path: String, noting made: inout [String]) throws(FileFailure) {
        if mkdir(path, 0o777) == 0 { return made.append(path) }
        let code = errno
        guard code == ENOENT else {
            if code == EEXIST { return }
            throw FileFailure("make the folder", path, code: code)
        }
        let parent = split(path).folder
        guard parent != path else { throw FileFailure("make the folder", path, code: code) }
        try makeFolders(parent, noting: &made)
        if mkdir(path, 0o777) == 0 { return made.append(path) }
        guard errno == EEXIST else { throw FileFailure("make the folder", path, code: errno) }
    }

    /// The closest folder at or above `path` that exists.
    static func existingFolder(above path: String) throws(FileFailure) -> Folder {
        if let folder = try Folder.ifPresent(path) { return folder }
        let parent = split(path).folder
        return parent == path ? try Folder(path) : try existingFolder(above: parent)
    }

    private static func ofExisting(_ path: String) throws(FileFailure) -> String? {
        guard let real = realpath(path, nil) else {
            if [ENOENT, ENOTDIR].contains(errno) { return nil }
            throw FileFailure("find", path, code: errno)
        }
        defer { free(real) }
        return String(cString: real)
    }
}
