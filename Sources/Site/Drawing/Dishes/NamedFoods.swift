/// What the title of a recipe says of the foods of its dish.
struct NamedFoods {
    /// The title in groups of words that belong together.
    let title: [FoodWords]
    /// The words of the title that describe its noun, from which the dish has its colour.
    let describing: FoodWords

    init(_ title: String, describing: String) {
        self.title = DishTitle.groups(of: title)
        self.describing = FoodWords(describing)
    }

    /// What a dish without meat has none of, whatever its title calls it.
    func allowed(_ groups: Garnish.Group) -> Garnish.Group {
        let title = FoodWords(title.map(\.text))
        if Self.vegan.fits(title) { return groups.subtracting([.meat, .fish, .egg, .cheese]) }
        return Self.meatless.fits(title) ? groups.subtracting([.meat, .fish]) : groups
    }

    private static let vegan = FoodTable("vegan,plant based,pflanzlich,vegetalien,vegetalian")
    private static let meatless = FoodTable(
        "vegetar,veggie,meatless,fleischlos,vegie,impossible,beyond,mock,fake,falsch")
}

extension DishKind {
    /// How a recipe of the kind is drawn, whose ingredients are asked for where they are seen; nil where that is not certain.
    func drawn(_ recipe: NamedFoods, _ ingredients: () -> [String]) -> (tint: Int8, garnishes: UInt128)? {
        let named = recipe.title.flatMap { GarnishTable.rows(in: $0, of: recipe.allowed(pieces.title)) }
        let groups = recipe.allowed(pieces.listed)
        let listed = groups.isEmpty ? [] : ingredients().compactMap { GarnishTable.row(of: $0, of: groups) }
        let garnishes = GarnishTable.set(of: named, listed: listed)
        guard !pieces.isNeeded || GarnishTable.hasFood(garnishes),
            let tint = tint(of: recipe, isPieced: !named.isEmpty, ingredients)
        else { return nil }
        return (tint, garnishes)
    }

    /// The row of its colour, -1 for its own; nil where it cannot be drawn without one.
    private func tint(of recipe: NamedFoods, isPieced: Bool, _ ingredients: () -> [String]) -> Int8? {
        guard tint != .own else { return -1 }
        let named = Tint.rows(in: recipe.describing)
        // A dish of two colours is of none for certain.
        if named.count == 1, tint != .dough || !isPieced && named[0] != Tint.creamRow { return Int8(named[0]) }
        switch tint {
        case .own, .maybe, .dough: return -1
        case .cooked: return named.isEmpty ? Tint.row(cooked: ingredients()).map { Int8($0) } ?? -1 : -1
        case .blended: return Tint.row(blended: ingredients()).map { Int8($0) }
        case .needed: return nil
        }
    }
}
