import Addresses
import Text

/// The words of a recipe besides its ingredients, line by line, each with what it is part of.
struct RecipePassages {
    /// What a text is, and so where foods stand in it.
    enum Place {
        /// It says what the dish is like: "Enough for 400 g of pasta".
        case introduction
        /// What is to be done, or is said of it.
        case work
        /// A part of the recipe with a heading of its own, of which short lines may be a list.
        case section
        /// What stands among the ingredients.
        case listing
    }

    /// The lines, by their places in the words of the text.
    let lines: [(words: Range<Int>, place: Place)]

    /// Those of a recipe.
    init(_ recipe: Recipe) {
        let text = recipe.text
        let sections = recipe.sections.flatMap { section in
            section.blocks.map { ($0, section.isAside ? Place.work : .section) }
        }
        let blocks =
            recipe.intro.map { ($0, Place.introduction) } + recipe.method.map { ($0, .work) }
            + recipe.groups.flatMap(\.notes).map { ($0, .listing) } + sections
        // The head of a table says what its columns hold, but for those who begin to list there.
        let heads = text.nodes.indices.filter { text.nodes[$0].kind == .row(isHeader: true) }
        lines =
            blocks.flatMap { block, place in
                text.lines(of: block, besides: recipe.stepNodes).map { ($0, place) }
            } + heads.map { (text.nodes[$0].range, .work) }
    }
}

extension RichText {
    /// The lines of a block, without the words of tools, times and pictures, and without links to other recipes beside a list
    /// of steps: "Eat it with [focaccia](focaccia.md)" is said of two dishes.
    fileprivate func lines(of block: Int, besides steps: [Int]) -> [Range<Int>] {
        var (lines, node): ([Range<Int>], Int) = ([], block)
        var start = nodes[block].range.lowerBound
        let isBesideSteps = nodes[block].kind.isParagraph && steps.contains { !nodes[$0].kind.isParagraph }
        while node < nodes[block].next {
            switch nodes[node].kind {
            case .link(let link) where isBesideSteps && isRecipe(link): fallthrough
            case .cookware, .timer, .picture:
                lines.append(start..<nodes[node].range.lowerBound)
                start = nodes[node].range.upperBound
                node = nodes[node].next
            default: node += 1
            }
        }
        lines.append(start..<nodes[block].range.upperBound)
        return lines.flatMap { split($0, within: block) }
    }

    private func isRecipe(_ link: Int32) -> Bool {
        guard case .site(let path, _) = links[Int(link)].target else { return false }
        return PageAddress.recipeSlug(ofCard: path) != nil
    }

    /// The lines in a stretch of a block's words; a line that is filled goes on in the next one of its paragraph.
    private func split(_ words: Range<Int>, within block: Int) -> [Range<Int>] {
        var (lines, start): ([Range<Int>], Int) = ([], words.lowerBound)
        for place in words where bytes[place] == 0x0A {
            let isWrapped =
                place - start >= Self.filled
                && (block..<nodes[block].next).contains { node in
                    nodes[node].kind.isText && nodes[node].range.contains(place)
                }
            guard !isWrapped else { continue }
            lines.append(start..<place)
            start = place + 1
        }
        return (lines + [start..<words.upperBound]).filter { !$0.isEmpty }
    }

    /// So many bytes fill a line.
    private static let filled = 40
}
