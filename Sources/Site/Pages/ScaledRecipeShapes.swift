import Kitchen
import Templates

/// The control of a card that scales it.
let scalingShape = RecordShape<PageView<Serving>>(
    "scaling",
    [
        .text("written", "the number of servings as written") { String($0.content.text.count) },
        .text("shown", "the number as shown") { $0.content.number },
        .text("before", "the words before the number") { $0.content.text.before },
        .text("after", "the words behind it") { $0.content.text.after },
        .flag("isScaled", "whether the two numbers differ") { $0.content.factor != 1 },
        .text("note", "for how many the amounts in the method are that stay; absent where none does") { page in
            guard page.content.leavesAmounts else { return nil }
            return page.words.filled(.methodFor, ("n", String(page.content.text.count) + page.content.text.after))
        },
    ])

/// What follows for a recipe from the groceries.
struct RecipeFigures: Sendable {
    let facts: RecipeFacts
    /// How many times the recipe is shown.
    let factor: Rational

    /// The figures of a recipe; nil for a site without groceries.
    init?(_ served: ScaledRecipe) {
        guard let facts = served.facts, !facts.ingredients.isEmpty else { return nil }
        self.facts = facts
        factor = served.serving?.factor ?? 1
    }
}

let recipeFiguresShape = RecordShape<PageView<RecipeFigures>>(
    "figures of a recipe",
    [
        .flag("costShown", "whether the site shows what its food costs") { $0.shownFacts != nil },
        .typeset("cost", "or absent") { page in
            page.shownFacts?.cost.total(times: page.content.factor).map { page.site.written($0) }
        },
        .text("exactCost", "or absent; minor units of the recipe as written, as a fraction") {
            $0.shownFacts?.cost.exact.description
        },
        .typeset("perServing", "or absent") { page in
            page.shownFacts?.costPerServing.map { page.site.written($0) }
        },
        .text("unpriced", "or absent; what the cost is without") { $0.site.unpriced($0.content.facts) },
        .flag("vegetarian", "true only when it is known") { $0.content.facts.diet.vegetarian == .yes },
        .flag("vegan", "true only when it is known") { $0.content.facts.diet.vegan == .yes },
        .flag("dietUnknown", "whether it is unknown if it is vegetarian") {
            $0.content.facts.diet.vegetarian == .unknown
        },
        .text("dietAnswers", dietAnswersRemark) { $0.content.facts.diet.answers },
        .views("allergens", allergenNoteShape) { $0.site.notes($0.content.facts.diet.allergens) },
        .text("allergenNames", "their names between commas") { page in
            page.site.notes(page.content.facts.diet.allergens).map { page.words.written($0) }
                .joined(separator: ", ")
        },
        .flag("allergensKnown", "no ingredient's allergens are missing") { $0.content.facts.diet.allergens.isComplete },
    ])

extension PageView<RecipeFigures> {
    /// The facts for what is of the house, as the cost is; nil where that is not shown.
    fileprivate var shownFacts: RecipeFacts? { site.settings.house.isShown ? content.facts : nil }
}

extension SiteFrame {
    /// What a card says that the cost of a recipe is without: which ingredients, each named once, and how many of all; nil where it
    /// says nothing of that.
    func unpriced(_ facts: RecipeFacts?) -> String? {
        guard settings.house.isShown, let cost = facts?.cost, cost.pricedCount > 0, !cost.unpriced.isEmpty
        else { return nil }
        var seen: Set<String> = []
        let names = cost.unpriced.filter { seen.insert($0).inserted }.joined(separator: ", ")
        return words.filled(
            .costWithout, ("n", String(cost.unpriced.count)), ("m", String(cost.unpriced.count + cost.pricedCount)),
            ("names", names))
    }
}
