import Diagnostics

/// What meals need, sorted by grocery, before it is counted.
struct SheetNeeds {
    /// A need of a grocery, on a day.
    struct Need {
        var day: CalendarDate
        var measures: [Quantity]
        var text: String
        var use: SheetUse
        /// Whether it is of a metric recipe, or of none.
        var isMetric: Bool
    }

    /// What is needed of one food.
    struct FoodNeeds {
        /// Its grocery; nil for a food that is in no row.
        var grocery: Grocery?
        var needs: [Need] = []
        /// The names that a food without a grocery is written by, and how often.
        fileprivate var names: [String: Int] = [:]
    }

    /// By what the food is known by.
    private(set) var byFood: [String: FoodNeeds] = [:]
    private let groceries: Groceries
    private let added: AddedFoods
    private let lastDay: CalendarDate
    private var loose: [LooseKey: Loose] = [:]

    /// Needs without an amount: alike ones are one entry.
    private struct LooseKey: Hashable {
        var name: String
        var reason: SheetUncounted.Reason
        var text: String
    }

    private struct Loose {
        var uses: Set<SheetUse> = []
        var days: [CalendarDate] = []
        var locations: [SourceLocation] = []
    }

    init(groceries: Groceries, lastDay: CalendarDate) {
        self.groceries = groceries
        added = AddedFoods(groceries)
        self.lastDay = lastDay
    }

    /// What the house wants of a grocery beside its meals, when the last of them is over; nil when that is nothing.
    func staple(_ grocery: Grocery) -> Need? {
        grocery.keep.map { Need(day: lastDay, measures: [$0], text: "", use: .staple, isMetric: true) }
    }

    /// Makes room for what the house keeps and no meal needs.
    mutating func addStaples() {
        for grocery in groceries.all where grocery.keep != nil {
            let key = groceries.key(of: grocery.name, grocery)
            if byFood[key] == nil { byFood[key] = FoodNeeds(grocery: grocery) }
        }
    }

    mutating func add(_ meal: PlannedMeal) {
        let use = SheetUse(meal)
        for need in meal.needs {
            for part in groceries.separate(need) { add(part, use) }
            addMore(of: need, use)
        }
    }

    /// Adds the groceries that the remarks of a line name besides its food.
    private mutating func addMore(of need: FoodNeed, _ use: SheetUse) {
        for (name, remark) in added.foods(of: need) {
            var more = need
            more.text = remark
            addLoose(more, name, remark.contains(where: \.isNumber) ? .otherUnit : .noAmount, use)
        }
    }

    private mutating func add(_ need: FoodNeed, _ use: SheetUse) {
        let counted = need.measures.filter { $0.amount != .toTaste && $0.amount.isFinite && $0.amount.upper != 0 }
        let name = need.name.isEmpty ? need.text : need.name
        var need = need
        // "0 g salt" says nothing of an amount.
        if counted.isEmpty, need.measures.contains(where: { $0.amount.upper == 0 }) { need.text = name }
        let foods = groceries.foods(in: name)
        guard !counted.isEmpty, foods.count < 2 else {
            let isToTaste = counted.isEmpty && need.measures.contains { $0.amount == .toTaste }
            let reason = need.isInOwnUnit ? .otherUnit : isToTaste ? SheetUncounted.Reason.toTaste : .noAmount
            let names = foods.isEmpty ? [name] : foods.map(\.name)
            return names.forEach { addLoose(need, $0, reason, use) }
        }
        let own = Need(
            day: use.day ?? lastDay, measures: counted, text: need.text, use: use, isMetric: need.isMetric)
        let key = groceries.key(of: name, foods.first)
        byFood[key, default: FoodNeeds(grocery: foods.first)].add(own, named: name)
    }

    private mutating func addLoose(
        _ need: FoodNeed, _ name: String, _ reason: SheetUncounted.Reason, _ use: SheetUse
    ) {
        let key = LooseKey(name: name, reason: reason, text: need.text)
        loose[key, default: Loose()].uses.insert(use)
        loose[key, default: Loose()].days.append(use.day ?? lastDay)
        if let location = need.location { loose[key, default: Loose()].locations.append(location) }
    }

    /// Whether a meal needs some of a food on a day until the last one that it is good on; nil is for ever.
    func areMet(by name: String, until last: CalendarDate?) -> Bool {
        let key = groceries.key(of: name)
        let days = byFood[key].map { $0.needs.map(\.day) } ?? []
        let looseDays = loose.filter { groceries.key(of: $0.key.name) == key }.flatMap(\.value.days)
        return (days + looseDays).contains { day in last.map { day <= $0 } ?? true }
    }

    /// What could not be counted so far, in no order.
    func uncounted(_ stock: PantryStock) -> [SheetUncounted] {
        loose.map { key, loose in
            SheetUncounted(
                name: key.name, aisle: groceries.find(key.name)?.aisle, text: key.text, reason: key.reason,
                isInPantry: stock.has(key.name, on: loose.days.max()), uses: loose.uses.sorted(by: SheetUse.precedes),
                location: loose.locations.min(by: SourceLocation.precedes))
        }
    }
}

extension SheetNeeds.FoodNeeds {
    fileprivate mutating func add(_ need: SheetNeeds.Need, named name: String) {
        needs.append(need)
        names[name, default: 0] += 1
    }

    /// The grocery; of a food that is in no row one of which only the name is known.
    var food: Grocery {
        if let grocery { return grocery }
        let name = FoodName.ranked(names).first ?? ""
        return Grocery(name: name, location: SourceLocation(file: Groceries.file))
    }
}

extension SourceLocation {
    /// By file, then by line and column.
    static func precedes(_ left: SourceLocation, _ right: SourceLocation) -> Bool {
        (left.file, left.span?.line ?? 0, left.span?.column ?? 0)
            < (right.file, right.span?.line ?? 0, right.span?.column ?? 0)
    }
}
