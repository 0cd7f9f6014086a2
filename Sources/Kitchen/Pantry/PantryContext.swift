/// The groceries and the pantry of a site on a day: what its recipes are looked up in.
public struct PantryContext: Sendable {
    /// All that is bought, by the names that recipes use.
    public let groceries: Groceries
    /// What is in the house, by grocery.
    public let stock: PantryStock
    /// The day on which it is asked.
    public let today: CalendarDate
    /// What the groceries are priced in.
    public let currency: Currency
    private let soonDays: Int
    private let isStocked: Bool

    /// That of a kitchen on a day; nil when the site has neither groceries nor a pantry, so that nothing need be
    /// looked up.
    public init?(_ kitchen: Kitchen, today: CalendarDate) {
        guard !kitchen.groceries.isEmpty || !kitchen.pantry.items.isEmpty else { return nil }
        groceries = kitchen.groceryNames
        stock = PantryStock(kitchen.pantry, groceries: groceries)
        isStocked = !kitchen.pantry.items.isEmpty
        currency = kitchen.settings.currency
        soonDays = kitchen.settings.soonDays
        self.today = today
    }

    /// What follows for a recipe; nil when the site has no groceries to tell it by.
    public func facts(of recipe: Recipe) -> RecipeFacts? {
        groceries.all.isEmpty
            ? nil : RecipeFacts(recipe, groceries: groceries, stock: stock, on: today, currency: currency)
    }

    /// Whether an ingredient is in the house; nil when it is not, or the site has no pantry.
    ///
    /// Of "salt and pepper" both have to be, and the first to expire counts.
    public func presence(of ingredient: RecipeIngredient) -> PantryPresence? {
        guard isStocked else { return nil }
        let name = ingredient.line.name
        let foods = groceries.foods(in: name).map(\.name)
        let all = (foods.isEmpty ? [name] : foods).map { stock.presence(of: $0, on: today, soonDays: soonDays) }
        guard !all.contains(nil) else { return nil }
        let days = all.compactMap { presence -> CalendarDate? in
            if case .expiring(let day)? = presence { day } else { nil }
        }
        return days.min().map { .expiring($0) } ?? .there
    }
}
