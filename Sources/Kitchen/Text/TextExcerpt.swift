/// Some blocks of a text, in order.
public struct TextExcerpt: Hashable, Sendable {
    /// The text.
    public var text: RichText
    /// The numbers of the blocks.
    public var blocks: [Int]

    /// These blocks of a text.
    public init(_ text: RichText = RichText(), blocks: [Int] = []) {
        (self.text, self.blocks) = (text, blocks)
    }

    /// A text that could not be read, as it stands.
    public init(preformatted bytes: ArraySlice<UInt8>) {
        self.init()
        let block = text.open(.preformatted)
        text.add(bytes)
        text.close(block)
        blocks = [block]
    }
}
