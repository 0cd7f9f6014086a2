import Kitchen
import Text

/// A menu of CookCLI (`.menu`): sections, with the recipes of each.
public struct CookMenu: Hashable, Sendable {
    /// A dish or words.
    public enum Line: Hashable, Sendable {
        /// A recipe by its path as it is written, and how much of it.
        case recipe(path: String, amount: PlannedAmount)
        /// Words, as "2 cups oats with milk", or the name of a meal.
        case words(String, isItem: Bool)
    }

    /// What stands under a heading.
    public struct Section: Hashable, Sendable {
        /// The heading; nil before the first.
        public var name: String?
        /// The day that the heading says.
        public var day: CalendarDate?
        /// What stands there.
        public var lines: [Line]
    }

    /// The sections, without empty ones.
    public let sections: [Section]

    /// The week that all days of the menu are in, where each heading says one; what stands before the first is of the week, too.
    public var week: IsoWeek? {
        let headed = sections.filter { $0.name != nil }
        let weeks = Set(headed.map { $0.day?.isoWeek })
        return weeks.count == 1 ? weeks.first ?? nil : nil
    }

    /// The menu of a text. Front matter is passed over.
    public init(_ text: String) {
        var sections = [Section(lines: [])]
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") { lines = lines[(end + 1)...] }
        for line in lines.prefix(2_000) {
            var words = PlainWords.line(String(line))
            while words.hasSuffix("\\") || words.hasSuffix(" ") { words.removeLast() }
            if words.isEmpty || words.hasPrefix("--") || words.hasPrefix(">>") { continue }
            if words.hasPrefix("=") {
                sections.append(Self.section(words.trimming { $0 == "=" || $0 == " " }))
            } else if words.hasPrefix(">") {
                let note = PlainWords.line(String(words.dropFirst()))
                if !note.isEmpty { sections[sections.count - 1].lines.append(.words(note, isItem: false)) }
            } else {
                sections[sections.count - 1].lines += Self.lines(words)
            }
        }
        self.sections = sections.filter { !$0.lines.isEmpty }
    }

    /// "Saturday (2026-03-07)"
    private static func section(_ heading: String) -> Section {
        let day = heading.split { "() ,".contains($0) }.lazy.compactMap { CalendarDate($0) }.first
        return Section(name: heading.isEmpty ? nil : heading, day: day, lines: [])
    }

    /// The recipes of a line, and what it says besides.
    private static func lines(_ line: String) -> [Line] {
        let isItem = line.hasPrefix("- ") || line.hasPrefix("* ")
        var (rest, words, recipes) = ((isItem ? line.dropFirst(2) : line[...]), "", [Line]())
        while let mark = rest.firstIndex(of: "@") {
            words += rest[..<mark]
            let (name, amount, end) = reference(rest[rest.index(after: mark)...])
            if name.hasPrefix("./") || name.hasPrefix("../") {
                recipes.append(.recipe(path: name, amount: planned(amount)))
            } else {
                words += [amount.replacing("%", with: " "), name].filter { !$0.isEmpty }.joined(separator: " ")
            }
            rest = end
        }
        words = PlainWords.line(words + rest)
        let isTold = words.contains { $0.isLetter || $0.isNumber } && !["with", "and", "or"].contains(words)
        return recipes + (isTold ? [.words(words, isItem: isItem)] : [])
    }

    /// The name behind an at sign, what stands in braces behind it, and the rest.
    private static func reference(_ text: Substring) -> (name: String, amount: String, rest: Substring) {
        let stop = text.firstIndex { $0 == "@" } ?? text.endIndex
        guard let open = text[..<stop].firstIndex(of: "{"), let close = text[open...].prefix(200).firstIndex(of: "}")
        else {
            let name = text.prefix { !$0.isWhitespace && $0 != "," && $0 != "@" }
            return (String(name), "", text[name.endIndex...])
        }
        return (String(text[..<open]), String(text[text.index(after: open)..<close]), text[text.index(after: close)...])
    }

    /// What stands in the braces of a recipe: "2" for twice, "4%servings". Nothing, and another unit, is once.
    private static func planned(_ amount: String) -> PlannedAmount {
        let parts = amount.split(separator: "%").map { PlainWords.line(String($0)) }
        let isForSome =
            parts.count == 2 && ["servings", "serving", "portions", "people"].contains(parts[1].lowercased())
        if isForSome, let count = Int(parts[0]), (1...10_000).contains(count) { return .servings(count) }
        guard parts.count == 1, let factor = Rational(decimal: parts[0]), factor > 0, factor < 10_000 else {
            return .times(1)
        }
        return .times(factor)
    }
}

extension CookMenu {
    /// The plan in Markdown. `link` gives the address of a recipe by its path, nil for one that is not there; with `weekdays` the
    /// days are called by their names, since they are those of one week.
    public func markdown(
        title: String, language: KitchenLanguage, weekdays: Bool, link: (String) -> String?
    ) -> String {
        var parts = ["# " + InertMarkdown.heading(title)]
        for section in sections {
            if let day = section.day {
                parts.append("## " + (weekdays ? day.weekday.heading(in: language) : day.description))
            } else if let name = section.name {
                parts.append("## " + InertMarkdown.heading(name))
            }
            parts += Self.blocks(section.lines, language, link)
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Items that follow one another as one list, other words as paragraphs.
    private static func blocks(_ lines: [Line], _ language: KitchenLanguage, _ link: (String) -> String?) -> [String] {
        var (blocks, isList): ([String], Bool) = ([], false)
        for line in lines {
            if case .words(let words, isItem: false) = line {
                blocks.append(InertMarkdown.line(words))
                isList = false
                continue
            }
            let item = "- " + text(line, language, link)
            if isList { blocks[blocks.count - 1] += "\n" + item } else { blocks.append(item) }
            isList = true
        }
        return blocks
    }

    private static func text(_ line: Line, _ language: KitchenLanguage, _ link: (String) -> String?) -> String {
        switch line {
        case .words(let words, _): return InertMarkdown.line(words)
        case .recipe(let path, let amount):
            let name = InertMarkdown.line(PlainWords.line(String(path.split(separator: "/").last ?? "")))
            let dish = link(path).map { "[\(name)](\($0))" } ?? name
            return [dish, amount.text(in: language)].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
}
