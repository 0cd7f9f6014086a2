import Diagnostics

/// What every pizza stands on.
public struct PizzaBase: Hashable, Sendable {
    /// The name as the menu shows it.
    public var name: String?
    /// As stated in the file.
    public var diet: DietFacts
    /// How much of it one pizza takes.
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

/// A size that each pizza of the menu can be had in.
public struct PizzaSize: Hashable, Sendable {
    /// The name as the menu shows it.
    public var name: String
    /// The price of the base in this size.
    public var basePrice: Money
    /// What the price of each topping is multiplied by.
    public var toppingFactor: Rational
    /// Where its name stands.
    public var location: SourceLocation

    /// A size of this name.
    public init(name: String, basePrice: Money, toppingFactor: Rational, location: SourceLocation) {
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
    /// Whether it comes frozen, which the menu has to say.
    public var isFrozen = false
    /// As stated in the file.
    public var diet: DietFacts
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
    /// What a pizza costs before its toppings.
    public var basePrice: Money
    /// What every pizza stands on.
    public var base: PizzaBase
    /// Empty when pizzas come in one size.
    public var sizes: [PizzaSize]
    /// In the order of the payload.
    public var pizzas: [Pizza]
    /// In the order of the payload.
    public var ingredients: [Ingredient]
    /// In the order of the payload.
    public var drinks: [Drink]

    /// Gives pizzas whose picture is at an URL the address that it has in the built site; the others lose it.
    public mutating func usePictures(_ addresses: [String: String]) {
        for index in pizzas.indices {
            guard let url = pizzas[index].picture, url.contains("://") else { continue }
            pizzas[index].picture = addresses[url]
        }
    }

    /// A menu of these parts.
    public init(
        currency: Currency, basePrice: Money, base: PizzaBase = PizzaBase(), sizes: [PizzaSize] = [],
        pizzas: [Pizza] = [], ingredients: [Ingredient] = [], drinks: [Drink] = []
    ) {
        self.currency = currency
        self.basePrice = basePrice
        self.base = base
        self.sizes = sizes
        self.pizzas = pizzas
        self.ingredients = ingredients
        self.drinks = drinks
    }
}
