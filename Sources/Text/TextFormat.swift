/// What a text is written in, as the ending of its file's name says, in capitals too: `soup.md`, `SOUP.MD`, `soup.markdown`.
public enum TextFormat: Hashable, Sendable {
    case markdown, cooklang

    /// The endings of Markdown that editors and hosts know, the usual one first.
    public static let markdownEndings = [".md", ".markdown", ".mdown", ".mkdown", ".mkdn", ".mkd", ".mdwn"]
    /// The ending of Cooklang.
    public static let cooklangEnding = ".cook"

    /// The format of a file; nil where the ending is that of none.
    public init?(ofFile file: String) {
        // Nearly all are told by their last letters, and there are many.
        if file.ends(".md") { self = .markdown; return }
        if file.ends(".cook") { self = .cooklang; return }
        guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = file[dot...].lowercased()
        if Self.markdownEndings.contains(ending) {
            self = .markdown
        } else if ending == Self.cooklangEnding {
            self = .cooklang
        } else {
            return nil
        }
    }
}
