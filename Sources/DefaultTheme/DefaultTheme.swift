/// The theme that travels inside the program: every file of the repository's `templates/`.
public enum DefaultTheme {
    /// The bytes of each file by its path within the theme (`layouts/site.html`), in order of path.
    public static var files: [(path: String, bytes: UnsafeBufferPointer<UInt8>)] {
        EmbeddedFiles.all.map { file in
            (file.path.description, UnsafeBufferPointer(start: file.text.utf8Start, count: file.text.utf8CodeUnitCount))
        }
    }
}
