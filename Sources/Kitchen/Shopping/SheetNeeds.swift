import Diagnostics

/// What meals need, sorted by grocery, before it is counted.
struct SheetNeeds {
    /// A need of a grocery, on a day.
    struct Need {
        var day: CalendarDate
        var measures: [Quantity]
        var text: String
        var use: SheetUse
    }

    /// By the grocery's name.
    private(set) var byGrocery: [String: [Need]] = [:]
    private let groceries: Groceries
    private let lastDay: CalendarDate
    private var loose: [LooseKey: Loose] = [:]

    /// Needs without an amount or a grocery: alike ones are one entry.
    private struct LooseKey: Hashable {
        var name: String
        var reason: SheetUncounted.Reason
        var text: String
    }

    private struct Loose {
        var uses: Set<SheetUse> = []
        var days: [CalendarDate] = []
        var quantities: [Quantity] = []
        var locations: [SourceLocation] = []
    }

    init(groceries: Groceries, lastDay: CalendarDate) {
        self.groceries = groceries
        self.lastDay = lastDay
    }

    /// What the house wants of a grocery beside its meals, when the last of them is over; nil when that is nothing.
    func staple(_ grocery: Grocery) -> Need? {
        grocery.keep.map { Need(day: lastDay, measures: [$0], text: "", use: .staple) }
    }

    mutating func add(_ meal: PlannedMeal) {
        let use = SheetUse(day: meal.day, heading: meal.heading, title: meal.title, times: meal.times)
        for need in meal.needs { add(need, use) }
    }

    private mutating func add(_ need: FoodNeed, _ use: SheetUse) {
        let day = use.day ?? lastDay
        let counted = need.measures.filter { $0.amount != .toTaste && $0.amount.isFinite }
        let foods = groceries.foods(in: need.name)
        guard let grocery = foods.first else { return addLoose(need, need.name, .unmatched, counted, use, day) }
        guard foods.count == 1 else {
            let isToTaste = counted.isEmpty && !need.measures.isEmpty
            return foods.forEach { addLoose(need, $0.name, isToTaste ? .toTaste : .noAmount, [], use, day) }
        }
        guard !counted.isEmpty else {
            let reason: SheetUncounted.Reason = need.measures.isEmpty ? .noAmount : .toTaste
            return addLoose(need, grocery.name, reason, [], use, day)
        }
        let own = Need(day: day, measures: counted, text: need.text, use: use)
        byGrocery[grocery.name, default: []].append(own)
    }

    private mutating func addLoose(
        _ need: FoodNeed, _ name: String, _ reason: SheetUncounted.Reason, _ counted: [Quantity], _ use: SheetUse,
        _ day: CalendarDate
    ) {
        let key = LooseKey(name: name, reason: reason, text: need.text)
        loose[key, default: Loose()].uses.insert(use)
        loose[key, default: Loose()].days.append(day)
        if let first = counted.first { loose[key, default: Loose()].quantities.append(first) }
        if let location = need.location { loose[key, default: Loose()].locations.append(location) }
    }

    /// What could not be counted so far, in no order.
    func uncounted(_ stock: PantryStock) -> [SheetUncounted] {
        loose.map { key, loose in
            let merged = Quantity.merged(loose.quantities)
            return SheetUncounted(
                name: key.name, aisle: groceries.find(key.name)?.aisle, text: key.text,
                quantity: merged.count == 1 ? merged.first : nil, reason: key.reason,
                isInPantry: stock.has(key.name, on: loose.days.max()), uses: loose.uses.sorted(by: SheetUse.precedes),
                location: loose.locations.min(by: SourceLocation.precedes))
        }
    }
}

extension SourceLocation {
    /// By file, then by line and column.
    static func precedes(_ left: SourceLocation, _ right: SourceLocation) -> Bool {
        (left.file, left.span?.line ?? 0, left.span?.column ?? 0)
            < (right.file, right.span?.line ?? 0, right.span?.column ?? 0)
    }
}
