/// Something in the text that has no place in the page.
public struct LeftOut: Hashable, Sendable {
    /// What has no place.
    public enum Kind: Hashable, Sendable {
        /// Raw HTML, other than comments and the few tags of text that are passed on.
        case html
        /// An address that `SafeURL` refuses.
        case address
    }

    /// Why it was left out.
    public var kind: Kind
    /// The tag, the first line of the HTML block, or the address; at most 60 characters.
    public var text: String
    /// The line of the file, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars; for inlines as exact as `MarkdownNode.column`.
    public var column: Int

    /// Something left out at `line`:`column`.
    public init(kind: Kind, text: String, line: Int, column: Int) {
        self.kind = kind
        self.text = text
        self.line = line
        self.column = column
    }
}
