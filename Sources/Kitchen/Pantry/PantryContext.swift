/// The groceries and the pantry of a site on a day: what its recipes are looked up in.
public struct PantryContext: Sendable {
    /// All that is bought, by the names that recipes use.
    public let groceries: Groceries
    /// The day on which it is asked.
    public let today: CalendarDate
    /// What the groceries are priced in.
    public let currency: Currency
    /// What is in the house; nil for a site without a pantry.
    private let shelves: PantryShelves?

    /// That of a kitchen on a day; nil when the site has neither groceries nor a pantry, so that nothing need be
    /// looked up.
    public init?(_ kitchen: Kitchen, today: CalendarDate) {
        guard !kitchen.groceries.isEmpty || !kitchen.pantry.items.isEmpty else { return nil }
        let groceries = kitchen.groceryNames
        self.groceries = groceries
        shelves =
            kitchen.pantry.items.isEmpty
            ? nil
            : PantryShelves(kitchen.pantry, groceries: groceries, on: today, soonDays: kitchen.settings.soonDays)
        currency = kitchen.settings.currency
        self.today = today
    }

    /// Whether there is a pantry to look into.
    public var hasPantry: Bool { shelves != nil }

    /// What follows for a recipe; nil when the site has no groceries to tell it by.
    public func facts(of recipe: Recipe) -> RecipeFacts? {
        if let original = recipe.original { return facts(of: original) }
        return groceries.all.isEmpty ? nil : RecipeFacts(recipe, groceries: groceries, currency: currency)
    }

    /// What the house has for each line of a recipe so many times, by group; empty for a site without a pantry. A line that
    /// stands for another recipe has a finding for each food that this needs.
    public func findings(for recipe: Recipe, times factor: Rational) -> [[[PantryFinding]]] {
        if let original = recipe.original { return findings(for: original, times: factor) }
        guard let shelves else { return [] }
        var check = PantryCheck(shelves)
        return recipe.groups.indices.map { group in
            recipe.groups[group].ingredients.indices.map { item in
                let needed = recipe.reference(group: group, item: item)
                let lines = needed ?? [recipe.groups[group].ingredients[item]]
                let needs = lines.flatMap { line in
                    groceries.separate(FoodNeed(line, times: 1)).map { ($0, line.line.isFixed) }
                }
                return needs.map { need, isFixed in
                    var finding = check.find(need, times: factor, isFixed: isFixed)
                    if needed != nil || needs.count > 1 { finding.food = need.name }
                    return finding
                }
            }
        }
    }
}
