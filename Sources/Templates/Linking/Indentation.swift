/// How the lines of a file are indented where they are put into another: each line loses `removed`, as far as it starts
/// with it, and gets `added`.
struct Indentation: Sendable {
    var added: [UInt8] = []
    var removed: [UInt8] = []

    /// The white space that a line has, that starts with `space` in its own file.
    func applied(to space: some Collection<UInt8>) -> [UInt8] {
        var rest = space[...]
        for byte in removed {
            guard rest.first == byte else { break }
            rest = rest.dropFirst()
        }
        return added + rest
    }
}

/// A block given to a parent, with the file in which it is written.
struct Override: Sendable {
    let block: Block
    let file: ParsedTemplate
    /// The paths of the files that were being put in where the block is written.
    let trail: [String]
}
