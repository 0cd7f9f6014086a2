/// What some dishes take out of the pantry: of each food what expires first, as far as it is there and good.
///
/// ```swift
/// let (meal, kitchen): (PlannedMeal, Kitchen)
/// let withdrawal = PantryWithdrawal(
///     meal.needs, from: kitchen.pantry, groceries: kitchen.groceryNames, on: .localToday)
/// withdrawal.takings[0].taken    // 600 g
/// withdrawal.takings[0].left     // 400 g, of a row with 1 kg
/// ```
///
/// Of a range the upper end is taken. What has expired stays, and so does what the pantry has no amount of, or one that
/// cannot be compared with what is needed: that is said as not there.
public struct PantryWithdrawal: Hashable, Sendable {
    /// What is taken of an item.
    public struct Taking: Hashable, Sendable {
        /// The place of the item in the pantry.
        public let place: Int
        /// The item as it was.
        public let item: PantryItem
        /// What it has less now, in its own unit: what is needed, and what ``Quantity/remainder`` leaves out of the rest.
        public let taken: Quantity
        /// What is left of it, as a person writes it down; nil when nothing is.
        public let left: Quantity?
    }

    /// What of a food could not be taken.
    public struct Shortage: Hashable, Sendable {
        /// Why not.
        public enum Reason: String, Sendable {
            /// There is no more of it.
            case notThere = "not-there"
            /// What there is beside has expired.
            case expired
            /// What there is beside has no amount, or one that cannot be compared.
            case otherMeasure = "other-measure"
            /// What there is beside stands in a file that is only read.
            case readOnly = "read-only"
        }

        /// The grocery's name, or that in the recipe.
        public let name: String
        /// How much is not there.
        public let quantity: Quantity
        /// Why not.
        public fileprivate(set) var reason: Reason
    }

    /// In the order in which the dishes need them, each item once.
    public private(set) var takings: [Taking] = []
    /// In the order in which the dishes need them.
    public private(set) var shortages: [Shortage] = []
    /// The author's lines of what is needed in no amount, each once.
    public private(set) var uncounted: [String] = []

    /// Says of what could not be taken that it stands in a file that is only read, where it does.
    public mutating func markReadOnly(_ isReadOnly: (String) -> Bool) {
        for place in shortages.indices where isReadOnly(shortages[place].name) { shortages[place].reason = .readOnly }
    }

    /// What these needs take out of a pantry on a day.
    public init(_ needs: [FoodNeed], from pantry: Pantry, groceries: Groceries, on day: CalendarDate) {
        var shelf = PantryShelf(pantry, groceries: groceries, on: day)
        for need in needs.flatMap(groceries.separate) {
            let foods = groceries.foods(in: need.name)
            let counted = need.measures.filter { $0.amount != .toTaste && $0.amount.isFinite }
            guard foods.count <= 1, !counted.isEmpty else {
                if !uncounted.contains(need.text) { uncounted.append(need.text) }
                continue
            }
            if let shortage = shelf.take(counted, of: foods.first, called: need.name) { shortages.append(shortage) }
        }
        takings = shelf.takings
    }
}

/// The items of a pantry while dishes take from them.
private struct PantryShelf {
    private let items: [PantryItem]
    private let day: CalendarDate
    /// The places of the items by what they are of, the first to expire first.
    private let places: [String: [Int]]
    private var taken: [Int: Rational] = [:]
    /// The places of the items that something is taken of, in order.
    private var order: [Int] = []

    init(_ pantry: Pantry, groceries: Groceries, on day: CalendarDate) {
        let items = pantry.items
        let stock = PantryStock(pantry, groceries: groceries)
        let sorted = items.indices.sorted {
            (items[$0].expires?.dayNumber ?? .max, $0) < (items[$1].expires?.dayNumber ?? .max, $1)
        }
        places = Dictionary(grouping: sorted) { FoodName.folded(stock.name(of: items[$0])) }
        (self.items, self.day) = (items, day)
    }

    /// Takes as much as there is of a food, and gives what is not there; nil when that is nothing, or costs nothing.
    mutating func take(_ measures: [Quantity], of grocery: Grocery?, called name: String) -> PantryWithdrawal.Shortage?
    {
        let name = grocery?.name ?? name
        let all = places[FoodName.folded(name)] ?? []
        let good = all.filter { items[$0].isGood(on: day) }
        // How much of what is needed is still open.
        var share: Rational = 1
        var isComparable = true
        for place in good where share > 0 {
            guard let quantity = items[place].quantity, let there = quantity.amount.upper,
                let whole = Self.amount(of: measures, in: quantity.unit ?? .piece, grocery), whole > 0
            else {
                isComparable = false
                continue
            }
            let amount = min(whole * share, there - (taken[place] ?? 0))
            guard amount > 0 else { continue }
            if taken[place] == nil { order.append(place) }
            taken[place, default: 0] += amount
            share = share - amount / whole
        }
        guard share > 0, grocery?.price?.minorUnits != 0, let first = measures.first, let wanted = first.amount.upper
        else { return nil }
        let reason: PantryWithdrawal.Shortage.Reason =
            !isComparable ? .otherMeasure : good.count < all.count ? .expired : .notThere
        return PantryWithdrawal.Shortage(name: name, quantity: Quantity(wanted * share, first.unit), reason: reason)
    }

    private static func amount(of measures: [Quantity], in unit: Unit, _ grocery: Grocery?) -> Rational? {
        if let grocery { return grocery.amount(of: measures, in: unit) }
        return measures.lazy.compactMap { $0.converted(to: unit)?.amount.upper }.first { $0.isFinite }
    }

    var takings: [PantryWithdrawal.Taking] {
        order.compactMap { place in
            let item = items[place]
            guard let amount = taken[place], let quantity = item.quantity, let there = quantity.amount.upper
            else { return nil }
            let left = Quantity(there - amount, quantity.unit).remainder
            let rest = left?.converted(to: quantity.countedUnit)?.amount.upper ?? 0
            return PantryWithdrawal.Taking(
                place: place, item: item, taken: Quantity(there - rest, quantity.unit), left: left)
        }
    }
}
