import Kitchen

/// The blocks of a recipe's text, sorted by what they are: the recipe before anything is rendered.
///
/// Sections are told by their headings, whatever the level, in five languages. A deeper heading within the ingredients
/// begins a group; within the method it stays part of it. A recipe without a heading for its ingredients may still begin
/// with a list of amounts: then that list is the ingredients, and what follows the method.
struct RecipeOutline {
    /// Blocks under a heading that is neither ingredients nor method, with its deeper headings.
    struct Section {
        let title: String
        var blocks: [Int]
    }

    /// Blocks that list ingredients, under a sub-heading or none.
    struct Group {
        let name: String?
        var blocks: [Int]
    }

    /// The text of a first-level heading before all sections, where there is one.
    private(set) var title: String?
    private(set) var intro: [Int] = []
    private(set) var groups: [Group] = []
    private(set) var method: [Int] = []
    private(set) var sections: [Section] = []
    private var place = Place.intro

    private enum Place: Equatable {
        case intro
        case ingredients(level: Int)
        case method(level: Int)
        case section(level: Int)
    }

    init(_ text: RichText) {
        var heading: (node: Int, level: Int)?
        var blocks: [Int] = []
        for block in text.blocks {
            if case .heading(let level) = text.nodes[block].kind {
                add(heading, blocks, of: text)
                heading = (block, Int(level))
                blocks.removeAll()
            } else {
                blocks.append(block)
            }
        }
        add(heading, blocks, of: text)
        if groups.isEmpty { findListOfAmounts(in: text) }
    }

    /// Takes a block out of the introduction, when it is shown elsewhere.
    mutating func removeFromIntro(at position: Int) {
        intro.remove(at: position)
    }

    /// Takes those blocks out of the introduction that `isShown` says are shown elsewhere.
    mutating func removeFromIntro(where isShown: (Int) -> Bool) {
        intro.removeAll(where: isShown)
    }

    /// Adds a heading with the blocks below it, or the blocks before all headings.
    private mutating func add(_ heading: (node: Int, level: Int)?, _ blocks: [Int], of text: RichText) {
        guard let (node, level) = heading else { return Self.add(blocks, to: &intro) }
        let title = text.plainText(of: node)
        let kind = SectionKind(title: title)
        if level == 1, place == .intro, self.title == nil, kind == .other {
            self.title = title
            return Self.add(blocks, to: &intro)
        }
        switch (place, kind) {
        case (.ingredients(let outer), .other) where level > outer,
            (.ingredients(let outer), .ingredients) where level > outer:
            groups.append(Group(name: title, blocks: blocks))
        case (.method(let outer), .other) where level > outer,
            (.method(let outer), .method) where level > outer:
            method += [node] + blocks
        case (.section(let outer), .other) where level > outer:
            sections[sections.count - 1].blocks += [node] + blocks
        case (_, .ingredients):
            groups.append(Group(name: nil, blocks: blocks))
            place = .ingredients(level: level)
        case (_, .method):
            Self.add(blocks, to: &method)
            place = .method(level: level)
        case (_, .other):
            sections.append(Section(title: title, blocks: blocks))
            place = .section(level: level)
        }
    }

    /// Adds blocks to a list, which are most often the only ones.
    private static func add(_ blocks: [Int], to list: inout [Int]) {
        if list.isEmpty { list = blocks } else { list += blocks }
    }

    /// Takes the first list of amounts of the text before all headings as the ingredients, and what follows it as the
    /// method where there is no other.
    private mutating func findListOfAmounts(in text: RichText) {
        guard let start = intro.firstIndex(where: { Self.isListOfAmounts($0, in: text) }) else { return }
        groups = [Group(name: nil, blocks: [intro[start]])]
        let rest = intro[(start + 1)...]
        if method.isEmpty {
            method = Array(rest)
            intro.removeSubrange(start...)
        } else {
            intro.remove(at: start)
        }
    }

    /// Whether a block is a bullet list of which at least half the items begin with an amount.
    private static func isListOfAmounts(_ block: Int, in text: RichText) -> Bool {
        guard case .list(start: nil, _) = text.nodes[block].kind else { return false }
        let lines = text.children(of: block).map { text.plainText(of: $0) }
        let amounts = lines.count { MetadataLine($0) == nil && $0.startsWithAmount }
        return !lines.isEmpty && amounts * 2 >= lines.count
    }
}

extension String {
    /// Whether the line begins with a number or a fraction.
    var startsWithAmount: Bool {
        unicodeScalars.first { $0 != " " }.map { $0.properties.numericType != nil } ?? false
    }
}
