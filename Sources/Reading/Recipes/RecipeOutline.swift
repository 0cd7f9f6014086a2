import Markdown

/// The blocks of a recipe's text, sorted by what they are: the recipe before anything is rendered.
///
/// Sections are told by their headings, whatever the level, in five languages. A deeper heading within the ingredients
/// begins a group; within the method it stays part of it. A recipe without a heading for its ingredients may still begin
/// with a list of amounts: then that list is the ingredients, and what follows the method.
struct RecipeOutline {
    /// Blocks under a heading that is neither ingredients nor method, with its deeper headings.
    struct Section {
        let heading: MarkdownNode
        let title: String
        var blocks: [MarkdownNode]
    }

    /// Blocks that list ingredients, under a sub-heading or none.
    struct Group {
        let name: String?
        var blocks: [MarkdownNode]
    }

    /// The text of a first-level heading before all sections, where there is one.
    private(set) var title: String?
    private(set) var intro: [MarkdownNode] = []
    private(set) var groups: [Group] = []
    private(set) var method: [MarkdownNode] = []
    private(set) var sections: [Section] = []
    private var place = Place.intro

    private enum Place: Equatable {
        case intro
        case ingredients(level: Int)
        case method(level: Int)
        case section(level: Int)
    }

    init(_ document: MarkdownDocument) {
        for section in document.sections { add(section) }
        if groups.isEmpty { findListOfAmounts() }
    }

    /// Takes a block out of the introduction, when it is shown elsewhere.
    mutating func removeFromIntro(at position: Int) {
        intro.remove(at: position)
    }

    /// Takes those blocks out of the introduction that `isShown` says are shown elsewhere.
    mutating func removeFromIntro(where isShown: (MarkdownNode) -> Bool) {
        intro.removeAll(where: isShown)
    }

    private mutating func add(_ section: MarkdownSection) {
        guard let heading = section.heading else {
            Self.add(section.blocks, to: &intro)
            return
        }
        if section.level == 1, place == .intro, title == nil, SectionKind(title: section.title) == .other {
            title = section.title
            Self.add(section.blocks, to: &intro)
            return
        }
        switch (place, SectionKind(title: section.title)) {
        case (.ingredients(let level), .other) where section.level > level,
            (.ingredients(let level), .ingredients) where section.level > level:
            groups.append(Group(name: section.title, blocks: section.blocks))
        case (.method(let level), .other) where section.level > level,
            (.method(let level), .method) where section.level > level:
            method += [heading] + section.blocks
        case (.section(let level), .other) where section.level > level:
            sections[sections.count - 1].blocks += [heading] + section.blocks
        case (_, .ingredients):
            groups.append(Group(name: nil, blocks: section.blocks))
            place = .ingredients(level: section.level)
        case (_, .method):
            Self.add(section.blocks, to: &method)
            place = .method(level: section.level)
        case (_, .other):
            sections.append(Section(heading: heading, title: section.title, blocks: section.blocks))
            place = .section(level: section.level)
        }
    }

    /// Adds blocks to a list, which are most often the only ones.
    private static func add(_ blocks: [MarkdownNode], to list: inout [MarkdownNode]) {
        if list.isEmpty { list = blocks } else { list += blocks }
    }

    /// Takes the first list of amounts of the text before all headings as the ingredients, and what follows it as the
    /// method where there is no other.
    private mutating func findListOfAmounts() {
        guard let start = intro.firstIndex(where: Self.isListOfAmounts) else { return }
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
    private static func isListOfAmounts(_ block: MarkdownNode) -> Bool {
        guard case .list(ordered: false, _, _) = block.kind else { return false }
        let lines = block.children.map(\.plainText)
        let amounts = lines.count { FactLine($0) == nil && $0.startsWithAmount }
        return !lines.isEmpty && amounts * 2 >= lines.count
    }
}

extension String {
    /// Whether the line begins with a number or a fraction.
    var startsWithAmount: Bool {
        unicodeScalars.first { $0 != " " }.map { $0.properties.numericType != nil } ?? false
    }
}
