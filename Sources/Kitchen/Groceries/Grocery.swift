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
    /// The least amount that the house wants to have of it; nil when it wants none.
    public var keep: Quantity?
    /// What is stated of diets and allergens.
    public var diet = DietFacts.unknown
    /// Kilocalories in 100 g or 100 ml; nil where nothing is said.
    public var energy: Rational?
    /// Where it is from; nil where nothing is said.
    public var origin: String?
    /// How many days it keeps from when it is bought.
    public var shelfLife: Int?
    /// The digits of its EAN barcode.
    public var barcode: String?
    /// What kinds of thing it is, as a catalogue of products says.
    public var categories: [String] = []
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

extension Grocery {
    /// How much the first of several measures that can be given in a unit is in it, by the grocery's density.
    ///
    /// Of a range the upper end. Nil when none can: no measure, "to taste", or another family.
    public func amount(of measures: [Quantity], in unit: Unit) -> Rational? {
        for measure in measures {
            guard let amount = measure.converted(to: unit, density: density)?.amount.upper, amount.isFinite
            else { continue }
            return amount
        }
        return nil
    }

    /// The kilocalories of an amount; nil where they or its weight are not known. What is said of 100 is of millilitres for what is
    /// sold by the litre, and of grams for all else.
    public func kilocalories(in amount: Quantity) -> Rational? {
        guard let energy else { return nil }
        let isPoured = pack?.converted(to: .millilitre) != nil
        let measure = self.amount(of: [amount], in: isPoured ? .millilitre : .gram)
        return measure.map { energy * $0 / 100 }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// What an amount costs by the pack's price, in minor units, exactly and not rounded; nil when the price, the pack or
    /// the way from the amount to the pack is not known, and ``Rational/overflow`` when it has too many digits. Part of a
    /// pack costs that part of its price.
    public func cost(of measures: [Quantity]) -> Rational? {
        guard let price, let pack, let size = pack.amount.upper, size > 0,
            let amount = amount(of: measures, in: pack.countedUnit)
        else { return nil }
        return Rational(price.minorUnits) * amount / size
    }
}
