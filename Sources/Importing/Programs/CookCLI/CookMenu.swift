import Diagnostics
import Kitchen
import Reading

/// A menu of CookCLI (`.menu`) that is taken over as a plan in Markdown.
public struct CookMenu: Hashable, Sendable {
    private let plan: CooklangPlan
    private let language: KitchenLanguage

    /// The menu in the bytes of a file, whose plan is to be in a language. Front matter is passed over.
    public init(_ bytes: [UInt8], language: KitchenLanguage) {
        // What is no mark of Cooklang is words, here as there.
        var ignored = DiagnosticList()
        plan = CooklangPlan(bytes, file: "", language: language, diagnostics: &ignored)
        self.language = language
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { plan.sections.allSatisfy(\.blocks.isEmpty) }

    /// The week that all days of the menu are in, where each heading says one.
    public var week: IsoWeek? { plan.week }

    /// The foods that it names without a recipe, which are words in the plan.
    public var foods: [String] {
        plan.sections.flatMap(\.blocks).flatMap { block in
            if case .line(let line) = block { line.foods.map(\.name) } else { [String]() }
        }
    }

    /// The plan in Markdown. `link` gives the address of a recipe by its path, nil for one that is not there; with `weekdays` the
    /// days are called by their names, since they are those of one week.
    public func markdown(title: String, weekdays: Bool, link: (String) -> String?) -> String {
        var parts = ["# " + EscapedMarkdown.heading(title)]
        for section in plan.sections where !section.blocks.isEmpty {
            if let day = section.day {
                parts.append("## " + (weekdays ? day.weekday.heading(in: language) : day.description))
            } else if let name = section.name {
                parts.append("## " + EscapedMarkdown.heading(PlainWords.line(name)))
            }
            parts += blocks(section.blocks, link)
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Items that follow one another as one list, other words as paragraphs.
    private func blocks(_ all: [CooklangPlan.Block], _ link: (String) -> String?) -> [String] {
        var (blocks, isList): ([String], Bool) = ([], false)
        for block in all {
            let (items, words) = texts(block, link)
            for item in items {
                if isList { blocks[blocks.count - 1] += "\n- " + item } else { blocks.append("- " + item) }
                isList = true
            }
            if let words {
                blocks.append(words)
                isList = false
            }
        }
        return blocks
    }

    /// What a block becomes: items of a list, or a paragraph.
    private func texts(
        _ block: CooklangPlan.Block, _ link: (String) -> String?
    ) -> (items: [String], paragraph: String?) {
        guard case .line(let line) = block else {
            guard case .note(let note) = block else { return ([], nil) }
            return ([], EscapedMarkdown.line(PlainWords.line(note)))
        }
        let words = EscapedMarkdown.line(PlainWords.line(line.words))
        if line.dishes.isEmpty { return line.isItem ? ([words], nil) : ([], words) }
        let before = words.isEmpty ? [] : [words]
        return (before + line.dishes.map { text(of: $0, link) }, nil)
    }

    private func text(of dish: CooklangPlan.Dish, _ link: (String) -> String?) -> String {
        let name = EscapedMarkdown.line(PlainWords.line(dish.name))
        let linked = link(dish.reference).map { "[\(name)](\($0))" } ?? name
        let amount = (dish.amount ?? .times(1)).text(in: language)
        let remark = EscapedMarkdown.line(PlainWords.line(dish.remark))
        return [linked, amount, remark].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
