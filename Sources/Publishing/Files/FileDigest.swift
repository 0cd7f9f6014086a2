import Diagnostics

/// By what Forno knows a file again that it wrote: how long it was, and the digest of its bytes.
struct FileDigest: Hashable, Sendable {
    /// Bytes.
    var size: Int
    var hash: ContentHash
}

extension Folder {
    /// Whether the file at `path` still holds what `mark` was taken of.
    func holds(_ mark: FileDigest, at path: String) throws(FileFailure) -> Bool {
        let status = try status(at: path)
        guard status.kind == .file, status.size == mark.size, let file = try file(path) else { return false }
        return try Content.file(Content.NamedFile(file: file, path: full(path))).mark() == mark
    }
}

extension Content {
    /// The mark of all the content.
    func mark() throws(FileFailure) -> FileDigest {
        var hasher = ContentHasher()
        var size = 0
        try forEachPart { part, _ throws(FileFailure) in
            hasher.update(part)
            size += part.count
            return true
        }
        return FileDigest(size: size, hash: hasher.hash)
    }
}
