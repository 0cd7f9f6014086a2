/// Why a text was not parsed: it would cost far more time or memory than its size warrants.
///
/// A page that cannot be parsed can still be read: show its text escaped in `<pre>`.
public struct MarkdownProblem: Error, Hashable, Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// The column of the line, from 1, in Unicode scalars.
    public var column: Int
    /// What there is too much of, as a clause without a full stop ("a table has more than 200 columns").
    public var reason: String

    /// A problem at `line`:`column`.
    public init(line: Int, column: Int = 1, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}
