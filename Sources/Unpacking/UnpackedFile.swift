/// A file of an archive.
public struct UnpackedFile: Hashable, Sendable {
    /// Its path in the archive, with `/` between folders; that of an archive in it stands before those of its files.
    public var path: String
    /// What is in it.
    public var bytes: [UInt8]

    /// A file of an archive.
    public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

    /// How many bytes a path may have.
    package static let longestPath = 1_000

    /// Whether a path stays in the folder that it is relative to, on any system.
    package static func isSafe(_ path: String) -> Bool {
        guard !path.isEmpty, path.utf8.count <= longestPath, !path.contains("\\"), !path.contains("\0") else {
            return false
        }
        let isDrive = path.dropFirst().first == ":"
        return !path.hasPrefix("/") && !isDrive && !path.split(separator: "/").contains("..")
    }
}
