/// A stretch of one line of a file, without the file's name.
///
/// `line` and `column` count from 1; columns and `length` count Unicode scalars, as an editor's status line does for
/// ordinary text. A `length` of 0 means a single point.
public struct SourceSpan: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The first column, from 1, in scalars.
    public var column: Int
    /// How many scalars; 0 for a point.
    public var length: Int

    /// The span of `length` scalars from `line`:`column`.
    public init(line: Int, column: Int, length: Int = 0) {
        self.line = line
        self.column = column
        self.length = length
    }

    /// The first character of a file.
    public static let start = SourceSpan(line: 1, column: 1)
}

/// A place in a file of the site, for a diagnostic.
///
/// `file` is the path relative to the site folder (`content/menu/pizzas.json`). Without a `span` the whole file is meant.
public struct SourceLocation: Hashable, Sendable {
    /// The path relative to the site's folder.
    public var file: String
    /// Where in the file; nil for the whole of it.
    public var span: SourceSpan?

    /// The place `span` in `file`, or the whole of `file`.
    public init(file: String, span: SourceSpan? = nil) {
        self.file = file
        self.span = span
    }

    /// The place as `file:line:column`, or the file alone.
    public var place: String { span.map { "\(file):\($0.line):\($0.column)" } ?? file }
}
