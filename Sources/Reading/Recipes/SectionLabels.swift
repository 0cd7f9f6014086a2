import Kitchen

/// Paragraphs that are meant as headings of sections: "Ingredients:" alone above a list.
enum SectionLabels {
    /// Below the title, and above what a list has for headings.
    static let level = 2

    /// Those of a text; none where none of them is of the ingredients.
    static func find(in text: RichText) -> Set<Int> {
        var (labels, hasIngredients) = (Set<Int>(), false)
        for (block, next) in zip(text.blocks, text.blocks.dropFirst()) where isLabel(block, before: next, in: text) {
            let title = text.plainText(of: block)
            let kind = SectionKind(title: title)
            guard kind != .other || SectionKind.isAside(title: title) else { continue }
            hasIngredients = hasIngredients || kind == .ingredients
            labels.insert(block)
        }
        return hasIngredients ? labels : []
    }

    /// Whether a block is a short paragraph that ends with a colon, and another block but a heading stands below it.
    private static func isLabel(_ block: Int, before next: Int, in text: RichText) -> Bool {
        if case .heading = text.nodes[next].kind { return false }
        guard case .paragraph = text.nodes[block].kind else { return false }
        let words = text.plainText(of: block)
        return words.count <= 40 && words.last { $0 != " " } == ":"
    }
}
