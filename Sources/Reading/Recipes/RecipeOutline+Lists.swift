import Kitchen

/// What lists ingredients without a heading that says so: a list of amounts before all sections or in one of its own, and
/// where nothing is called the ingredients also a list of foods.
extension RecipeOutline {
    /// Sorts the lists of ingredients out of the introduction and of sections, with what is to be done behind them.
    ///
    /// Where they are listed elsewhere, only what is to be done is looked for.
    mutating func findLists(in text: RichText, isListed: Bool) {
        let hasHeading = !groups.isEmpty
        // Most recipes have all they need, and a section of notes.
        if hasHeading, !method.isEmpty, !sections.contains(where: { mayHaveMore($0, in: text) }) {
            return sections.removeAll { $0.blocks.isEmpty && methodHeadings.contains($0.heading) }
        }
        if !hasHeading, !isListed { takeListsOfIntro(in: text) }
        let hasTable = groups.contains { $0.blocks.contains { text.nodes[$0].kind == .table } }
        takeListsOfSections(withAmounts: hasHeading || isListed || hasTable, in: text)
        if !method.isEmpty { takeDirections(in: text) }
        if isListed || !groups.isEmpty, text.steps(of: method).isEmpty { takeMethod(in: text) }
        sections.removeAll { $0.blocks.isEmpty && methodHeadings.contains($0.heading) }
    }

    /// Whether a section may have ingredients or directions: it has a list, or a heading of several words.
    private func mayHaveMore(_ section: Section, in text: RichText) -> Bool {
        text.bytes[text.nodes[section.heading].range].contains(0x20) || section.blocks.contains { text.isList($0) }
    }

    /// Takes the lists of the introduction as ingredients; what stands between and behind them is the method, where there is
    /// no other.
    private mutating func takeListsOfIntro(in text: RichText) {
        let finder = FoodLists(text)
        let lists = intro.filter { finder.isListOfAmounts($0) || title != nil && finder.isListOfFoods($0) }
        guard
            let first = lists.first(where: finder.isListOfAmounts)
                ?? (hasWork(behind: lists, in: text) ? lists.first : nil),
            let start = intro.firstIndex(of: first)
        else { return }
        let begin = finder.nameBefore(start, of: intro)
        let split = finder.split(intro[begin...])
        groups = split.groups.map { Group(name: nil, blocks: $0) }
        intro.removeSubrange(begin...)
        while let last = intro.last, text.nodes[last].kind == .rule { intro.removeLast() }
        let rest = split.rest.filter { text.nodes[$0].kind != .rule }
        let isQuoted = rest.allSatisfy { text.nodes[$0].kind == .quote } && !sections.isEmpty
        if method.isEmpty, !isQuoted,
            rest.contains(where: { text.isWork($0) || text.nodes[$0].kind.isParagraph })
        {
            method = rest
        } else {
            intro += rest
        }
    }

    /// Whether something is to be done with what a list names, as with ingredients.
    private func hasWork(behind lists: [Int], in text: RichText) -> Bool {
        guard let first = lists.first else { return false }
        let listed = Set(lists)
        return !method.isEmpty || intro.contains { $0 > first && !listed.contains($0) && text.nodes[$0].kind != .rule }
            || sections.contains { !SectionKind.isAside(title: $0.title) }
    }

    /// Makes the lists of sections groups, and adds to the method what is to be done with them.
    private mutating func takeListsOfSections(withAmounts: Bool, in text: RichText) {
        var (kept, work): ([Section], [Int]) = ([], [])
        for section in sections {
            let found =
                SectionKind.isAside(title: section.title)
                ? nil : SectionLists(section, withAmounts: withAmounts, in: text)
            guard let found, !found.groups.isEmpty else {
                kept.append(section)
                continue
            }
            groups += found.groups
            if !found.ownWork.isEmpty {
                work.append(section.heading)
                methodHeadings.insert(section.heading)
            }
            work += found.ownWork + found.laterWork
        }
        guard kept.count < sections.count else { return }
        sections = kept
        // All in the order of the text, in which nodes are numbered.
        groups.sort { ($0.blocks.first ?? 0) < ($1.blocks.first ?? 0) }
        method = (method + work).sorted()
    }

    /// Adds the sections to the method whose headings say what to do, and what stands below them how: "Fry the chicken".
    private mutating func takeDirections(in text: RichText) {
        takeWork(keepsHeadings: true) { section in
            DirectionWords.isDirection(section.title) && !SectionKind.isAside(title: section.title)
                && text.isWorkAlone(section.blocks[...])
        }
        method.sort()
    }

    /// Takes what stands behind the last list of ingredients as the method, where all of it says what to do: else it may name
    /// more of them.
    mutating func takeMethodBehindIngredients(in text: RichText) {
        guard let last = groups.indices.last else { return }
        let blocks = groups[last].blocks
        guard let list = blocks.lastIndex(where: { text.isBulletList($0) || text.nodes[$0].kind == .table }),
            text.isWorkAlone(blocks[(list + 1)...])
        else { return }
        method = Array(blocks[(list + 1)...])
        groups[last].blocks.removeSubrange((list + 1)...)
    }

    /// Takes the sections that say what to do as the method, where none is called so.
    private mutating func takeMethod(in text: RichText) {
        takeWork(keepsHeadings: false) { section in
            !SectionKind.isAside(title: section.title) && section.blocks.contains { text.isWork($0) }
        }
    }

    /// Adds the sections that are work to the method; the heading of one alone says nothing, unless it is to be kept.
    private mutating func takeWork(keepsHeadings: Bool, _ isWork: (Section) -> Bool) {
        let work = sections.map(isWork)
        let hasHeadings = keepsHeadings || work.count { $0 } > 1
        for (section, isWork) in zip(sections, work) where isWork {
            if hasHeadings { addToMethod(heading: section.heading) }
            method += section.blocks
        }
        sections = zip(sections, work).filter { !$0.1 }.map(\.0)
    }
}

/// The lists of ingredients in a section that is called neither so nor the method.
private struct SectionLists {
    private(set) var groups: [RecipeOutline.Group] = []
    /// What is to be done with them.
    private(set) var ownWork: [Int] = []
    /// What stands behind a rule, and so is for the whole dish.
    private(set) var laterWork: [Int] = []

    /// Finds lists of amounts, or of any foods, under the heading of a section and those below it.
    init(_ section: RecipeOutline.Section, withAmounts: Bool, in text: RichText) {
        let finder = FoodLists(text)
        var (name, rest): (String, [Int]) = (section.title, [])
        for passage in section.blocks.parts(beginningAt: text.isHeading) {
            var blocks = passage
            if let heading = passage.first, text.isHeading(heading) {
                name = "\(section.title.withoutColon): \(text.plainText(of: heading))"
                blocks = passage.dropFirst()
            }
            if blocks.contains(where: { finder.isListOfAmounts($0) || !withAmounts && finder.isListOfFoods($0) }) {
                let split = finder.split(blocks)
                groups += split.groups.map { RecipeOutline.Group(name: name, blocks: $0) }
                rest += split.rest
            } else {
                rest += passage
            }
        }
        let rule = rest.firstIndex { text.nodes[$0].kind == .rule } ?? rest.endIndex
        ownWork = Array(rest[..<rule])
        laterWork = rest[rule...].filter { text.nodes[$0].kind != .rule }
    }
}

/// Tells which lists of a text are of ingredients.
struct FoodLists {
    private let text: RichText

    init(_ text: RichText) { self.text = text }

    /// Whether a block lists amounts: a bullet list, or three lines of a paragraph, of which at least half begin with one, or a
    /// table whose head says so.
    func isListOfAmounts(_ block: Int) -> Bool {
        guard let lines = lines(of: block) ?? wrappedLines(of: block) else { return isTableOfAmounts(block) }
        let amounts = lines.count { MetadataLine($0) == nil && $0.startsWithAmount && !$0.startsWithOtherNumber }
        return amounts * 2 >= lines.count
    }

    private func isTableOfAmounts(_ block: Int) -> Bool {
        guard let head = text.head(ofTable: block) else { return false }
        return head.contains { SectionKind(title: $0) == .ingredients } && IngredientColumns.amount(in: head) != nil
    }

    /// Whether a block is a bullet list of a few words each, none of which says what to do or leads elsewhere.
    func isListOfFoods(_ block: Int) -> Bool {
        guard let lines = lines(of: block) else { return false }
        return text.children(of: block).allSatisfy { !text.isLink($0) }
            && lines.allSatisfy { line in
                MetadataLine(line) == nil && !line.endsSentence && line.split(separator: " ").count <= 8
                    && !DirectionWords.beginsDirection(line)
            }
    }

    private func lines(of block: Int) -> [String]? {
        guard case .list(start: nil, _) = text.nodes[block].kind else { return nil }
        let lines = text.children(of: block).map { text.plainText(of: $0) }
        return lines.isEmpty ? nil : lines
    }

    /// The lines of a paragraph that has more than two.
    private func wrappedLines(of block: Int) -> [String]? {
        guard text.nodes[block].kind.isParagraph else { return nil }
        let lines = text.lines(of: block).map { text.plainText(in: $0.words) }
        return lines.count > 2 ? lines : nil
    }

    /// Parts blocks at their lists: each with the line that names it, and all else in order.
    func split(_ blocks: ArraySlice<Int>) -> (groups: [[Int]], rest: [Int]) {
        var (groups, rest): ([[Int]], [Int]) = ([], [])
        for (index, block) in zip(blocks.indices, blocks) where !isName(index, of: blocks) {
            if isListOfAmounts(block) || isListOfFoods(block) && isFirstOrUsed(index, of: blocks, groups.isEmpty) {
                let isNamed = index > blocks.startIndex && isName(index - 1, of: blocks)
                groups.append(isNamed ? [blocks[index - 1], block] : [block])
            } else {
                rest.append(block)
            }
        }
        return (groups, rest)
    }

    /// Whether a list of foods is the first, or a direction for it follows.
    private func isFirstOrUsed(_ index: Int, of blocks: ArraySlice<Int>, _ isFirst: Bool) -> Bool {
        isFirst || index + 1 < blocks.endIndex && text.isWork(blocks[index + 1])
    }

    /// The place of the list at `start`, or of the line before it that names it.
    func nameBefore(_ start: Int, of blocks: [Int]) -> Int {
        start > 0 && isName(start - 1, of: blocks[...]) ? start - 1 : start
    }

    /// Whether a block is a line that names the list behind it.
    private func isName(_ index: Int, of blocks: ArraySlice<Int>) -> Bool {
        guard index + 1 < blocks.endIndex, text.isGroupName(blocks[index]) else { return false }
        return isListOfAmounts(blocks[index + 1]) || isListOfFoods(blocks[index + 1])
    }
}

extension RichText {
    fileprivate func isBulletList(_ block: Int) -> Bool {
        if case .list(start: nil, _) = nodes[block].kind { true } else { false }
    }

    func isHeading(_ node: Int) -> Bool {
        if case .heading = nodes[node].kind { true } else { false }
    }

    /// The texts in the head of a table; nil for any other block.
    fileprivate func head(ofTable block: Int) -> [String]? {
        guard nodes[block].kind == .table, let head = children(of: block).first else { return nil }
        return children(of: head).map { plainText(of: $0) }
    }

    /// Whether a paragraph names the list behind it: it ends with a colon, or is all bold.
    func isGroupName(_ block: Int) -> Bool {
        guard nodes[block].kind.isParagraph else { return false }
        let isStrong = onlyChild(of: block).map { nodes[$0].kind == .strong } ?? false
        return isStrong || plainText(of: block).hasSuffix(":")
    }

    /// Whether a node is nothing but a link.
    func isLink(_ node: Int) -> Bool {
        guard let only = onlyChild(of: node) else { return false }
        if case .link = nodes[only].kind { return true }
        return nodes[only].kind.isParagraph && isLink(only)
    }
}

extension String {
    fileprivate var endsSentence: Bool { last.map { ".!?".contains($0) } ?? false }

    /// Whether the number that a line begins with is of a time, a temperature or a step: "15 min", "180° C", "1 - Mix it".
    fileprivate var startsWithOtherNumber: Bool {
        let behind = drop { $0 == " " || $0.isNumber || ".,-–".contains($0) }
        let word = behind.prefix { $0.isLetter }
        if behind.first == "°" || word.count > 1 && TimeUnit(named: word) != nil { return true }
        let sign = drop { $0 == " " || $0.isNumber }
        return sign.first.map { ".:)-–".contains($0) } ?? false && sign.dropFirst().first == " "
            && !(sign.dropFirst(2).first?.isNumber ?? false)
    }
}

extension RecipeOutline.Group {
    /// What the head of a table calls the amounts: "Amount (4 portions)".
    func amountTitle(in text: RichText) -> String? {
        for block in blocks {
            if let head = text.head(ofTable: block), let column = IngredientColumns.amount(in: head) {
                return head[column]
            }
        }
        return nil
    }
}

extension Collection {
    /// The parts that begin with each element of a kind, and what stands before the first.
    fileprivate func parts(beginningAt isFirst: (Element) -> Bool) -> [SubSequence] {
        var (parts, start): ([SubSequence], Index) = ([], startIndex)
        for index in indices where index > start && isFirst(self[index]) {
            parts.append(self[start..<index])
            start = index
        }
        return start < endIndex ? parts + [self[start...]] : parts
    }
}
