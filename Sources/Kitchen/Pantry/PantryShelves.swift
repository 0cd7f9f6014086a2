/// What is in the house and good on a day, food by food and measure by measure.
///
/// What can be put together is: all weights of a food are one amount, all volumes another, or one with the weights where its
/// grocery has a density; all lengths; and what is counted by what it is counted in.
public struct PantryShelves: Sendable {
    /// What there is of one food.
    struct Shelf: Hashable {
        /// How much, by the base that it is measured in.
        var amounts: [Unit: Rational] = [:]
        /// Whether there is some of which it is not known how much.
        var hasUnmeasured = false
        /// The last day of what expires first.
        var expires: CalendarDate?
    }

    /// What foods are known by.
    let groceries: Groceries
    private var shelves: [String: Shelf] = [:]
    private let lastSoonDay: CalendarDate

    /// What is good on a day, of which what expires within so many days expires soon.
    public init(_ pantry: Pantry, groceries: Groceries, on day: CalendarDate, soonDays: Int) {
        self.groceries = groceries
        lastSoonDay = day.adding(days: max(0, soonDays))
        let stock = PantryStock(pantry, groceries: groceries)
        for item in pantry.items where item.isGood(on: day) {
            let name = stock.name(of: item)
            let grocery = groceries.find(name)
            shelves[groceries.key(of: name, grocery), default: Shelf()].add(item, density: grocery?.density)
        }
    }

    /// What there is of a food, by what it is known by; nil for none.
    func shelf(_ key: String) -> Shelf? { shelves[key] }

    /// The last good day of what is on a shelf, where that is soon.
    func useBy(_ shelf: Shelf) -> CalendarDate? { shelf.expires.flatMap { $0 <= lastSoonDay ? $0 : nil } }
}

extension PantryShelves.Shelf {
    fileprivate mutating func add(_ item: PantryItem, density: Rational?) {
        if let day = item.expires { expires = min(day, expires ?? day) }
        guard let (base, amount) = item.quantity?.inBase(density: density) else { return hasUnmeasured = true }
        let sum = amounts[base, default: 0] + amount
        guard sum.isFinite else { return hasUnmeasured = true }
        amounts[base] = sum
    }
}

extension Quantity {
    /// The upper end in the base of its measure, for volumes in grams where there is a density; nil for what is no number above 0.
    func inBase(density: Rational?) -> (base: Unit, amount: Rational)? {
        let base = countedUnit.base
        let target = base == .millilitre && density != nil ? .gram : base
        guard let converted = converted(to: target, density: density) ?? converted(to: base),
            let amount = converted.amount.upper, amount.isFinite, amount > 0
        else { return nil }
        return (converted.countedUnit, amount)
    }
}
