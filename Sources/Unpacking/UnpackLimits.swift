/// What an archive may hold: the one place that says it.
public struct UnpackLimits: Hashable, Sendable {
    /// How many bytes the archive itself may have.
    public var archive = 256_000_000
    /// How many files there may be, those of archives in it too.
    public var entries = 20_000
    /// How many bytes one file may have.
    public var entryBytes = 32_000_000
    /// How many bytes all files may have together.
    public var allBytes = 512_000_000
    /// How many times larger than the archive all files may be together, beside ten megabytes.
    public var ratio = 100
    /// How many archives may be inside one another.
    public var depth = 2

    /// What exports of recipes are held to.
    public init() {}

    /// The most bytes that all files of an archive of a size may have.
    package func room(forArchive size: Int) -> Int {
        min(allBytes, 10_000_000 + max(0, min(size, archive)) * ratio)
    }
}
