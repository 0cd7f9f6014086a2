import Kitchen

/// Paragraphs that are meant as headings of sections: "Ingredients:" alone above a list, where no heading names them.
enum SectionLabels {
    /// Below the title, and above what a list has for headings.
    static let level = 2

    /// Those of a text without such a heading; none where none of them is of the ingredients.
    static func find(in text: RichText) -> Set<Int> {
        let labels = text.blocks.filter { isLabel($0, in: text) }
        guard labels.contains(where: { kind($0, text) == .ingredients }) else { return [] }
        return Set(
            labels.filter { kind($0, text) != .other || SectionKind.isAside(title: text.plainText(of: $0)) })
    }

    private static func kind(_ block: Int, _ text: RichText) -> SectionKind {
        SectionKind(title: text.plainText(of: block))
    }

    /// Whether a block is a short paragraph that ends with a colon.
    private static func isLabel(_ block: Int, in text: RichText) -> Bool {
        guard case .paragraph = text.nodes[block].kind else { return false }
        let range = text.nodes[block].range
        return range.count <= 40 && text.withPlainText(in: range) { $0.last == UInt8(ascii: ":") }
    }
}
