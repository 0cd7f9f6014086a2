import Diagnostics

/// What prices would be if something cost otherwise.
public struct PriceChange: Hashable, Sendable {
    /// The name of the pizza.
    public let pizza: String
    /// What it costs.
    public let now: Money
    /// What it would cost.
    public let then: Money

    /// The difference, with its sign.
    public var difference: Money? { then.subtracting(now) }

    /// The pizzas whose price differs between two menus of the same pizzas, in menu order.
    public static func between(_ now: PricedMenu, _ then: PricedMenu) -> [PriceChange] {
        zip(now.pizzas, then.pizzas).compactMap { now, then in
            now.price == then.price ? nil : PriceChange(pizza: now.pizza.name, now: now.price, then: then.price)
        }
    }
}

extension Menu {
    /// The names whose price can be set: the base price, the ingredients, the drinks.
    public var priceNames: [String] { ["basePrice"] + ingredients.map(\.name) + drinks.map(\.name) }

    /// Sets the price of what is called `name`, whatever its case; false when nothing is called so.
    public mutating func set(_ name: String, to price: Money) -> Bool {
        let wanted = name.lowercased()
        if wanted == "baseprice" {
            basePrice = price
            return true
        }
        var found = false
        for index in ingredients.indices where ingredients[index].name.lowercased() == wanted {
            ingredients[index].price = price
            found = true
        }
        for index in drinks.indices where drinks[index].name.lowercased() == wanted {
            drinks[index].price = price
            found = true
        }
        return found
    }
}

extension PricedMenu {
    /// The prices that a changed menu of the same pizzas would have.
    public func repriced(as menu: Menu, by settings: Settings) -> PricedMenu {
        var kitchen = Kitchen(settings: settings)
        kitchen.menu = menu
        // What is wrong with the menu was reported when it was priced first.
        var diagnostics = DiagnosticList()
        return kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu ?? self
    }
}
