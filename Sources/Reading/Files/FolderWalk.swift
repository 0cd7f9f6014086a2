import Diagnostics
import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One walk through the folders of a site: first the real ones, then those that symbolic links lead to.
struct FolderWalk {
    /// What tells one folder from all others, whatever its path.
    private struct Identity: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    private enum Kind {
        case file, folder, link, other
    }

    let files: SiteFiles
    private(set) var paths: [String] = []
    /// The folders that were gone through, by the path that led there first.
    private(set) var visitedFolders: [FolderListing.Folder] = []
    private(set) var diagnostics = DiagnosticList()
    private var folders: [String] = []
    private var links: [String] = []
    private var visited: Set<Identity> = []
    /// The path of the folder that is being listed with its `/`, and then the name that is being looked at.
    private var path: [UInt8] = []

    init(files: SiteFiles) {
        self.files = files
    }

    mutating func run(from folder: String) throws(FileFailure) {
        guard try files.isInside(folder) != nil else { return }
        place(folder, as: try kind(of: folder, followingLink: false))
        try visitFolders()
        while !links.isEmpty {
            let found = links.sorted { $0.isBefore($1) }
            links = []
            for link in found {
                try follow(link)
                try visitFolders()
            }
        }
    }

    private mutating func visitFolders() throws(FileFailure) {
        while let folder = folders.popLast() { try visit(folder) }
    }

    private mutating func place(_ path: String, as kind: Kind) {
        switch kind {
        case .file: paths.append(path)
        case .folder: folders.append(path)
        case .link: links.append(path)
        case .other: break
        }
    }

    private mutating func visit(_ folder: String) throws(FileFailure) {
        let status = try status(of: folder, followingLink: true)
        let identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        guard visited.insert(identity).inserted else { return }
        visitedFolders.append(FolderListing.Folder(path: folder, status: status))
        let absolute = files.absolute(folder)
        guard let stream = opendir(absolute) else { throw FileFailure("read", absolute, code: errno) }
        defer { closedir(stream) }
        path = folder.isEmpty || folder == "." ? [] : Array((folder + "/").utf8)
        errno = 0
        while let entry = readdir(stream) {
            try take(entry, in: folder)
            errno = 0
        }
        if errno != 0 { throw FileFailure("read", absolute, code: errno) }
    }

    private mutating func take(_ entry: UnsafeMutablePointer<dirent>, in folder: String) throws(FileFailure) {
        let start = path.count
        defer { path.removeLast(path.count - start) }
        withUnsafeBytes(of: &entry.pointee.d_name) { name in path.append(contentsOf: name.prefix { $0 != 0 }) }
        guard let text = String(validating: path, as: UTF8.self) else {
            return diagnostics.report(
                .notUTF8, "the name of a file in this folder is not UTF-8", at: SourceLocation(file: folder),
                fix: "rename the file")
        }
        guard !path[start...].withUnsafeBufferPointer(SiteFiles.passesOver) else { return }
        guard !path[start...].contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            return reportControl(in: String(decoding: path[start...], as: UTF8.self), folder)
        }
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): place(text, as: .file)
        case Int32(DT_DIR): place(text, as: .folder)
        case Int32(DT_LNK): place(text, as: .link)
        case Int32(DT_UNKNOWN): place(text, as: try kind(of: text, followingLink: false))
        default: break
        }
    }

    private mutating func reportControl(in name: String, _ folder: String) {
        let shown = name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }
        diagnostics.report(
            .controlInName, "the name \"\(String(String.UnicodeScalarView(shown)))\" has a control character in it",
            at: SourceLocation(file: folder), notes: ["it is passed over, since no address can name it"],
            fix: "rename it")
    }

    private mutating func follow(_ link: String) throws(FileFailure) {
        switch try files.isInside(link) {
        case nil:
            diagnostics.report(
                .missingFile, "this symbolic link leads to nothing", at: SourceLocation(file: link),
                fix: "remove it, or put a file where it leads")
        case false:
            diagnostics.report(
                .outsideSite, "this symbolic link leads out of the site", at: SourceLocation(file: link),
                fix: "copy the file or folder into the site")
        default:
            place(link, as: try kind(of: link, followingLink: true))
        }
    }

    private func kind(of path: String, followingLink: Bool) throws(FileFailure) -> Kind {
        switch try status(of: path, followingLink: followingLink).st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    private func status(of path: String, followingLink: Bool) throws(FileFailure) -> stat {
        let absolute = files.absolute(path)
        var status = stat()
        guard fstatat(AT_FDCWD, absolute, &status, followingLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
            throw FileFailure("read", absolute, code: errno)
        }
        return status
    }
}
