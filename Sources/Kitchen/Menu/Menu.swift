import Diagnostics

/// A size that each dish on a base can be had in.
public struct MenuSize: Hashable, Sendable {
    /// The name as the menu shows it.
    public var name: String
    /// The price of the base in this size; nil where the prices of all dishes are set by hand.
    public var basePrice: Money?
    /// What the price of each topping is multiplied by.
    public var toppingFactor: Rational
    /// Where its name stands.
    public var location: SourceLocation

    /// A size of this name.
    public init(name: String, basePrice: Money?, toppingFactor: Rational, location: SourceLocation) {
        self.name = name
        self.basePrice = basePrice
        self.toppingFactor = toppingFactor
        self.location = location
    }
}

/// Something to drink, with its price.
public struct Drink: Hashable, Sendable {
    /// The number that it has in its payload.
    public var id: Int
    /// The name as the menu shows it.
    public var name: String
    /// What it costs.
    public var price: Money
    /// That it is sold out; nil where it is not.
    public var soldOut: SoldOut?
    /// Whether it comes frozen, which the menu has to say.
    public var isFrozen: Bool { diet.frozen == .yes }
    /// As stated in the file.
    public var diet: DietFacts
    /// What is stated of it beside what is in it.
    public var facts = StatedFacts()
    /// Where its name stands.
    public var location: SourceLocation
    /// Where its id stands.
    public var idLocation: SourceLocation

    /// A drink of this name.
    public init(
        id: Int, name: String, price: Money, diet: DietFacts = .unknown, location: SourceLocation,
        idLocation: SourceLocation? = nil
    ) {
        self.id = id
        self.name = name
        self.price = price
        self.diet = diet
        self.location = location
        self.idLocation = idLocation ?? location
    }
}

/// The menu as it is written: the three payloads, not yet joined. Every list is in the order of its file.
public struct Menu: Hashable, Sendable {
    /// What all its prices are in.
    public var currency: Currency
    /// Where the payload names it; nil where it does not.
    public var currencyLocation: SourceLocation?
    /// What a dish on a base costs before its toppings; nil where the prices of all are set by hand.
    public var basePrice: Money?
    /// What every dish stands on that says nothing else.
    public var base: DishBase
    /// Empty when dishes on a base come in one size.
    public var sizes: [MenuSize]
    /// What is said above all sections; nil where nothing is.
    public var note: String?
    /// What is said of sections, in the order of the menu; a section that nothing is said of is not among them.
    public var sections: [MenuSection] = []
    /// Whether prices that differ from what toppings come to are meant.
    public var arePricesByHand = false
    /// What a pizza of two halves costs; nil where there is none.
    public var halves: HalfPrice?
    /// Where that is said.
    public var halvesLocation: SourceLocation?
    /// What is sold out, by name.
    public var soldOut: [SoldOutItem] = []
    /// In the order of the payload.
    public var dishes: [Dish]
    /// In the order of the payload.
    public var ingredients: [Ingredient]
    /// In the order of the payload.
    public var drinks: [Drink]

    /// Whether it says what a base costs, in each size where there are sizes.
    public var pricesBase: Bool { sizes.isEmpty ? basePrice != nil : sizes.allSatisfy { $0.basePrice != nil } }

    /// The ids of the toppings whose portion is stated.
    public var measuredToppings: Set<Int> { Set(ingredients.lazy.filter { $0.portion != nil }.map(\.id)) }

    /// Gives dishes whose picture is at an URL the address that it has in the built site; the others lose it.
    public mutating func usePictures(_ addresses: [String: String]) {
        for index in dishes.indices {
            guard let url = dishes[index].picture, url.contains("://") else { continue }
            dishes[index].picture = addresses[url]
        }
    }

    /// A menu of these parts.
    public init(
        currency: Currency, basePrice: Money?, base: DishBase = DishBase(), sizes: [MenuSize] = [],
        dishes: [Dish] = [], ingredients: [Ingredient] = [], drinks: [Drink] = []
    ) {
        self.currency = currency
        self.basePrice = basePrice
        self.base = base
        self.sizes = sizes
        self.dishes = dishes
        self.ingredients = ingredients
        self.drinks = drinks
    }
}
