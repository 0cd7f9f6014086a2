/// Looks up what a recipe needs in the house, line after line: lines that need the same food share what there is of it.
///
/// ```swift
/// let (shelves, recipe): (PantryShelves, Recipe)   // 300 g of flour; a recipe with 500 g
/// var check = PantryCheck(shelves)
/// let found = recipe.needs().map { check.find($0) }
/// found[0].presence   // some, and 200 g missing
/// ```
public struct PantryCheck: Sendable {
    private struct Food {
        let name: String
        let key: String
        let grocery: Grocery?

        init(_ name: String, _ grocery: Grocery?, in groceries: Groceries) {
            (self.name, self.grocery) = (name, grocery)
            key = groceries.key(of: name, grocery)
        }
    }

    private struct Supply: Hashable {
        var food: String
        var base: Unit
    }

    private let shelves: PantryShelves
    /// The numbers of the supplies that lines have had of, and what is left of each.
    private var numbers: [Supply: Int] = [:]
    private var left: [Rational] = []

    /// A check in which nothing has been had yet.
    public init(_ shelves: PantryShelves) {
        self.shelves = shelves
    }

    /// What there is for a line, so many times if it is not fixed.
    ///
    /// Of "salt and pepper" both have to be there: nobody says how much of each.
    public mutating func find(_ need: FoodNeed, times factor: Rational = 1, isFixed: Bool = false) -> PantryFinding {
        let all = foods(of: need, times: factor, isFixed: isFixed).map(\.finding)
        guard all.count > 1 else { return all.first ?? PantryFinding(presence: .none) }
        let kinds = Set(all.map(\.presence))
        let presence = kinds.count == 1 ? kinds.first ?? .unknown : .unknown
        return PantryFinding(presence: presence, useBy: all.compactMap(\.useBy).min())
    }

    /// The same for each food that the line names, with its key: two for "salt and pepper".
    mutating func foods(
        of need: FoodNeed, times factor: Rational = 1, isFixed: Bool = false
    ) -> [(name: String, key: String, finding: PantryFinding)] {
        let found = shelves.groceries.foods(in: need.name)
        guard found.count > 1 else {
            let food = Food(found.first?.name ?? need.name, found.first, in: shelves.groceries)
            let finding = find(need.measures, of: food, times: isFixed ? 1 : factor, isFixed: isFixed)
            return [(food.name, food.key, finding)]
        }
        return found.map { grocery in
            let food = Food(grocery.name, grocery, in: shelves.groceries)
            return (food.name, food.key, find([], of: food, times: 1, isFixed: true))
        }
    }

    private mutating func find(
        _ measures: [Quantity], of food: Food, times factor: Rational, isFixed: Bool
    ) -> PantryFinding {
        let shelf = shelves.shelf(food.key)
        var finding = PantryFinding(presence: .enough, useBy: shelf.flatMap { shelves.useBy($0) })
        // Water from the tap is always there.
        if food.grocery?.price?.minorUnits == 0 { return finding }
        guard let shelf else { return PantryFinding(presence: .none) }
        let numbers = measures.filter { $0.amount.upper.map { $0 > 0 } ?? false }
        guard !numbers.isEmpty else { return finding }
        finding.comparison = compare(numbers, shelf, of: food, isFixed: isFixed)
        finding.presence = finding.comparison.map { take($0, times: factor) } ?? .unknown
        return finding
    }

    /// The first of the measures in which there is any of the food, beside what there is.
    private mutating func compare(
        _ measures: [Quantity], _ shelf: PantryShelves.Shelf, of food: Food, isFixed: Bool
    ) -> PantryComparison? {
        for measure in measures {
            guard let (base, needed) = measure.inBase(density: food.grocery?.density),
                let there = shelf.amounts[base], let upper = measure.amount.upper
            else { continue }
            let supply = number(of: Supply(food: food.key, base: base), there: there)
            return PantryComparison(
                measure: Quantity(upper, measure.unit), supply: supply, there: there, needed: needed,
                isFixed: isFixed, hasMore: shelf.hasUnmeasured || shelf.amounts.count > 1)
        }
        return nil
    }

    private mutating func number(of supply: Supply, there: Rational) -> Int {
        if let number = numbers[supply] { return number }
        numbers[supply] = left.count
        left.append(there)
        return left.count - 1
    }

    private mutating func take(_ comparison: PantryComparison, times factor: Rational) -> PantryPresence {
        let needed = comparison.needed * factor
        guard needed.isFinite else { return .unknown }
        let taken = min(needed, left[comparison.supply])
        left[comparison.supply] = left[comparison.supply] - taken
        if taken == needed { return .enough }
        if comparison.hasMore { return .unknown }
        return taken == 0 ? .none : .some(missing: [comparison.measure * ((needed - taken) / comparison.needed)])
    }
}
