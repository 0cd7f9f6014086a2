/// What is in the house, and what it is worth.
public struct PantryReport: Hashable, Sendable {
    /// How long something is good.
    public enum State: String, Hashable, Sendable {
        case expired
        case soon
        case good
        /// The row has no day.
        case undated
    }

    /// A row of the pantry.
    public struct Row: Hashable, Sendable {
        /// The row.
        public let item: PantryItem
        /// The grocery's name, or the item's own.
        public let name: String
        /// Where it is bought; nil when not known.
        public let aisle: String?
        /// How long it is good.
        public let state: State
        /// The days until its last good one; negative for what is expired, nil without a day.
        public let days: Int?
        /// What it would cost by its grocery's pack; nil when not known.
        public let value: Money?
    }

    /// What expires first, first; what has no day last, in the order of the file.
    public let rows: [Row]
    /// The value of all that is still good, rounded once; nil when none is known.
    public let total: Money?

    /// The report for a day.
    public init(_ pantry: Pantry, groceries: Groceries, settings: Settings, today: CalendarDate) {
        let stock = PantryStock(pantry, groceries: groceries)
        var worth = FoodCost(currency: settings.currency)
        let sorted = pantry.items.enumerated().sorted {
            ($0.element.expires?.dayNumber ?? .max, $0.offset) < ($1.element.expires?.dayNumber ?? .max, $1.offset)
        }
        rows = sorted.map { _, item in
            let name = stock.name(of: item)
            let grocery = groceries.find(name)
            let cost = item.quantity.flatMap { grocery?.cost(of: [$0]) }
            if item.isGood(on: today) { worth.add(name, cost: cost) }
            var own = FoodCost(currency: settings.currency)
            own.add(name, cost: cost)
            let days = item.expires.map { today.days(until: $0) }
            return Row(
                item: item, name: name, aisle: grocery?.aisle, state: Self.state(days, settings.soonDays), days: days,
                value: own.total)
        }
        total = worth.total
    }

    private static func state(_ days: Int?, _ soonDays: Int) -> State {
        guard let days else { return .undated }
        return days < 0 ? .expired : days <= soonDays ? .soon : .good
    }
}
