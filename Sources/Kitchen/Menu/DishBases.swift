import Diagnostics

/// What the dishes of a menu stand on. Cost of each question: look-ups in tables.
struct DishBases {
    private let menu: Menu
    private let groceries: Groceries
    private let sections: [String: MenuSection]
    private let toppings: [String: Ingredient]
    private let nameOfBase: String?
    /// The places whose bases were told to be unknown: a section names that of all its dishes.
    private var told: Set<SourceLocation> = []

    init(_ menu: Menu, groceries: Groceries) {
        (self.menu, self.groceries) = (menu, groceries)
        sections = Dictionary(menu.sections.map { ($0.name, $0) }) { first, _ in first }
        toppings = Dictionary(menu.ingredients.map { (FoodName.folded($0.name), $0) }) { first, _ in first }
        nameOfBase = menu.base.name.map { FoodName.folded($0) }
    }

    /// What a dish stands on, by itself, its section or the menu; nil for none. A name that nothing has is reported, and nothing
    /// is known of such a base.
    mutating func base(of dish: Dish, diagnostics: inout DiagnosticList) -> DishBase? {
        switch choice(for: dish) {
        case .menu: return menu.base
        case .none: return nil
        case .own(let own): return own
        case .named(let name, let location):
            if let found = base(named: name) { return found }
            if told.insert(location).inserted { reportUnknown(name, at: location, diagnostics: &diagnostics) }
            return DishBase(name: name)
        }
    }

    /// Whether a dish stands on the base of the menu, as every pizza does.
    func isPizza(_ dish: Dish) -> Bool {
        switch choice(for: dish) {
        case .menu: true
        case .named(let name, _): FoodName.folded(name) == nameOfBase
        case .none, .own: false
        }
    }

    private func choice(for dish: Dish) -> DishBase.Choice {
        dish.base ?? dish.section.flatMap { sections[$0]?.base } ?? .menu
    }

    private func base(named name: String) -> DishBase? {
        let wanted = FoodName.folded(name)
        if wanted == nameOfBase { return menu.base }
        if let topping = toppings[wanted] { return DishBase(topping) }
        return groceries.find(name).map { grocery in
            var base = DishBase(name: name, diet: grocery.diet, grocery: grocery.name)
            base.origin = grocery.origin
            return base
        }
    }

    private func reportUnknown(_ name: String, at location: SourceLocation, diagnostics: inout DiagnosticList) {
        let names = [menu.base.name].compactMap(\.self) + menu.ingredients.map(\.name)
        diagnostics.report(
            .unknownIngredient, "unknown base \"\(name)\"", at: location,
            notes: ["nothing is known of what stands on it"],
            fix: (NearestName.find(name, in: names) ?? groceries.nearest(to: name)).map { "did you mean \"\($0)\"?" }
                ?? "name the menu's base, an ingredient or a grocery, or write none")
    }
}
