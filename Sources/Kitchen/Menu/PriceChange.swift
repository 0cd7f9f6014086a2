import Diagnostics

/// What a price would be if something cost otherwise.
public struct PriceChange: Hashable, Sendable {
    /// What has the price.
    public enum Kind: Hashable, Sendable {
        case pizza, dish, drink
    }

    /// What has the price.
    public let kind: Kind
    /// The name of the dish or drink.
    public let name: String
    /// The size; nil where the menu has none.
    public let size: String?
    /// What it costs.
    public let now: Money
    /// What it would cost.
    public let then: Money

    /// The difference, with its sign.
    public var difference: Money? { then.subtracting(now) }

    /// The dishes and drinks whose price differs between two menus of the same dishes, sizes and drinks, in menu order.
    public static func between(_ now: PricedMenu, _ then: PricedMenu) -> [PriceChange] {
        let dishes = zip(now.dishes, then.dishes).flatMap { dish, changed in
            zip(dish.prices, changed.prices).map { now, then in
                PriceChange(
                    kind: dish.isPizza ? .pizza : .dish, name: dish.name, size: now.size, now: now.price,
                    then: then.price)
            }
        }
        let drinks = zip(now.menu.drinks, then.menu.drinks).map { drink, changed in
            PriceChange(kind: .drink, name: drink.name, size: nil, now: drink.price, then: changed.price)
        }
        return (dishes + drinks).filter { $0.now != $0.then }
    }
}

extension Menu {
    /// The names whose price can be set: the base price, in each size where there are sizes, the ingredients, the drinks.
    public var priceNames: [String] {
        (sizes.isEmpty ? [Self.baseName(nil)] : sizes.map { Self.baseName($0.name) })
            + ingredients.map(\.name) + drinks.map(\.name)
    }

    /// What the price of the base is called: "basePrice", "basePrice Maxi".
    static func baseName(_ size: String?) -> String {
        (["basePrice"] + (size.map { [$0] } ?? [])).joined(separator: " ")
    }

    /// Sets the price of what is called `name`, whatever its case; false when nothing is called so.
    public mutating func set(_ name: String, to price: Money) -> Bool {
        let wanted = name.lowercased()
        var found = sizes.isEmpty && wanted == Self.baseName(nil).lowercased()
        if found { basePrice = price }
        for index in sizes.indices where Self.baseName(sizes[index].name).lowercased() == wanted {
            sizes[index].basePrice = price
            found = true
        }
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
    /// The prices that a changed menu of the same dishes would have; nil when one of them cannot be held.
    public func repriced(as menu: Menu, by settings: Settings) -> PricedMenu? {
        var kitchen = Kitchen(settings: settings)
        kitchen.menu = menu
        // What is wrong with the menu was reported when it was priced first.
        var diagnostics = DiagnosticList()
        let priced = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu
        return diagnostics.contains { $0.id == .sumTooLarge } ? nil : priced
    }
}
