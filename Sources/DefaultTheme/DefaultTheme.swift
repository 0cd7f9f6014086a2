/// The theme that travels inside the program: every file of the repository's `templates/`.
public enum DefaultTheme {
    /// The bytes of each file by its path within the theme (`layouts/site.html`), in order of path.
    public static var files: [(path: String, bytes: UnsafeBufferPointer<UInt8>)] {
        EmbeddedFiles.all.map { ($0.path.description, bytes(of: $0.text)) }
    }

    /// Its scripts and style sheets as they are published, by their paths within the theme: what `Scripts/minify` makes of them.
    public static var minified: [(path: String, bytes: UnsafeBufferPointer<UInt8>)] {
        EmbeddedFiles.minified.map { ($0.path.description, bytes(of: $0.text)) }
    }

    private static func bytes(of text: StaticString) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }
}
