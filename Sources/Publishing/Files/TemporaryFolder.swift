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

    deinit {
        // What cannot be removed stays: it is where nobody expects anything to last.
        guard let name = path.split(separator: "/").last else { return }
        try? Folder(parent).removeTree(String(name))
    }
}
