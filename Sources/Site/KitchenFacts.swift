import Kitchen

/// What the pages of the kitchen show of recipes beyond their summaries.
///
/// A build works it out beforehand; a site that is being written works it out when a page is asked for.
public struct KitchenFacts: Sendable {
    private let knownSheet: @Sendable (Plan) -> ShoppingSheet?
    let suggestions: @Sendable () -> [PantrySuggestion]

    /// Facts that these give: the shopping sheet of a plan, and the recipes that the pantry is good for, the best first.
    public init(
        sheet: @escaping @Sendable (Plan) -> ShoppingSheet?,
        suggestions: @escaping @Sendable () -> [PantrySuggestion]
    ) {
        knownSheet = sheet
        self.suggestions = suggestions
    }

    /// The shopping sheet of a plan; an empty one where it is not known.
    func sheet(of plan: Plan, settings: Settings, today: CalendarDate) -> ShoppingSheet {
        knownSheet(plan)
            ?? ShoppingSheet(
                PlannedWeek(week: plan.week, meals: []),
                groceries: Groceries([], language: settings.kitchenLanguage, decimalMark: settings.decimalMark),
                pantry: Pantry(), settings: settings, today: today)
    }

    /// Nothing, for a plan whose pages are only counted.
    public static let none = KitchenFacts(sheet: { _ in nil }, suggestions: { [] })

    /// How many suggestions a page shows at most.
    public static let suggestionCount = 60
}
