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
    public let pizzas: [PricedPizza]

    /// The places of the pizzas by slug; of several with one slug the first counts.
    private let places: [String: Int]

    init(menu: Menu, pizzas: [PricedPizza]) {
        (self.menu, self.pizzas) = (menu, pizzas)
        places = Dictionary(zip(pizzas.map(\.pizza.slug), pizzas.indices)) { first, _ in first }
    }

    /// The pizza with a slug. Cost: a look-up in a table.
    public func pizza(slug: String) -> PricedPizza? { places[slug].map { pizzas[$0] } }

    /// What is known of all that can be ordered, in the order of the menu.
    public var diets: [DietFacts] { pizzas.map(\.diet) + menu.drinks.map(\.diet.completed) }

    /// Whether something on it comes frozen.
    public var hasFrozen: Bool { pizzas.contains(where: \.isFrozen) || menu.drinks.contains(where: \.isFrozen) }

    /// The pizzas by section: sections that `order` names come first, in its order, the others as they first occur.
    /// Pizzas without a section come under nil.
    public func sections(order: [String]) -> [(name: String?, pizzas: [PricedPizza])] {
        let members = Dictionary(grouping: pizzas, by: \.pizza.section)
        var seen = Set<String?>()
        return (order.map(Optional.some) + pizzas.map(\.pizza.section)).compactMap { name in
            guard seen.insert(name).inserted, let found = members[name] else { return nil }
            return (name, found)
        }
    }
}

/// What a pizza costs: in one of the menu's sizes, or, where it has none, at all.
public struct PizzaPrice: Hashable, Sendable {
    /// The name of the size; nil where the menu has none.
    public let size: String?
    /// Set by hand, or by the price rule.
    public let price: Money
}

/// A pizza with its prices, and what is known of its diet.
public struct PricedPizza: Hashable, Sendable {
    /// The pizza as written.
    public let pizza: Pizza
    /// Its toppings in the order of the file.
    public let toppings: [Ingredient]
    /// One for each size in the order of the menu, or the only one; empty when one could not be held.
    public let prices: [PizzaPrice]
    /// Follows from the base and all toppings; unknown where one of them does not say.
    public let diet: DietFacts

    /// Whether a topping comes frozen.
    public var isFrozen: Bool { toppings.contains(where: \.isFrozen) }

    /// The only price; nil where the menu has sizes, since a price is then always that of a size.
    public var price: Money? { prices.first { $0.size == nil }?.price }
    /// The prices by size; empty where the menu has none.
    public var sizes: [PizzaPrice] { prices.filter { $0.size != nil } }
}

extension CheckedKitchen {
    /// Prices the menu by the price rule and works out diets and allergens.
    ///
    /// Reports a price set by hand that differs from the computed one, and one that is of no size.
    public func priced(diagnostics: inout DiagnosticList) -> PricedKitchen {
        let rule = PriceRule(
            roundingStep: kitchen.settings.roundingStep ?? 1,
            basis: [kitchen.settings.sources.ingredientsFile, Settings.file])
        let pricedMenu = menu.map { menu in
            PricedMenu(
                menu: menu.menu, pizzas: menu.items.map { rule.priced($0, in: menu.menu, diagnostics: &diagnostics) })
        }
        return PricedKitchen(kitchen: kitchen, menu: pricedMenu)
    }
}
