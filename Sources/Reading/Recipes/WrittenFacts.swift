import Kitchen
import Text

/// Times, servings and tags that stand in the text of a recipe: in a list, a line or a sentence of their own, in the heading
/// of the ingredients, under a heading "Tags".
struct WrittenFacts {
    /// What is known so far; what stands in the front matter counts before what stands in the text.
    private(set) var summary: RecipeSummary
    /// The blocks with a time that is too long to be counted.
    private(set) var tooLong: [Int] = []
    private let text: RichText

    init(_ text: RichText, _ summary: RecipeSummary) {
        (self.text, self.summary) = (text, summary)
    }

    /// Takes the facts of a list or a paragraph; true when it says nothing else.
    mutating func takeBlock(_ block: Int) -> Bool {
        guard case .list(start: nil, _) = text.nodes[block].kind else { return takeParagraph(block) }
        var isAllFacts = true
        for item in text.children(of: block) {
            let lines = text.onlyChild(of: item).map { self.lines(of: $0) } ?? [text.plainText(of: item)]
            if !take(lines, of: block) { isAllFacts = false }
        }
        return isAllFacts
    }

    /// Takes the facts of a paragraph; true when it says nothing else.
    mutating func takeParagraph(_ block: Int) -> Bool {
        guard text.nodes[block].kind == .paragraph, mayBeFacts(block) else { return false }
        return take(lines(of: block), of: block)
    }

    /// Takes the servings of a paragraph that says nothing else, as some methods end: "Serves 4."
    mutating func takeServings(_ block: Int) -> Bool {
        guard text.nodes[block].kind == .paragraph, mayBeFacts(block) else { return false }
        let parts = lines(of: block).flatMap { Self.parts(of: $0) }
        guard parts.allSatisfy({ MetadataLine($0)?.kind == .servings }) else { return false }
        return takeParagraph(block)
    }

    /// Takes the servings that the heading of the ingredients says: "Ingredients (serves 4)", "Zutaten für 4 Personen".
    mutating func takeTitle(_ title: String) {
        guard summary.servings == nil, title.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return }
        summary.servings = MetadataLine.servings(inTitle: title)
    }

    /// Takes the time that the heading of the method says in brackets, where no other is known: "Cooking Directions (90 min)".
    mutating func takeTime(inTitle title: String) {
        guard summary.total == nil, title.hasSuffix(")"), let open = title.lastIndex(of: "("),
            case .time(let time) = TimeReader.read(String(title[open...].dropFirst().dropLast()))
        else { return }
        summary.takeTotal(time)
    }

    /// Takes the tags of a paragraph that says nothing else: "Tags: baking, cake".
    mutating func takeTagLine(_ block: Int) -> Bool {
        guard text.nodes[block].kind.isParagraph, text.nodes[block].range.count <= 240 else { return false }
        let words = text.plainText(of: block)
        guard let colon = words.firstIndex(of: ":"), Self.tagTitles.contains(words[..<colon].lowercased()) else {
            return false
        }
        take(tags: Self.tags(in: String(words[colon...].dropFirst())))
        return true
    }

    private static func tags(in words: String) -> [String] { words.split { ",;".contains($0) }.map(String.init) }

    private mutating func take(tags: [String]) {
        summary.tags = RecipeFields.merged(summary.tags, with: tags.map { String($0.drop { $0 == "#" || $0 == " " }) })
    }

    /// Takes the tags of a section that is called so; true when it was one.
    mutating func takeTags(_ section: RecipeOutline.Section) -> Bool {
        guard Self.tagTitles.contains(section.title.withoutColon.lowercased()), !section.blocks.isEmpty else {
            return false
        }
        var found: [String] = []
        for block in section.blocks {
            switch text.nodes[block].kind {
            case .list: found += text.children(of: block).map { text.plainText(of: $0) }
            case .paragraph: found += Self.tags(in: text.plainText(of: block))
            default: return false
            }
        }
        take(tags: found)
        return true
    }

    private static let tagTitles: Set<String> = [
        "tags", "tag", "keywords", "etichette", "parole chiave", "schlagwörter", "stichwörter", "mots-clés",
        "mots clés",
        "étiquettes", "etiquetas", "palabras clave",
    ]

    /// Whether a block is short and has a digit, as facts are; few introductions need to be looked at more closely.
    private func mayBeFacts(_ block: Int) -> Bool {
        let range = text.nodes[block].range
        return range.count <= 240 && text.bytes[range].contains { $0 &- 0x30 < 10 }
    }

    /// Takes the facts of some words; true when they say nothing else.
    private mutating func take(_ lines: [String], of block: Int) -> Bool {
        var isAllFacts = true
        for part in lines.flatMap({ Self.parts(of: $0) }) {
            guard let fact = MetadataLine(part), take(fact, of: block) else {
                isAllFacts = false
                continue
            }
            if fact.leavesWords { isAllFacts = false }
        }
        return isAllFacts
    }

    private func lines(of block: Int) -> [String] {
        guard text.nodes[block].kind == .paragraph else { return [text.plainText(of: block)] }
        return text.lines(of: block).map { text.plainText(in: $0.words) }
    }

    /// A line, parted where "|" or "·" stand between facts, or a sentence ends.
    private static func parts(of words: String) -> [String] {
        words.split { "|·•".contains($0) }.flatMap { sentences(of: $0) }
            .map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    }

    /// The words parted behind each full stop that a capital letter follows: "approx. 10 min" is one.
    private static func sentences(of words: Substring) -> [Substring] {
        var (sentences, rest) = ([Substring](), words)
        var start = words.startIndex
        while let stop = words[start...].firstRange(of: ". ")?.upperBound {
            if stop < words.endIndex, words[stop].isUppercase {
                sentences.append(rest[..<stop])
                rest = words[stop...]
            }
            start = stop
        }
        return sentences + [rest]
    }

    /// Whether the fact could be taken, or says nothing.
    private mutating func take(_ fact: MetadataLine, of block: Int) -> Bool {
        if fact.value.isEmpty { return true }
        guard fact.kind != .servings else {
            summary.servings = summary.servings ?? fact.value
            return summary.servings == fact.value
        }
        // "Prep time: 10 min Cook time: 20 min" is not one time.
        guard !fact.value.contains(": ") else { return false }
        switch TimeReader.read(fact.value) {
        case .time(let time):
            switch fact.kind {
            case .prep: summary.prep = summary.prep ?? time
            case .cook: summary.cook = summary.cook ?? time
            case .total, .servings: summary.takeTotal(time)
            }
            return true
        case .tooLong:
            tooLong.append(block)
            return false
        case .unknownUnit, .none: return false
        }
    }
}
