import Addresses
import Kitchen
import Templates

/// The page of the pantry.
struct PantryPage: Sendable {
    let report: PantryReport
    /// The best recipes for it.
    let suggestions: [SuggestedRecipe]

    /// The rows in one of these states, in the order of the report.
    func rows(_ states: PantryReport.State...) -> [PantryReport.Row] {
        report.rows.filter { states.contains($0.state) }
    }
}

/// A recipe that is suggested, with the picture that lists show of it.
struct SuggestedRecipe: Sendable {
    let suggestion: PantrySuggestion
    let picture: Picture?
}

let pantryShape = pageShape(
    "pantry page",
    [
        .views("expired", pantryRowShape) { $0.content.rows(.expired) },
        .flag("hasExpired") { !$0.content.rows(.expired).isEmpty },
        .views("soon", pantryRowShape) { $0.content.rows(.soon) },
        .flag("hasSoon") { !$0.content.rows(.soon).isEmpty },
        .views("good", pantryRowShape) { $0.content.rows(.good, .undated) },
        .flag("hasGood") { !$0.content.rows(.good, .undated).isEmpty },
        .flag("isEmpty") { $0.content.report.rows.isEmpty },
        .typeset("value", "or absent; of all together") { page in
            page.content.report.total.map { page.site.written($0) }
        },
        .text("today", "the date") { $0.words.written($0.site.today) },
        .views("suggestions", suggestionShape, "the best six") { $0.content.suggestions },
        .flag("hasSuggestions") { !$0.content.suggestions.isEmpty },
    ] as [Field<PageView<PantryPage>>])

let pantryRowShape = RecordShape<PageView<PantryReport.Row>>(
    "row of the pantry",
    [
        .text("name") { $0.content.name },
        .typeset("amount", "or absent") { page in page.content.item.quantity.map { page.site.amounts.written($0) } },
        .text("aisle", "or absent") { $0.content.aisle },
        .text("added", "or absent") { page in page.content.item.added.map { page.words.written($0) } },
        .text("until", "or absent") { page in page.content.item.expires.map { page.words.written($0) } },
        .text("iso", "or absent; `until` as `2026-11-30`") { $0.content.item.expires?.description },
        // What is good for months is not counted in days.
        .text("left", "`in 3 days`; absent for what is good for more than a month") { page in
            page.content.days.flatMap { $0 <= 31 ? page.words.written(daysAway: $0) : nil }
        },
        .typeset("value", "or absent") { page in page.content.value.map { page.site.written($0) } },
    ])

let pantryRecipesShape = pageShape(
    "recipes from the pantry",
    [
        .views("suggestions", suggestionShape, "the best sixty") { $0.content },
        .flag("hasSuggestions") { !$0.content.isEmpty },
    ] as [Field<PageView<[SuggestedRecipe]>>])

private let suggestionShape = RecordShape<PageView<SuggestedRecipe>>(
    "suggestion",
    [
        .text("title") { $0.content.suggestion.summary.title },
        .link("href") { PageAddress.recipe($0.content.suggestion.summary.slug) },
        .typeset("time", "or absent") { page in page.content.suggestion.summary.total.map { page.words.written($0) } },
        .view("picture", pictureShape, "or absent") { $0.content.picture },
        .text("share", "`7 of 9 in the house`") { $0.words.written(shareOf: $0.content.suggestion) },
        .text("thereCount", "a number") { String($0.content.suggestion.there.count) },
        .text("allCount", "a number") { String($0.content.suggestion.foods.count) },
        .typeset("missing", "names between commas, with how much where some is there; empty where there are none") {
            page in
            page.content.suggestion.missing(in: page.site.amounts).joined(separator: ", ")
        },
        .text("unknown", "the names of which there may be too little, likewise") {
            $0.content.suggestion.unknown.joined(separator: ", ")
        },
        .text("expiring", "likewise") { $0.content.suggestion.expiring.joined(separator: ", ") },
        .flag("complete", "whether nothing is missing, and enough of all is known to be there") {
            $0.content.suggestion.isComplete
        },
    ])

extension Words {
    /// How much of a recipe is in the house: "7 of 9 here".
    func written(shareOf suggestion: PantrySuggestion) -> String {
        filled(.shareThere, ("n", String(suggestion.there.count)), ("m", String(suggestion.foods.count)))
    }
}

extension PantrySuggestion {
    /// The names of what has to be bought, in the order of the recipe, each with how much where some of it is there.
    public func missing(in format: QuantityFormat) -> [String] {
        var format = format
        format.hasCups = format.hasCups && !isMetric
        return foods.compactMap { food in
            switch food.presence {
            case .none: food.name
            case .some(let missing): "\(food.name) (\(format.text(missing)))"
            case .enough, .unknown: nil
            }
        }
    }
}

extension PageKind {
    /// What is in the house, and what to cook from it.
    static let pantry = PageKind(
        templates: [pantryTemplate, pantryRecipesTemplate], prefix: "pantry/",
        entry: Entry(label: .pantry, address: PageAddress.pantry, prefixes: ["pantry/"]), isOfHouse: true,
        isThere: \.hasPantry,
        links: { _ in [PageAddress.pantryRecipes] }
    ) { plan in
        [
            plan.page(
                PageAddress.pantry, pantryTemplate, title: plan.words[.pantry],
                PantryPage(
                    report: PantryReport(of: plan.site),
                    suggestions: plan.suggestions(6))),
            plan.page(
                PageAddress.pantryRecipes, pantryRecipesTemplate, title: plan.words[.pantryRecipes],
                plan.suggestions(KitchenFacts.suggestionCount)),
        ]
    }
}

private let pantryTemplate = PageTemplate("pantry.html", pantryShape)
private let pantryRecipesTemplate = PageTemplate("pantry-recipes.html", pantryRecipesShape)

extension PantryReport {
    /// What a site has in the house today.
    init(of site: SiteFrame) {
        let kitchen = site.kitchen.kitchen
        self.init(kitchen.pantry, groceries: kitchen.groceryNames, settings: site.settings, today: site.today)
    }
}

extension PagePlanner {
    /// The best recipes for the pantry, with their pictures.
    fileprivate func suggestions(_ count: Int) -> [SuggestedRecipe] {
        let best = facts.suggestions().prefix(count)
        let wanted = Set(best.map(\.summary.source))
        let pictures = recipes.filter { wanted.contains($0.summary.source) }.map { ($0.summary.source, $0.picture) }
        let bySource = Dictionary(pictures) { first, _ in first }
        return best.map { SuggestedRecipe(suggestion: $0, picture: bySource[$0.summary.source]) }
    }
}
