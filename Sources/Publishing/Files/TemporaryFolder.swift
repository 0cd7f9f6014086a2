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
        var template = Array("\(parent)/forno-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FileFailure("make a folder in", parent, code: errno) }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    deinit {
        // What cannot be removed stays: it is where nobody expects anything to last.
        try? Folder(parent).removeTree(String(path.dropFirst(parent.utf8.count + 1)))
    }
}
