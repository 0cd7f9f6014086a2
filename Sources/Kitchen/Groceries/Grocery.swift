import Diagnostics

/// Something that is bought, from `groceries.csv`.
public struct Grocery: Hashable, Sendable {
    /// The name as written.
    public var name: String
    /// The other names that recipes use for it.
    public var aliases: [String] = []
    /// Where it stands in the shop.
    public var aisle: String?
    /// What one pack holds; nil when it is not sold by the pack.
    public var pack: Quantity?
    /// The price of one pack.
    public var price: Money?
    /// What is stated of diets and allergens.
    public var diet = DietFacts.unknown
    /// How many days it keeps from when it is bought.
    public var shelfLife: Int?
    /// The digits of its EAN barcode.
    public var barcode: String?
    /// Grams in a millilitre.
    public var density: Rational?
    /// Where its name stands.
    public var location: SourceLocation

    /// A grocery of this name, of which nothing else is known.
    public init(name: String, location: SourceLocation) {
        self.name = name
        self.location = location
    }
}
