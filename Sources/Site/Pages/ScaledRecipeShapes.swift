import Kitchen
import Templates

/// The control of a card that scales it.
let scalingShape = RecordShape<PageView<Serving>>(
    "scaling",
    [
        .text("written") { String($0.content.text.count) },
        .text("shown") { String($0.content.shown) },
        .text("before") { $0.content.text.before },
        .text("after") { $0.content.text.after },
        .flag("isScaled") { $0.content.factor != 1 },
        .text("note") { page in
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
        .typeset("cost") { page in
            page.content.facts.cost.total(times: page.content.factor).map { page.site.written($0) }
        },
        .text("exactCost") { $0.content.facts.cost.exact.description },
        .typeset("perServing") { page in page.content.facts.costPerServing.map { page.site.written($0) } },
        .text("unpriced") { $0.unpriced },
        .flag("vegetarian") { $0.content.facts.diet.vegetarian == .yes },
        .flag("vegan") { $0.content.facts.diet.vegan == .yes },
        .flag("dietUnknown") { $0.content.facts.diet.vegetarian == .unknown },
        .views("allergens", allergenNoteShape) { $0.site.notes($0.content.facts.diet.allergens.contains) },
        .text("allergenNames") { page in
            page.site.notes(page.content.facts.diet.allergens.contains).map { page.words[$0.allergen] }
                .joined(separator: ", ")
        },
        .flag("allergensKnown") { $0.content.facts.diet.allergens.isComplete },
    ])

extension PageView<RecipeFigures> {
    /// Which ingredients the cost is without, and what share of all they are; nil when it is without none.
    fileprivate var unpriced: String? {
        let cost = content.facts.cost
        guard !cost.unpriced.isEmpty else { return nil }
        return words.filled(
            .costWithout, ("n", String(cost.unpriced.count)), ("m", String(cost.unpriced.count + cost.pricedCount)),
            ("names", cost.unpriced.joined(separator: ", ")))
    }
}

/// What the pantry says of an ingredient.
let presenceFields: [Field<PageView<ServedIngredient>>] = [
    .flag("inHouse") { $0.content.presence == .there },
    .text("useBy") { page in
        guard case .expiring(let day)? = page.content.presence else { return nil }
        return page.words.filled(.useBy, ("day", page.words.written(day: day)))
    },
]
