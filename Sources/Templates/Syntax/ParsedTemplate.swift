import Diagnostics

/// One file of a theme as a tree, with the problems found while reading it.
struct ParsedTemplate: Sendable {
    /// The path within the theme: "partials/card.html".
    let path: String
    /// The path for diagnostics: "templates/partials/card.html".
    let file: String
    /// The file without a byte order mark.
    let bytes: [UInt8]
    let nodes: [Node]
    let problems: [Diagnostic]

    init(path: String, file: String, bytes source: [UInt8]) {
        self.path = path
        self.file = file
        bytes = source.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(source.dropFirst(3)) : source
        let text = SourceText(file: file, bytes: bytes)
        var tokenizer = Tokenizer(text)
        let tokens = tokenizer.tokens()
        var pairing = TagPairing(text, tokens)
        pairing.pair()
        StandaloneLines(bytes).mark(&pairing.tokens)
        var builder = TreeBuilder(bytes: bytes, tokens: pairing.tokens)
        nodes = builder.build()
        problems = text.encodingProblems() + tokenizer.problems + pairing.problems
    }

    /// The place of a name, for a diagnostic.
    func location(of name: TagName) -> SourceLocation {
        SourceText(file: file, bytes: bytes).location(name.offset, length: name.length)
    }
}
