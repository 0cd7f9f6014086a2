/// Raw HTML that has no place in a text, other than comments.
public struct OmittedContent: Hashable, Sendable {
    /// The tag, or the first line of the HTML block; at most 60 characters.
    public var text: String
    /// Whether there are words in it, and not only tags.
    public var hasWords: Bool
    /// The line of the file, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars; for inlines as exact as `MarkdownNode.column`.
    public var column: Int

    /// Something left out at `line`:`column`.
    public init(text: String, hasWords: Bool, line: Int, column: Int) {
        (self.text, self.hasWords, self.line, self.column) = (text, hasWords, line, column)
    }
}
