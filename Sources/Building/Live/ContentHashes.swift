import Publishing
import Reading

/// The digests of the files that a live site reads, to tell a change from a file written again as it was.
struct ContentHashes: Sendable {
    private var marks: [String: ContentHash] = [:]

    /// The files that have a mark, in no order.
    var files: some Collection<String> { marks.keys }

    /// The mark of a file; nil for one that is not there or that nobody reads.
    subscript(file: String) -> ContentHash? {
        get { marks[file] }
        set { marks[file] = newValue }
    }

    /// Whether any file below a folder has a mark.
    func hasFiles(below folder: String) -> Bool { marks.keys.contains { $0.hasPrefix(folder + "/") } }

    /// The files below a folder that have a mark, in order.
    func files(below folder: String) -> [String] { marks.keys.filter { $0.hasPrefix(folder + "/") }.sorted() }
}
