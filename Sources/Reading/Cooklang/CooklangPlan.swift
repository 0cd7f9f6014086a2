import Diagnostics
import Kitchen

/// A plan as CookCLI has it, a `.menu` file: days as sections, and on each line recipes by reference, foods and words.
///
/// ```cooklang
/// == Saturday (2026-03-07) ==
/// Lunch:
/// - @./Soups/Minestrone{4%servings} with @bread{1%loaf}
/// > Ask who comes.
/// ```
public struct CooklangPlan: Hashable, Sendable {
    /// A recipe that a line names.
    public struct Dish: Hashable, Sendable {
        /// Its path as it is written: "./Soups/Minestrone".
        public var reference: String
        /// What the line calls it, else the last part of the path.
        public var name: String
        /// Whether the line calls it something: `@./pizza-dough|the dough{}`.
        public var hasAlias: Bool
        /// How much of it; nil where what stands in the braces is neither a number nor one of servings.
        public var amount: PlannedAmount?
        /// What the line says behind it, up to the next recipe.
        public var remark: String
        /// The place of the whole mark.
        public var span: SourceSpan
    }

    /// A line.
    public struct Line: Hashable, Sendable {
        /// What it says before its first recipe; all of it where it names none.
        public var words: String
        /// The recipes that it names.
        public var dishes: [Dish] = []
        /// The foods that it names besides.
        public var foods: [FoodNeed] = []
        /// Whether it is an item of a list.
        public var isItem: Bool
        /// Where it starts.
        public var span: SourceSpan
    }

    /// What stands in a section.
    public enum Block: Hashable, Sendable {
        case line(Line)
        /// A line behind `>`.
        case note(String)
    }

    /// A section.
    public struct Section: Hashable, Sendable {
        /// The heading; nil before the first.
        public var name: String?
        /// The day that the heading says.
        public var day: CalendarDate?
        /// Where the heading stands.
        public var span: SourceSpan
        /// What stands below it.
        public var blocks: [Block]
    }

    /// What the front matter calls it; nil where it says nothing.
    public let title: String?
    /// The sections, without those that have neither a name nor a line.
    public let sections: [Section]

    /// The week that all days of the menu are in, where each heading says one; what stands before the first is of the week, too.
    public var week: IsoWeek? {
        let weeks = Set(sections.filter { $0.name != nil }.map { $0.day?.isoWeek })
        return weeks.count == 1 ? weeks.first ?? nil : nil
    }

    /// The plan in a file, whose amounts are those of a language. Reports what ``CooklangReader`` does. Cost: linear.
    public init(
        _ bytes: [UInt8], file: String, language: KitchenLanguage, decimalMark: String? = nil,
        diagnostics: inout DiagnosticList
    ) {
        let recipe = CooklangReader.read(menu: bytes, file: file, diagnostics: &diagnostics)
        title = recipe.metadata.last { $0.key.lowercased() == "title" }?.value
        let lines = CooklangPlanLines(file: file, language: language, decimalMark: decimalMark)
        sections = recipe.sections.map { section in
            let day = section.name?.split { "() ,".contains($0) }.lazy.compactMap { CalendarDate($0) }.first
            return Section(
                name: section.name, day: day, span: section.span, blocks: section.blocks.compactMap(lines.block))
        }.filter { $0.name != nil || !$0.blocks.isEmpty }
    }
}

/// Makes lines of a plan from what they have in Cooklang.
private struct CooklangPlanLines {
    let file: String
    let language: KitchenLanguage
    let decimalMark: String?

    /// A line or a note; nil for one that says nothing.
    func block(_ block: CooklangBlock) -> CooklangPlan.Block? {
        switch block {
        case .note(let words, _): words.isEmpty ? nil : .note(words)
        case .step(let step): line(step).map { .line($0) }
        }
    }

    private func line(_ step: CooklangStep) -> CooklangPlan.Line? {
        var line = CooklangPlan.Line(words: "", isItem: false, span: step.span)
        for item in step.items {
            switch item {
            case .ingredient(let ingredient) where ingredient.reference != nil: line.dishes.append(dish(ingredient))
            case .ingredient(let ingredient):
                let food = ingredient.line(in: language, decimalMark: decimalMark)
                line.foods.append(
                    FoodNeed(
                        name: food.food, text: food.text, measures: food.measures,
                        location: SourceLocation(file: file, span: ingredient.span)))
                line.add(food.text)
            default: line.add(item.plainText.replacing("\n", with: " "))
            }
        }
        line.removeMark()
        return line.words.isEmpty && line.dishes.isEmpty ? nil : line
    }

    private func dish(_ ingredient: CooklangIngredient) -> CooklangPlan.Dish {
        let reference = (ingredient.reference ?? "").replacing("\\", with: "/")
        return CooklangPlan.Dish(
            reference: reference, name: ingredient.alias ?? ingredient.name,
            hasAlias: ingredient.alias != nil, amount: amount(ingredient.quantity),
            remark: ingredient.preparation.map { "(\($0))" } ?? "", span: ingredient.span)
    }

    /// "2" for twice, "4%servings"; nothing is once.
    private func amount(_ quantity: CooklangQuantity?) -> PlannedAmount? {
        guard let quantity else { return .times(1) }
        guard case .exact(let number)? = quantity.amount, number > 0, number <= 1_000 else { return nil }
        if quantity.unitText.isEmpty { return .times(number) }
        guard Self.people.contains(quantity.unitText.lowercased()), number.isWhole else { return nil }
        return number.floor.map { .servings(Int($0)) }
    }

    private static let people: Set<String> = [
        "serving", "servings", "portion", "portions", "people", "porzione", "porzioni", "persone", "portionen",
        "personen",
        "personnes", "personas", "porción", "porciones", "ración", "raciones",
    ]
}

extension CooklangPlan.Line {
    /// Adds words behind those that are there.
    fileprivate mutating func add(_ text: String) {
        if dishes.isEmpty { words += text } else { dishes[dishes.count - 1].remark += text }
    }

    /// Takes off the mark of a list, and the spaces around all words.
    fileprivate mutating func removeMark() {
        words = words.trimmed
        let mark = words.prefix(2)
        if mark == "- " || mark == "* " || words == "-" || words == "*" {
            isItem = true
            words = String(words.dropFirst()).trimmed
        }
        for place in dishes.indices {
            dishes[place].remark = String(dishes[place].remark.trimmed.drop { ",;: ".contains($0) })
        }
        // "and" before a recipe says nothing without it.
        if !dishes.isEmpty, !words.contains(where: { $0.isLetter || $0.isNumber }) { words = "" }
    }
}
