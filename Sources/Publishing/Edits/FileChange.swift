/// What a file of the user's was and is to become.
public struct FileChange: Hashable, Sendable {
    /// The path, from the folder that the edit is made in.
    public var path: String
    /// The bytes that were read; nil when there was no file.
    public var before: [UInt8]?
    /// The bytes to write; nil when the file is to go.
    public var after: [UInt8]?

    /// The file at `path` becomes `after`.
    public init(_ path: String, before: [UInt8]?, after: [UInt8]?) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// The change back.
    var reversed: FileChange { FileChange(path, before: after, after: before) }
}
