/// The site that a new one starts from.
public enum Starter {
    /// The bytes of each file by its path in the site, in order of path.
    public static var files: [(path: String, bytes: [UInt8])] {
        EmbeddedFiles.all.map { file in
            (
                file.path.description,
                Array(UnsafeBufferPointer(start: file.text.utf8Start, count: file.text.utf8CodeUnitCount))
            )
        }
    }
}
