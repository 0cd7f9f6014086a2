import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder for a short while, which only this user may look into. It goes, with all that is in it, when the value ends.
public struct TemporaryFolder: ~Copyable {
    /// Where it is: in `TMPDIR`, or in `/tmp`.
    public let path: String
    private let parent: String

    /// Makes one; throws where the system does not let it.
    public init() throws(FileFailure) {
        parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let template = strdup("\(parent)/forno-XXXXXX")
        defer { free(template) }
        guard let template, mkdtemp(template) != nil else {
            throw FileFailure("make a folder in", parent, code: errno)
        }
        path = String(cString: template)
    }

    /// Writes a file at a path in it, and the folders on the way; nothing where the path leads out of it.
    public borrowing func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        guard let place = OutputPath(path) else { return }
        let folder = try Folder(self.path)
        if let parent = place.folder { try folder.makeFolders(parent) }
        try folder.write(bytes, to: place.text)
    }

    /// The bytes of a file in it; nil when there is none.
    public borrowing func read(_ path: String) throws(FileFailure) -> [UInt8]? { try Folder(self.path).read(path) }

    deinit {
        // What cannot be removed stays: it is where nobody expects anything to last.
        guard let name = path.split(separator: "/").last else { return }
        try? Folder(parent).removeTree(String(name))
    }
}
