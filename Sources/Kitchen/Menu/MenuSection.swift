import Diagnostics

/// A heading of the menu, with what is said of all dishes below it.
public struct MenuSection: Hashable, Sendable {
    /// The name as the menu shows it.
    public var name: String
    /// What the menu says below the heading.
    public var note: String?
    /// What its dishes stand on; nil for the base of the menu.
    public var base: DishBase.Choice?
    /// When its dishes are had.
    public var served = ServingTime()
    /// Whether its pizzas can be halves, where the menu has pizzas of two.
    public var isHalved = true
    /// Whether its dishes are drinks; nil where it does not say.
    public var isOfDrinks: Bool?
    /// What each of its dishes can be had with.
    public var extras: [DishExtra] = []
    /// Where its name stands.
    public var location: SourceLocation

    /// A section of this name.
    public init(name: String, note: String? = nil, base: DishBase.Choice? = nil, location: SourceLocation) {
        self.name = name
        self.note = note
        self.base = base
        self.location = location
    }
}
