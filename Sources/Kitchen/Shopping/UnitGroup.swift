/// The needs of a grocery in one unit, and what the pantry has in it.
struct UnitGroup {
    /// A need in the group's unit, and as it was written.
    struct Need {
        var day: CalendarDate
        var amount: Rational
        var written: Quantity
        var isMetric: Bool
    }

    let unit: Unit
    var needs: [Need] = []
    var items: [(expires: CalendarDate?, amount: Rational)] = []
    private(set) var had: Rational = 0

    init(unit: Unit) {
        self.unit = unit
    }

    /// The place of the unit among all, for an order.
    var place: Int { Unit.allCases.firstIndex(of: unit) ?? 0 }

    var needed: Rational { needs.reduce(0) { $0 + $1.amount } }
    var missing: Rational { needed - had }

    /// Gives the pantry's items to the earliest needs first, to each the item that expires first and is still good.
    mutating func allocate() {
        needs.sort { ($0.day, $0.amount) < ($1.day, $1.amount) }
        items.sort { ($0.expires?.dayNumber ?? .max, $0.amount) < ($1.expires?.dayNumber ?? .max, $1.amount) }
        var rest = items.map(\.amount)
        for need in needs {
            var open = need.amount
            for index in items.indices where open > 0 && rest[index] > 0 {
                if let expires = items[index].expires, expires < need.day { continue }
                let taken = min(open, rest[index])
                open = open - taken
                rest[index] = rest[index] - taken
                had += taken
            }
        }
    }

    /// The amounts for what is bought, in a unit that `shown` has been found to be good for.
    func amount(bought: Rational, in shown: Unit, of grocery: Grocery) -> SheetAmount {
        let quantity = { (value: Rational) -> Quantity? in
            guard value > 0, let amount = grocery.amount(of: [Quantity(value, unit)], in: shown) else { return nil }
            return Quantity(amount, shown == .piece ? nil : shown)
        }
        return SheetAmount(
            needed: quantity(needed) ?? Quantity(needed, unit), had: quantity(had), bought: quantity(bought),
            left: quantity(had + bought - needed))
    }

    /// The unit that a cook would add these amounts up in: the author's, where all share it.
    func plainUnit(of grocery: Grocery) -> Unit {
        let merged = Quantity.merged(needs.map(\.written), density: grocery.density)
        return merged.count == 1 ? merged[0].countedUnit : unit
    }
}
