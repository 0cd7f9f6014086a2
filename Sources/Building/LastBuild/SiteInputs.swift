import Diagnostics
import Publishing
import Reading

/// All files and folders that a build reads, as they are before it reads the first of them.
struct SiteInputs: Sendable {
    /// What the system says of each.
    let stamps: StampedFiles
    /// The files by a digest: their paths are long, and there may be a million.
    private let files: FileListDigest

    /// Looks at the site in the folder `site`, and waits some milliseconds if something there has just been written, so
    /// that whatever is written from now on has another time.
    ///
    /// Nil when that would take longer, and when a link leads nowhere: then nobody could tell that nothing has changed.
    init?(site: String) throws(FileFailure) {
        let reader = try SiteFiles(root: site)
        guard let content = try reader.tree("content"), let theme = try reader.tree("templates") else { return nil }
        let found = content.files + theme.files
        let all = Self.roots + content.folders + theme.folders + found
        guard let stamps = try StampedFiles(all, in: site, settledWithin: .milliseconds(25)) else { return nil }
        self.stamps = stamps
        files = FileListDigest(found)
    }

    /// The folders that may be missing now, and the one of what was fetched before.
    private static let roots = ["content", "templates", ".forno/cache"]

    /// Whether a build that began afterwards found just these files. (What came before the look and after the listing for
    /// it is among those of the build alone.)
    func areAll(_ listed: [String]) -> Bool {
        FileListDigest(listed) == files
    }
}

/// What tells one list of paths from another, whatever their order.
private struct FileListDigest: Hashable, Sendable {
    private let count: Int
    private var sum: UInt64 = 0

    init(_ paths: [String]) {
        count = paths.count
        for path in paths { sum &+= ContentHash(Array(path.utf8)).value }
    }
}
