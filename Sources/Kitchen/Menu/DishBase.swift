import Diagnostics

/// What a dish stands on: the dough of a pizza, the leaves of a salad.
public struct DishBase: Hashable, Sendable {
    /// The base of a dish or of a section, as it is written.
    public enum Choice: Hashable, Sendable {
        /// That of the menu, which every pizza stands on.
        case menu
        /// None: nothing is bought, paid or stated for it.
        case none
        /// A topping or a grocery by its name, which may not exist.
        case named(String, SourceLocation)
        /// One of its own.
        case own(DishBase)
    }

    /// The name as the menu shows it.
    public var name: String?
    /// As stated in the file.
    public var diet: DietFacts
    /// How much of it one dish takes.
    public var portion: Quantity?
    /// Its name in groceries.csv.
    public var grocery: String?

    /// A base of these facts.
    public init(name: String? = nil, diet: DietFacts = .unknown, portion: Quantity? = nil, grocery: String? = nil) {
        self.name = name
        self.diet = diet
        self.portion = portion
        self.grocery = grocery
    }
}

extension Menu {
    /// What a dish stands on, by itself, its section or the menu; nil for none. A name that nothing has is reported, and
    /// nothing is known of such a base.
    func base(of dish: Dish, groceries: Groceries, diagnostics: inout DiagnosticList) -> DishBase? {
        switch choice(for: dish) {
        case .menu: return base
        case .none: return nil
        case .own(let own): return own
        case .named(let name, let location):
            if let found = base(named: name, groceries: groceries) { return found }
            reportUnknown(name, at: location, groceries: groceries, diagnostics: &diagnostics)
            return DishBase(name: name)
        }
    }

    /// Whether a dish stands on the base of the menu, as every pizza does.
    func isPizza(_ dish: Dish) -> Bool {
        switch choice(for: dish) {
        case .menu: true
        case .named(let name, _): isBase(name)
        case .none, .own: false
        }
    }

    private func choice(for dish: Dish) -> DishBase.Choice {
        dish.base ?? section(named: dish.section)?.base ?? .menu
    }

    private func isBase(_ name: String) -> Bool {
        base.name.map { FoodName.folded($0) == FoodName.folded(name) } ?? false
    }

    private func base(named name: String, groceries: Groceries) -> DishBase? {
        if isBase(name) { return base }
        let wanted = FoodName.folded(name)
        if let topping = ingredients.first(where: { FoodName.folded($0.name) == wanted }) {
            return DishBase(
                name: topping.name, diet: topping.diet, portion: topping.portion, grocery: topping.grocery)
        }
        return groceries.find(name).map { DishBase(name: name, diet: $0.diet, grocery: $0.name) }
    }

    /// Once for a place: a section names the base of all its dishes.
    private func reportUnknown(
        _ name: String, at location: SourceLocation, groceries: Groceries, diagnostics: inout DiagnosticList
    ) {
        guard !diagnostics.contains(where: { $0.id == .unknownIngredient && $0.location == location }) else { return }
        let names = [base.name].compactMap(\.self) + ingredients.map(\.name)
        diagnostics.report(
            .unknownIngredient, "unknown base \"\(name)\"", at: location,
            notes: ["nothing is known of what stands on it"],
            fix: (NearestName.find(name, in: names) ?? groceries.nearest(to: name)).map { "did you mean \"\($0)\"?" }
                ?? "name the menu's base, an ingredient or a grocery, or write none")
    }
}
