import Kitchen

/// The blocks of a recipe's text, sorted by what they are: the recipe before anything is rendered.
///
/// Sections are told by their headings, whatever the level, in five languages. A deeper heading within the ingredients
/// begins a group; within the method it stays part of it. A dish of several parts may have both for each part. What lists
/// ingredients without such a heading is found by its lists, in `RecipeOutline+Lists.swift`.
struct RecipeOutline {
    /// Blocks under a heading that is neither ingredients nor method, with its deeper headings.
    struct Section {
        let heading: Int
        let level: Int
        let title: String
        var blocks: [Int]
    }

    /// Blocks that list ingredients, under a sub-heading or none.
    struct Group {
        var name: String?
        var blocks: [Int]
        /// The part of the dish that they are for, where its heading is above that of the ingredients.
        var part: Int?
        /// The title of the ingredients that they are the first of.
        var title: String?
    }

    /// A heading with what it says.
    private struct Heading {
        let node: Int
        let level: Int
        let title: String
    }

    /// The text of a first-level heading before all sections, where there is one.
    private(set) var title: String?
    var intro: [Int] = []
    var groups: [Group] = []
    var method: [Int] = []
    var sections: [Section] = []
    /// Headings that were moved into the method, in which they are all below its own.
    var methodHeadings: Set<Int> = []
    /// The language that the first heading in one tells.
    private(set) var language: KitchenLanguage?
    /// The heading of the ingredients, which may say for how many they are.
    private(set) var ingredientsTitle: String?
    /// The heading of the method, which may say how long it takes.
    private(set) var methodTitle: String?
    private var place = Place.intro
    /// The parts of the dish that have ingredients or a method of their own.
    private var parts: [Heading] = []
    /// The one of them that the heading last read is in.
    private var part: Int?
    /// The first heading of a method, until there is a second.
    private var firstMethod: Heading?
    /// The headings of groups above the one that is read.
    private var trail: [Heading] = []

    private enum Place: Equatable {
        case intro
        case ingredients(level: Int)
        case method(level: Int)
        case section(level: Int)
    }

    /// The parts of a text; `isListed` says that its ingredients stand elsewhere, in the front matter.
    init(_ text: RichText, isListed: Bool = false) {
        sort(text, labels: [])
        if groups.isEmpty, !isListed, case let labels = SectionLabels.find(in: text), !labels.isEmpty {
            self = RecipeOutline()
            sort(text, labels: labels)
        }
        if !parts.isEmpty { nameParts() }
        if groups.count > 1 { nameGroups() }
        if groups.isEmpty || !sections.isEmpty { findLists(in: text, isListed: isListed) }
        if method.isEmpty { takeMethodBehindIngredients(in: text) }
        if ingredientsTitle == nil { ingredientsTitle = groups.lazy.compactMap { $0.amountTitle(in: text) }.first }
    }

    private init() {}

    /// Sorts the blocks under their headings; `labels` are paragraphs that are meant as such.
    private mutating func sort(_ text: RichText, labels: Set<Int>) {
        var heading: (node: Int, level: Int)?
        var blocks: [Int] = []
        for block in text.blocks {
            if case .heading(let level) = text.nodes[block].kind {
                add(heading, blocks, of: text)
                heading = (block, Int(level))
                blocks.removeAll()
            } else if !labels.isEmpty, labels.contains(block) {
                add(heading, blocks, of: text)
                heading = (block, SectionLabels.level)
                blocks.removeAll()
            } else {
                blocks.append(block)
            }
        }
        add(heading, blocks, of: text)
    }

    /// Takes a block out of the introduction, when it is shown elsewhere.
    mutating func removeFromIntro(at position: Int) {
        intro.remove(at: position)
    }

    /// Takes those blocks out of the introduction that `isShown` says are shown elsewhere.
    mutating func removeFromIntro(where isShown: (Int) -> Bool) {
        intro.removeAll(where: isShown)
    }

    /// Takes those blocks out of the ingredients that `isShown` says are shown elsewhere.
    mutating func removeFromGroups(where isShown: (Int) -> Bool) {
        for index in groups.indices { groups[index].blocks.removeAll(where: isShown) }
    }

    /// Takes the last block out of the method, when `isShown` says that it is shown elsewhere.
    mutating func removeFromMethod(where isShown: (Int) -> Bool) {
        if let last = method.last, isShown(last) { method.removeLast() }
    }

    /// Takes out the sections that `isShown` says are shown elsewhere.
    mutating func removeSections(where isShown: (Section) -> Bool) {
        sections.removeAll(where: isShown)
    }

    /// Adds a heading with the blocks below it, or the blocks before all headings.
    private mutating func add(_ heading: (node: Int, level: Int)?, _ blocks: [Int], of text: RichText) {
        guard let (node, level) = heading else { return Self.add(blocks, to: &intro) }
        let title = text.plainText(of: node)
        let kind = kind(of: title, level, blocks, of: text)
        if kind != .other, language == nil { language = SectionKind.language(ofTitle: title) }
        if kind == .ingredients, ingredientsTitle == nil { ingredientsTitle = title }
        if kind == .method, methodTitle == nil { methodTitle = title }
        if level == 1, place == .intro, self.title == nil, kind == .other {
            self.title = title
            return Self.add(blocks, to: &intro)
        }
        let heading = Heading(node: node, level: level, title: title)
        if let open = part, level <= parts[open].level { part = nil }
        switch (place, kind) {
        case (.ingredients(let outer), .other) where level > outer,
            (.ingredients(let outer), .ingredients) where level > outer:
            addGroup(heading, blocks)
        case (.method(let outer), .other) where level > outer,
            (.method(let outer), .method) where level > outer:
            method += [node] + blocks
        case (.section(let outer), .other) where level > outer:
            sections[sections.count - 1].blocks += [node] + blocks
        case (_, .ingredients): beginIngredients(heading, blocks)
        case (_, .method): beginMethod(heading, blocks)
        case (_, .other):
            sections.append(Section(heading: node, level: level, title: title, blocks: blocks))
            place = .section(level: level)
        }
    }

    /// What a heading begins. Below another one "Baking" is a part of what that began, and "Sweet preparation" with a list of
    /// amounts is a group of ingredients.
    private func kind(of title: String, _ level: Int, _ blocks: [Int], of text: RichText) -> SectionKind {
        let kind = SectionKind(title: title)
        guard kind == .method else { return kind }
        switch place {
        case .section(let outer) where level > outer && SectionKind.isStage(title: title): return .other
        case .ingredients(let outer)
        where level > outer && blocks.contains(where: FoodLists(text).isListOfAmounts):
            return .other
        default: return kind
        }
    }

    /// Adds a group under a heading within the ingredients, which is named with those above it.
    private mutating func addGroup(_ heading: Heading, _ blocks: [Int]) {
        trail.removeAll { $0.level >= heading.level }
        trail.append(heading)
        let name = trail.count == 1 ? heading.title : trail.map(\.title.withoutColon).joined(separator: ": ")
        groups.append(Group(name: name, blocks: blocks, part: part))
    }

    private mutating func beginIngredients(_ heading: Heading, _ blocks: [Int]) {
        enterPart(above: heading)
        trail = []
        groups.append(Group(name: nil, blocks: blocks, part: part, title: heading.title))
        place = .ingredients(level: heading.level)
    }

    private mutating func beginMethod(_ heading: Heading, _ blocks: [Int]) {
        enterPart(above: heading)
        if let part {
            if !methodHeadings.contains(parts[part].node) { addToMethod(heading: parts[part].node) }
        } else if method.isEmpty {
            firstMethod = heading
        } else {
            // Of several methods each keeps its heading.
            if let firstMethod, !SectionKind.isBare(title: firstMethod.title) {
                method.insert(firstMethod.node, at: 0)
                methodHeadings.insert(firstMethod.node)
            }
            firstMethod = nil
            addToMethod(heading: heading.node)
        }
        Self.add(blocks, to: &method)
        place = .method(level: heading.level)
    }

    mutating func addToMethod(heading: Int) {
        method.append(heading)
        methodHeadings.insert(heading)
    }

    /// Makes the section before a heading of ingredients or a method, which is deeper, a part of the dish.
    private mutating func enterPart(above heading: Heading) {
        guard case .section(let level) = place, level < heading.level, let section = sections.last else { return }
        parts.append(Heading(node: section.heading, level: section.level, title: section.title))
        part = parts.count - 1
    }

    /// Names the groups of a dish with several parts by them; where there is one part alone, its heading says nothing.
    private mutating func nameParts() {
        let isDivided = parts.count > 1 || groups.contains { $0.part == nil }
        if !isDivided { method.removeAll { $0 == parts[0].node } }
        // What stands under the heading of a part comes before its ingredients.
        var openings: [Int: [Int]] = [:]
        let headings = Set(groups.compactMap { $0.part.map { parts[$0].node } } + (isDivided ? [] : [parts[0].node]))
        for section in sections where headings.contains(section.heading) { openings[section.heading] = section.blocks }
        sections.removeAll { headings.contains($0.heading) }
        guard isDivided else { return intro += openings.values.first ?? [] }
        for index in groups.indices {
            guard let part = groups[index].part else { continue }
            groups[index].blocks.insert(contentsOf: openings.removeValue(forKey: parts[part].node) ?? [], at: 0)
            let names = [parts[part].title.withoutColon, groups[index].name]
            (groups[index].name, groups[index].title) = (names.compactMap(\.self).joined(separator: ": "), nil)
        }
    }

    /// Of several lists of ingredients, names each by what its heading says.
    private mutating func nameGroups() {
        guard groups.count(where: { $0.title != nil }) > 1 else { return }
        for index in groups.indices where groups[index].name == nil {
            groups[index].name = groups[index].title.flatMap { SectionKind.isBare(title: $0) ? nil : $0 }
        }
    }

    /// Adds blocks to a list, which are most often the only ones.
    private static func add(_ blocks: [Int], to list: inout [Int]) {
        if list.isEmpty { list = blocks } else { list += blocks }
    }
}

extension String {
    /// Whether the line begins with a number or a fraction.
    var startsWithAmount: Bool {
        unicodeScalars.first { $0 != " " }.map { $0.properties.numericType != nil } ?? false
    }
}
