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
    /// Where it is from: where the bread was made.
    public var origin: String?
    /// What is stated of its kilocalories, or follows from those of its grocery.
    public var energy = PartEnergy.unknown

    /// A base that is a topping as well.
    public init(_ topping: Ingredient) {
        self.init(name: topping.name, diet: topping.diet, portion: topping.portion, grocery: topping.grocery)
        (origin, energy) = (topping.origin, topping.energy)
    }

    /// A base of these facts.
    public init(name: String? = nil, diet: DietFacts = .unknown, portion: Quantity? = nil, grocery: String? = nil) {
        self.name = name
        self.diet = diet
        self.portion = portion
        self.grocery = grocery
    }
}
