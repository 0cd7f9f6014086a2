import Diagnostics

/// A topping of the menu: `ingredients.json` has one for each id.
public struct Ingredient: Hashable, Sendable {
    /// What dishes refer to it by.
    public var id: Int
    /// The name as the menu shows it.
    public var name: String
    /// What it adds to the price of a dish.
    public var price: Money
    /// Whether it may be drawn for a random pizza.
    public var isEnabled: Bool
    /// That it is sold out; nil where it is not.
    public var soldOut: SoldOut?
    /// As stated in the file.
    public var diet: DietFacts
    /// How much of it goes on a dish.
    public var portion: Quantity?
    /// Its name in groceries.csv.
    public var grocery: String?
    /// What is stated of its kilocalories, or follows from those of its grocery.
    public var energy = PartEnergy.unknown
    /// Where it is from: "Ireland", "born in France, raised and slaughtered in Italy"; nil where nothing is said.
    public var origin: String?
    /// Where its name stands.
    public var location: SourceLocation
    /// Where its id stands.
    public var idLocation: SourceLocation

    /// A topping of these facts.
    public init(
        id: Int, name: String, price: Money, isEnabled: Bool = true, diet: DietFacts = .unknown,
        portion: Quantity? = nil, grocery: String? = nil, location: SourceLocation, idLocation: SourceLocation? = nil
    ) {
        self.id = id
        self.name = name
        self.price = price
        self.isEnabled = isEnabled
        self.diet = diet
        self.portion = portion
        self.grocery = grocery
        self.location = location
        self.idLocation = idLocation ?? location
    }

    /// Whether it comes frozen, which the menu has to say.
    public var isFrozen: Bool { diet.frozen == .yes }

    /// Whether it may be drawn for a random pizza on a day, or at all: it is enabled, and not sold out.
    public func isDrawn(on day: CalendarDate?) -> Bool {
        guard isEnabled, let soldOut else { return isEnabled }
        return day.map { !soldOut.lasts(on: $0) } ?? false
    }
}
