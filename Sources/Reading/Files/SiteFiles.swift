import Diagnostics
import Synchronization
import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The files of a site folder.
///
/// ```swift
/// var diagnostics = DiagnosticList()
/// let files = try SiteFiles(root: "trattoria")
/// for path in try files.list("content", diagnostics: &diagnostics) { let bytes = try files.read(path) }
/// ```
public struct SiteFiles: Sendable {
    /// The site folder as it was given.
    public let root: String
    /// The site folder without symbolic links, and the folder elsewhere that `content` itself may be a link to, ending in `/`.
    private let homes: [String]

    /// The folders found to lie inside the site, where they are remembered.
    private var insideFolders: InsideFolders?

    /// What is read in place of files that are broken.
    public var kept: [String: KeptText] = [:]

    /// The files below `root`; throws when there is no such folder.
    public init(root: String) throws(FileFailure) {
        self.root = root
        guard let real = Self.realPath(root) else { throw FileFailure("read", root, code: errno) }
        let realRoot = real.hasSuffix("/") ? real : real + "/"
        homes = [realRoot] + (Self.linkedContent(of: realRoot).map { [$0] } ?? [])
    }

    /// Where `content` leads to: a household may keep its texts in a folder that it shares. One that the site lies in is none.
    private static func linkedContent(of root: String) -> String? {
        guard let real = realPath(root + "content").map({ $0.hasSuffix("/") ? $0 : $0 + "/" }) else { return nil }
        return real.hasPrefix(root) || root.hasPrefix(real) ? nil : real
    }

    /// The path for the system of a path of the site.
    public func absolute(_ path: String) -> String {
        var absolute = ""
        absolute.reserveCapacity(root.utf8.count + 1 + path.utf8.count)
        absolute += root
        if root.utf8.last != UInt8(ascii: "/") { absolute += "/" }
        absolute += path
        return absolute
    }

    /// The same files for reading many of them at once: each folder's place is looked up for its first file only.
    public func forReadingMany() -> SiteFiles {
        var files = self
        files.insideFolders = InsideFolders()
        return files
    }

    /// The bytes of a file of the site; throws also for one that a symbolic link places outside it.
    public func read(_ path: String) throws(FileFailure) -> [UInt8] {
        try contents(path).bytes
    }

    /// The bytes of a file of the site with what the system said of it before; throws as `read` does.
    public func contents(_ path: String) throws(FileFailure) -> FileContents {
        if try isInRememberedFolder(path), let contents = try TextFile.contentsUnlessLink(absolute(path)) {
            return contents
        }
        try checkIsInside(path)
        return try TextFile.contents(absolute(path))
    }

    private func checkIsInside(_ path: String) throws(FileFailure) {
        guard try isInside(path) != false else { throw FileFailure("read", path, reason: "It lies outside the site") }
    }

    /// Whether a file's folder is remembered to lie inside the site, so that the file does too unless it is a link.
    private func isInRememberedFolder(_ path: String) throws(FileFailure) -> Bool {
        guard let insideFolders, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
        return try insideFolders.contains(String(path[..<slash])) { folder throws(FileFailure) in
            try isInside(folder) ?? false
        }
    }

    /// The first bytes of a file of the site, `count` at most; throws as `read` does.
    public func start(of path: String, count: Int) throws(FileFailure) -> [UInt8] {
        if try isInRememberedFolder(path),
            let start = try TextFile.start(absolute(path), count: count, followingLink: false)
        {
            return start
        }
        try checkIsInside(path)
        return try TextFile.start(absolute(path), count: count, followingLink: true) ?? []
    }

    /// The bytes of a file of the site, or nil and an `unreadable-file`.
    public func read(_ path: String, diagnostics: inout DiagnosticList) -> [UInt8]? {
        contents(path, diagnostics: &diagnostics)?.bytes
    }

    /// The bytes of a file of the site with what the system said of it before, or nil and an `unreadable-file`.
    public func contents(_ path: String, diagnostics: inout DiagnosticList) -> FileContents? {
        if let kept = kept[path] { return kept.contents }
        do throws(FileFailure) {
            return try contents(path)
        } catch {
            diagnostics.reportUnreadable(path, error)
            return nil
        }
    }

    /// Whether a file stands at a path of the site; false, and an `unreadable-file`, when the system does not tell.
    func isFile(_ path: String, diagnostics: inout DiagnosticList) -> Bool {
        stands([S_IFREG], path, diagnostics: &diagnostics)
    }

    /// Whether a folder or a symbolic link stands at a path of the site; false, and an `unreadable-file`, when the system
    /// does not tell.
    func isFolderOrLink(_ path: String, diagnostics: inout DiagnosticList) -> Bool {
        stands([S_IFDIR, S_IFLNK], path, diagnostics: &diagnostics)
    }

    private func stands(_ kinds: [mode_t], _ path: String, diagnostics: inout DiagnosticList) -> Bool {
        var status = stat()
        if lstat(absolute(path), &status) == 0 { return kinds.contains(status.st_mode & S_IFMT) }
        let failure = FileFailure("look at", path, code: errno)
        if !failure.isAbsence { diagnostics.reportUnreadable(path, failure) }
        return false
    }

    /// Whether a path of the site, its symbolic links followed, leads inside the site or the folder that is its content; nil
    /// when it leads to nothing that can be had. Throws when the system cannot tell.
    public func isInside(_ path: String) throws(FileFailure) -> Bool? {
        let absolute = absolute(path)
        guard let real = Self.realPath(absolute) else {
            if Self.leadsNowhere.contains(errno) { return nil }
            throw FileFailure("read", absolute, code: errno)
        }
        let place = real + "/"
        return homes.contains { place.utf8.starts(with: $0.utf8) }
    }

    /// What the system says of a path that has an end, but none that can be had.
    private static let leadsNowhere = [ENOENT, ENOTDIR, ELOOP, EACCES, ENAMETOOLONG, EINVAL]

    /// The paths of all files below `folder`, relative to the site, sorted by their bytes; none without such a folder.
    ///
    /// Left out are names that start with a dot, what editors leave behind (`x~`, `#x#`, `x.swp`) and the macOS Finder
    /// (`Icon` with a CR), and what is neither file nor folder. A symbolic link counts as what it leads to, but a folder
    /// is gone through only once, which also ends loops. Reports `outside-site` for a link out of the site, `missing-file`
    /// for one to nothing, `not-utf8` for a name that is no text, and `control-in-name` for one with a control character,
    /// which is left out; throws when a folder cannot be read.
    public func list(_ folder: String, diagnostics: inout DiagnosticList) throws(FileFailure) -> [String] {
        let listing = try listing(of: folder)
        diagnostics.append(listing.diagnostics)
        return listing.files
    }

    /// The files below `folder` as `list` gives them, with the folders that they are in and what there is to report.
    public func listing(of folder: String) throws(FileFailure) -> FolderListing {
        var walk = FolderWalk(files: self)
        try walk.run(from: folder)
        return FolderListing(
            files: walk.paths.sorted { $0.isBefore($1) }, folders: walk.visitedFolders, diagnostics: walk.diagnostics)
    }

    /// Whether a file or folder of this name is no part of a site: hidden, or left behind by an editor.
    public static func passesOver(_ name: String) -> Bool { name.utf8Bytes(passesOver) }

    /// Whether a file or folder of this name, in UTF-8, is no part of a site.
    static func passesOver(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, let last = name.last else { return false }
        let hash = UInt8(ascii: "#")
        return first == UInt8(ascii: ".") || last == UInt8(ascii: "~") || first == hash && last == hash
            || name.count >= 4 && name.suffix(4).elementsEqual(".swp".utf8) || name.elementsEqual("Icon\r".utf8)
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

/// Folders of a site by whether they lie inside it, asked for by many threads.
private final class InsideFolders: Sendable {
    private let known = Mutex<[String: Bool]>([:])

    func contains(
        _ folder: String, _ look: (String) throws(FileFailure) -> Bool
    ) throws(FileFailure) -> Bool {
        try known.withLock { known throws(FileFailure) in
            if let isInside = known[folder] { return isInside }
            let isInside = try look(folder)
            known[folder] = isInside
            return isInside
        }
    }
}

extension DiagnosticList {
    private static let unreadable = "the file cannot be read: "

    /// Reports a file of the site that cannot be read.
    mutating func reportUnreadable(_ path: String, _ failure: FileFailure) {
        report(
            .unreadableFile, Self.unreadable + failure.reason, at: SourceLocation(file: path),
            fix: "make it readable, or remove it")
    }

    /// Throws the first failure to read a file that was reported: for who goes on only with what was read whole.
    public func throwUnreadable() throws(FileFailure) {
        let problem = first { $0.id == .unreadableFile }
        guard let problem, let file = problem.location?.file else { return }
        let isPlain = problem.message.hasPrefix(Self.unreadable)
        let reason = isPlain ? String(problem.message.dropFirst(Self.unreadable.count)) : problem.message
        throw FileFailure("read", file, reason: reason, fix: problem.fix)
    }
}
