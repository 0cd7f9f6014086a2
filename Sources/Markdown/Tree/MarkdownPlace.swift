/// A stretch of one line of a file.
public struct MarkdownPlace: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// In Unicode scalars; 0 for a single point.
    public var length: Int

    /// The stretch of `length` scalars from `line`:`column`.
    public init(line: Int, column: Int, length: Int = 0) {
        self.line = line
        self.column = column
        self.length = length
    }
}
