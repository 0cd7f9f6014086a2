import Diagnostics

/// A kitchen whose menu has its prices: what the pages are made of.
public struct PricedKitchen: Hashable, Sendable {
    /// The kitchen as read.
    public let kitchen: Kitchen
    /// The menu with its prices; nil when the site has none.
    public let menu: PricedMenu?

    /// What `site.yml` sets.
    public var settings: Settings { kitchen.settings }
}

/// A menu with its prices, diets and allergens worked out.
public struct PricedMenu: Hashable, Sendable {
    /// The menu as written.
    public let menu: Menu
    /// In the order of the payload.
    public let dishes: [PricedDish]
    /// What dishes can be had with, each once.
    public let extras: [Ingredient]
    /// What a pizza of two halves costs; nil where there are no two pizzas that can be halves.
    public let halves: HalfPrice?

    /// What it states of allergens, in the words in which it was written; nil where these are its own.
    var originalStatement: MenuStatement?
    /// What it states of allergens: the same in whatever language it is shown.
    public var statement: MenuStatement { originalStatement ?? MenuStatement(self) }

    /// The places of the dishes by slug; of several with one slug the first counts.
    private let places: [String: Int]

    init(menu: Menu, dishes: [PricedDish]) {
        (self.menu, self.dishes) = (menu, dishes)
        var seen: Set<Int> = []
        extras = dishes.lazy.flatMap(\.extras).map(\.topping).filter { seen.insert($0.id).inserted }
        halves = dishes.lazy.filter(\.isHalved).prefix(2).count == 2 ? menu.halves : nil
        places = Dictionary(zip(dishes.map(\.slug), dishes.indices)) { first, _ in first }
    }

    /// The dish with a slug. Cost: a look-up in a table.
    public func dish(slug: String) -> PricedDish? { places[slug].map { dishes[$0] } }

    /// What is known of all that can be ordered, in the order of the menu.
    public var diets: [DietFacts] {
        (dishes.map(\.diet) + menu.drinks.map(\.diet) + extras.map(\.diet)).map(\.completed)
    }

    /// Whether something on it comes frozen.
    public var hasFrozen: Bool {
        dishes.contains(where: \.isFrozen) || menu.drinks.contains(where: \.isFrozen)
            || extras.contains(where: \.isFrozen)
    }

    /// Whether something is had at some times only, or is sold out for some.
    public var isTimed: Bool {
        dishes.contains { !$0.served.isEmpty || $0.soldOut != nil } || menu.drinks.contains { $0.soldOut != nil }
    }

    /// Whether something stands on the base of the menu.
    public var hasPizzas: Bool { dishes.contains(where: \.isPizza) }

    /// The dishes by section: sections that `order` names come first, in its order, then those of the menu's own list, the
    /// others as they first occur. Dishes without a section come under nil.
    public func sections(order: [String]) -> [PricedSection] {
        let members = Dictionary(grouping: dishes, by: \.written.section)
        let said = Dictionary(menu.sections.map { ($0.name, $0) }) { first, _ in first }
        let names = (order + menu.sections.map(\.name)).map(Optional.some) + dishes.map(\.written.section)
        var seen = Set<String?>()
        return names.compactMap { name in
            guard seen.insert(name).inserted, let found = members[name] else { return nil }
            let own = name.flatMap { said[$0] }
            return PricedSection(
                name: name, note: own?.note, served: own?.served ?? ServingTime(),
                halves: found.contains(where: \.isHalved) ? halves : nil, dishes: found)
        }
    }
}

extension PricedMenu {
    /// Notes that two halves have a price, and that there are no two pizzas for them.
    fileprivate func reportHalves(diagnostics: inout DiagnosticList) {
        guard let location = menu.halvesLocation, menu.halves != nil, halves == nil else { return }
        diagnostics.report(
            Diagnostic(
                .invalidValue, "no two pizzas can be had half and half", at: location, severity: .note,
                fix:
                    "halves are pizzas on the base of the menu, of sections without `half: none`: name the base of a section, as in base: pizza dough"
            ))
    }
}

/// The dishes below one heading of the menu.
public struct PricedSection: Hashable, Sendable {
    /// The heading; nil for dishes of no section.
    public let name: String?
    /// What the menu says below it.
    public let note: String?
    /// When its dishes are had.
    public let served: ServingTime
    /// What half and half costs; nil where none of its dishes can be a half.
    public let halves: HalfPrice?
    /// In the order of the payload.
    public let dishes: [PricedDish]

    /// What its dishes can be had with, in the order of the menu; once for each price, should these not be the same for all.
    public var extras: [PricedExtra] {
        let sizes = Set(dishes.flatMap(\.prices).map(\.size))
        return dishes.flatMap(\.extras).filter(\.isOfSection).offeredOnce(in: sizes)
    }

    /// Whether all its dishes stand on the base of the menu.
    public var isOfPizzas: Bool { dishes.allSatisfy(\.isPizza) }

    /// More columns of prices leave no room for names.
    private static let maxColumns = 8

    /// The names of the sizes that most of its dishes have, for columns of prices, some of which may have no price of a dish; empty
    /// where most have one price, some have other sizes, or they are too many.
    public var sizes: [String] {
        let sized = dishes.map { $0.sizes.compactMap(\.size) }.filter { !$0.isEmpty }
        guard sized.count * 2 > dishes.count, let sizes = sized.max(by: { $0.count < $1.count }),
            sizes.count <= Self.maxColumns, sized.allSatisfy({ own in sizes.filter(own.contains) == own })
        else { return [] }
        return sizes
    }
}

/// What a dish costs: in one of its sizes, or, where it has none, at all.
public struct DishPrice: Hashable, Sendable {
    /// The name of the size; nil where the dish has none.
    public let size: String?
    /// Set by hand, or by the price rule.
    public let price: Money

    /// What a size costs; without one all that there is.
    public init(size: String?, price: Money) { (self.size, self.price) = (size, price) }
}

/// A dish with its prices, and what is known of its diet.
public struct PricedDish: Hashable, Sendable {
    /// The dish as written.
    public let written: Dish
    /// Its toppings in the order of the file.
    public let toppings: [Ingredient]
    /// What it stands on; nil for nothing.
    public let base: DishBase?
    /// Whether it stands on the base of the menu, as every pizza does.
    public let isPizza: Bool
    /// One for each size in the order of the menu, or the only one; empty when one is not known.
    public let prices: [DishPrice]
    /// Follows from the base and all toppings, and what is stated of the dish; unknown where one of them does not say.
    public internal(set) var diet: DietFacts
    /// Its kilocalories: as stated, or the sum of its parts.
    public internal(set) var energy: [StatedFacts.Energy] = []
    /// What a guest chooses with it.
    public internal(set) var choices: [PricedChoice] = []
    /// That it cannot be had: what is said of itself and of its toppings; nil where it can.
    public var soldOut: SoldOut? { .longest(of: [written.soldOut].compactMap(\.self) + toppings.compactMap(\.soldOut)) }
    /// When it is had: at all of these times, those of its section and its own; always where there are none.
    public var served: [ServingTime] = []
    /// What it can be had with: what it offers itself, then what its section offers.
    public var extras: [PricedExtra] = []
    /// Whether it can be had with each enabled topping of the menu besides.
    public var takesToppings = false
    /// Whether it can be half of a pizza of two.
    public var isHalved = false
    /// Whether it is a drink: nobody has to be told that it is vegan.
    public var isDrink = false

    /// The name as the menu shows it.
    public var name: String { written.name }
    /// The name in addresses.
    public var slug: String { written.slug }

    /// Whether something of it comes frozen.
    public var isFrozen: Bool { diet.frozen == .yes }

    /// Whether the dish itself or its base comes frozen: a mark behind a topping does not say so.
    public var isFrozenItself: Bool { written.diet.frozen == .yes || base?.diet.frozen == .yes }

    /// Where its base and its toppings are from, as far as that is stated; a base without a name is called "base".
    public var origins: [(food: String, origin: String)] {
        let ofBase = base?.origin.map { [(food: base?.name ?? "base", origin: $0)] } ?? []
        return ofBase + toppings.compactMap { food in food.origin.map { (food.name, $0) } }
    }

    /// What it alone offers.
    public var ownExtras: [PricedExtra] { extras.filter { !$0.isOfSection } }

    /// The only price; nil where the dish has sizes, since a price is then always that of a size.
    public var price: Money? { prices.first { $0.size == nil }?.price }
    /// The prices by size; empty where the dish has none.
    public var sizes: [DishPrice] { prices.filter { $0.size != nil } }
}

extension CheckedKitchen {
    /// Prices the menu by the price rule.
    ///
    /// Reports prices set by hand that differ from the computed ones, those that are of no size, and dishes without a price.
    public func priced(diagnostics: inout DiagnosticList) -> PricedKitchen {
        PricedKitchen(kitchen: kitchen, menu: menu.map { priced($0, diagnostics: &diagnostics) })
    }

    private func priced(_ menu: CheckedMenu, diagnostics: inout DiagnosticList) -> PricedMenu {
        let sources = kitchen.settings.sources
        let rule = PriceRule(
            roundingStep: kitchen.settings.roundingStep ?? 1, basis: [sources.ingredientsFile, Settings.file],
            isText: sources.isMenuText)
        var extras = ExtraPrices(rule: rule, menu: menu.menu)
        let sections = Dictionary(menu.menu.sections.map { ($0.name, $0) }) { first, _ in first }
        let drinks = DrinkSections(menu.menu, language: kitchen.settings.kitchenLanguage)
        let priced = menu.items.map { item in
            var priced = rule.priced(item, in: menu.menu, diagnostics: &diagnostics)
            let section = item.dish.section.flatMap { sections[$0] }
            priced.dish.extras = extras.extras(of: item, prices: priced.dish.prices, diagnostics: &diagnostics)
            priced.dish.takesToppings = item.takesToppings
            priced.dish.energy = item.energy(
                in: priced.dish.prices.map(\.size), first: menu.menu.sizes.first?.name)
            priced.dish.isDrink = drinks.have(item.dish)
            priced.dish.served = [section?.served, item.dish.served].compactMap(\.self).filter { !$0.isAlways }
            // What names its base itself is a dish of its own, as a sweet roll of pizza dough.
            priced.dish.isHalved =
                menu.menu.halves != nil && item.isPizza && item.dish.base == nil && item.dish.choices.isEmpty
                && !priced.dish.prices.isEmpty && section?.isHalved != false
            return priced
        }
        for drink in menu.menu.drinks {
            rule.reportFacts(drink.facts, of: drink.name, at: drink.location, sizes: [], diagnostics: &diagnostics)
        }
        if !menu.menu.arePricesByHand {
            rule.report(priced.flatMap(\.differences), of: sources.pizzasFile, diagnostics: &diagnostics)
        }
        let choices = ChoicePrices(
            menu.menu, dishes: priced.map(\.dish), basis: [sources.pizzasFile, sources.ingredientsFile])
        let all = PricedMenu(
            menu: menu.menu, dishes: priced.map { choices.withChoices($0.dish, diagnostics: &diagnostics) })
        all.reportHalves(diagnostics: &diagnostics)
        return all
    }
}
