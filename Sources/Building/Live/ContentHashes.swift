import Publishing
import Reading

/// The digests of the files that a live site reads, to tell a change from a file written again as it was.
struct ContentHashes: Sendable {
    private var hashes: [String: ContentHash] = [:]

    /// The files that have one, in no order.
    var files: some Collection<String> { hashes.keys }

    /// The hash of a file; nil for one that is not there or that nobody reads.
    subscript(file: String) -> ContentHash? {
        get { hashes[file] }
        set { hashes[file] = newValue }
    }

    /// Whether any file below a folder has a hash.
    func hasFiles(below folder: String) -> Bool { hashes.keys.contains { $0.hasPrefix(folder + "/") } }

    /// The files below a folder that have one, in order.
    func files(below folder: String) -> [String] { hashes.keys.filter { $0.hasPrefix(folder + "/") }.sorted() }
}
