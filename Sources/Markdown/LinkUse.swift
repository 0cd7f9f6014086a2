/// A link or image that is about to be written.
public struct LinkUse {
    /// Whether the address is to be followed or shown.
    public enum Kind: Hashable, Sendable {
        case link
        case image
    }

    /// What the address is for.
    public var kind: Kind
    /// The address as written, entities and backslashes decoded.
    public var url: String
    /// The link or image itself.
    public var node: MarkdownNode
}
