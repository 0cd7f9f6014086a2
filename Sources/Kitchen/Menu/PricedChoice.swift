import Diagnostics

/// What a guest chooses with a dish, with what is known of each option and what it adds to the price.
public struct PricedChoice: Hashable, Sendable {
    /// Something that can be chosen.
    public struct Option: Hashable, Sendable {
        /// What it is.
        public let food: DishChoice.Option.Food
        /// The name as the menu shows it.
        public let name: String
        /// What is known of it.
        public let diet: DietFacts
        /// That it cannot be had; nil where it can.
        public let soldOut: SoldOut?
        /// What it adds to each price of the dish, in their order.
        public let prices: [DishPrice]
    }

    /// How many are chosen at least: 0 where none need be.
    public let least: Int
    /// How many are chosen at most.
    public let most: Int
    /// What can be chosen, in order.
    public let options: [Option]
    /// What is known of all options together: whatever is chosen, it has no more than these.
    public let diet: DietFacts
}

/// What guests choose with the dishes of a menu, found and priced. Cost of each question: look-ups in tables.
struct ChoicePrices {
    private let toppings: [Int: Ingredient]
    private let dishes: [String: PricedDish]
    private let names: NearbyNames
    /// What is known of dishes that something is chosen with, whatever that is.
    private let chosen: [String: DietFacts]
    private let basis: [String]

    /// The dishes as they are without what is chosen with them.
    init(_ menu: Menu, dishes: [PricedDish], basis: [String]) {
        toppings = Dictionary(menu.ingredients.map { ($0.id, $0) }) { first, _ in first }
        self.dishes = Dictionary(dishes.map { ($0.slug, $0) }) { first, _ in first }
        names = NearbyNames { dishes.map(\.name) }
        self.basis = basis
        let (toppings, all) = (toppings, self.dishes)
        chosen = all.filter { !$0.value.written.choices.isEmpty }.mapValues { Self.diet(of: $0, toppings, all) }
    }

    /// A dish with what is chosen with it. What is said of it counts for each option: it is vegan where all are, and has what one has.
    func withChoices(_ dish: PricedDish, diagnostics: inout DiagnosticList) -> PricedDish {
        guard !dish.written.choices.isEmpty else { return dish }
        var dish = dish
        dish.choices = dish.written.choices.map { choice(of: $0, with: dish, diagnostics: &diagnostics) }
        dish.diet = dish.choices.reduce(dish.diet) { $0.and($1.diet) }.completed
        return dish
    }

    private func choice(
        of written: DishChoice, with dish: PricedDish, diagnostics: inout DiagnosticList
    ) -> PricedChoice {
        DuplicateCheck.report(
            written.options.filter { named($0) != nil }, by: { named($0) ?? "" }, .duplicateName, "option",
            diagnostics: &diagnostics
        ) { $0.location }
        let options = written.options.compactMap { option(of: $0, with: dish, diagnostics: &diagnostics) }
        let isWhole = written.isWhole && options.count == written.options.count
        if isWhole, written.most > options.count {
            diagnostics.report(
                .invalidValue, "\(written.most) cannot be chosen of \(options.count)", at: written.location,
                fix: "name more to choose from, or have fewer chosen", basis: basis)
        }
        return PricedChoice(
            least: written.least, most: written.most, options: options,
            diet: options.reduce(isWhole ? .nothing : .unknown) { $0.and($1.diet) })
    }

    /// An option, or nil where it is not found or one of its prices is not known, which is reported.
    private func option(
        of written: DishChoice.Option, with dish: PricedDish, diagnostics: inout DiagnosticList
    ) -> PricedChoice.Option? {
        let prices = prices(of: written, with: dish, diagnostics: &diagnostics)
        switch written.food {
        case .topping(let id):
            guard let topping = toppings[id] else {
                diagnostics.report(
                    .unknownIngredient, "unknown ingredient \(id) among what is chosen with \"\(dish.name)\"",
                    at: written.location, fix: "name the id of an ingredient, or remove it", basis: basis)
                return nil
            }
            return prices.map {
                .init(
                    food: written.food, name: topping.name, diet: topping.diet.completed, soldOut: topping.soldOut,
                    prices: $0)
            }
        case .dish(let slug):
            guard let other = dishes[slug] else {
                diagnostics.report(
                    .unknownPizza, "no dish of the menu is \"\(slug)\"", at: written.location,
                    fix: names.nearest(to: slug).map { "did you mean \"\($0)\"?" }
                        ?? "name a dish of the menu, or remove it", basis: basis)
                return nil
            }
            let own = diet(of: other, chosenAt: written.location, diagnostics: &diagnostics)
            let diet = isCertain(written, of: own, named: other, diagnostics: &diagnostics) ? own : own.and(.unknown)
            return prices.map {
                .init(food: written.food, name: other.name, diet: diet, soldOut: other.soldOut, prices: $0)
            }
        }
    }

    /// Whether a dish is what is chosen, and not a topping of its name of which something else is known; that it may be one is told.
    private func isCertain(
        _ option: DishChoice.Option, of diet: DietFacts, named dish: PricedDish, diagnostics: inout DiagnosticList
    ) -> Bool {
        guard let topping = option.orTopping.flatMap({ toppings[$0] }), topping.diet.completed != diet else {
            return true
        }
        let number = dish.written.number
        diagnostics.report(
            Diagnostic(
                .duplicateName, "\"\(dish.name)\" is a dish and a topping, and nothing says which is chosen",
                at: option.location, severity: .warning, notes: ["what is known of it is not all"],
                fix: number.map { "write \($0) \(dish.name) for the dish, or give the topping another name" }
                    ?? "give one of the two another name", basis: basis))
        return false
    }

    /// What is known of a dish that is chosen with another, whatever is chosen with it in turn; that nobody is asked for that is noted.
    private func diet(
        of dish: PricedDish, chosenAt location: SourceLocation, diagnostics: inout DiagnosticList
    ) -> DietFacts {
        guard !dish.written.choices.isEmpty else { return dish.diet }
        diagnostics.report(
            Diagnostic(
                .invalidValue, "guests are not asked what they choose with \"\(dish.name)\" here", at: location,
                severity: .note, fix: "write its choices here as well, where an order should ask", basis: basis))
        return chosen[dish.slug] ?? .unknown
    }

    /// What is known of a dish with all that can be chosen with it: nothing of what is not found, or has choices again.
    private static func diet(
        of dish: PricedDish, _ toppings: [Int: Ingredient], _ dishes: [String: PricedDish]
    ) -> DietFacts {
        let isWhole = dish.written.choices.allSatisfy(\.isWhole)
        return dish.written.choices.flatMap(\.options).reduce(isWhole ? dish.diet : dish.diet.and(.unknown)) {
            switch $1.food {
            case .topping(let id): $0.and(toppings[id]?.diet.completed ?? .unknown)
            case .dish(let slug):
                $0.and(dishes[slug].flatMap { $0.written.choices.isEmpty ? $0.diet : nil } ?? .unknown)
            }
        }
    }

    /// What an option adds to each price of its dish: nothing where nothing is stated; nil where that is of other sizes.
    private func prices(
        of option: DishChoice.Option, with dish: PricedDish, diagnostics: inout DiagnosticList
    ) -> [DishPrice]? {
        let stated = option.prices
        let added = dish.prices.compactMap { price -> DishPrice? in
            let own = stated.first { $0.size == price.size } ?? stated.first { $0.size == nil }
            return (stated.isEmpty ? .zero(price.price.currency) : own?.price).map {
                DishPrice(size: price.size, price: $0)
            }
        }
        let sizes = dish.prices.map(\.size)
        if let other = stated.first(where: { $0.size != nil && !sizes.contains($0.size) }), !sizes.isEmpty {
            diagnostics.report(
                .invalidValue, "\"\(dish.name)\" is not had in the size \"\(other.size ?? "")\"", at: other.location,
                fix: "name its sizes, or write one price", basis: basis)
        }
        if added.count == sizes.count { return added }
        diagnostics.report(
            .priceUnknown, "nothing says what this adds to each price of \"\(dish.name)\"", at: option.location,
            notes: ["it cannot be chosen"], fix: "write one price, or one for each size", basis: basis)
        return nil
    }

    private func named(_ option: DishChoice.Option) -> String? {
        switch option.food {
        case .topping(let id): toppings[id]?.name
        case .dish(let slug): dishes[slug]?.name
        }
    }
}
