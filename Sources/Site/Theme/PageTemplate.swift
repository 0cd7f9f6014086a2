import Templates

/// A template that a theme has: a file, and the names that it may use.
protocol ThemeTemplate: Sendable {
    /// Its path in the theme.
    var file: String { get }
    /// The names that it may use.
    var names: Shape { get }
}

/// The template of pages that show a `Content`.
struct PageTemplate<Content: Sendable>: ThemeTemplate {
    let file: String
    let shape: RecordShape<PageView<Content>>

    /// The template in `file`, whose ending is that of the pages that it makes.
    init(_ file: String, _ shape: RecordShape<PageView<Content>>) {
        (self.file, self.shape) = (file, shape)
    }

    var names: Shape { shape.shape }
}
