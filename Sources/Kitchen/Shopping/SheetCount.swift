/// The counting of one grocery: its needs by unit, less what the pantry has, in packs.
struct SheetCount {
    private let grocery: Grocery
    private let uses: [SheetUse]
    private var unitGroups: [UnitGroup] = []
    /// What the pantry has in units that no need can be given in.
    private var strangers: [PantryItem] = []
    private let lastDay: CalendarDate?
    /// The bases of what the pantry has.
    private var stocked: Set<Unit> = []

    init(_ grocery: Grocery, needs: [SheetNeeds.Need], items: [PantryItem]) {
        self.grocery = grocery
        uses = Set(needs.map(\.use)).sorted(by: SheetUse.precedes)
        lastDay = needs.map(\.day).max()
        let good = items.filter { $0.isGood(on: needs.map(\.day).min()) }
        stocked = Set(good.compactMap { $0.quantity.map(base) })
        for need in needs { add(need) }
        // The unit of the pack first, then the others in the order of units.
        let packUnit = self.packUnit
        unitGroups.sort { ($0.unit == packUnit ? 0 : 1, $0.place) < ($1.unit == packUnit ? 0 : 1, $1.place) }
        for item in good { add(item) }
        for index in unitGroups.indices { unitGroups[index].allocate() }
    }

    /// The counting of needs, together with a staple where that with them is more than the house has; nil when nothing is
    /// needed.
    init?(_ grocery: Grocery, needs: [SheetNeeds.Need], staple: SheetNeeds.Need?, items: [PantryItem]) {
        if let staple {
            let all = SheetCount(grocery, needs: needs + [staple], items: items)
            let unit = all.counted(staple.measures)?.0
            if all.unitGroups.contains(where: { $0.unit == unit && $0.missing > 0 }) {
                self = all
                return
            }
        }
        guard !needs.isEmpty else { return nil }
        self.init(grocery, needs: needs, items: items)
    }

    private var packUnit: Unit? { grocery.pack?.countedUnit }

    private mutating func add(_ need: SheetNeeds.Need) {
        guard let (unit, amount) = counted(need.measures),
            let written = need.measures.first(where: { base($0) == unit }) ?? need.measures.first
        else { return }
        let index = unitGroups.firstIndex { $0.unit == unit } ?? unitGroups.endIndex
        if index == unitGroups.endIndex { unitGroups.append(UnitGroup(unit: unit)) }
        unitGroups[index].needs.append(
            UnitGroup.Need(day: need.day, amount: amount, written: written, isMetric: need.isMetric))
    }

    /// The pack's unit where a measure leads to it; else the base of the first measure in which the house has some, or of the
    /// first, volume as mass where the density is known, so that all that can be put together is.
    private func counted(_ measures: [Quantity]) -> (Unit, Rational)? {
        if let packUnit, let amount = grocery.amount(of: measures, in: packUnit) { return (packUnit, amount) }
        let bases = measures.map(base)
        guard let base = bases.first(where: stocked.contains) ?? bases.first else { return nil }
        return grocery.amount(of: measures, in: base).map { (base, $0) }
    }

    private func base(_ quantity: Quantity) -> Unit {
        let base = quantity.countedUnit.base
        return base == .millilitre && grocery.density != nil ? .gram : base
    }

    private mutating func add(_ item: PantryItem) {
        guard let quantity = item.quantity, quantity.amount != .toTaste else { return strangers.append(item) }
        for index in unitGroups.indices {
            guard let amount = grocery.amount(of: [quantity], in: unitGroups[index].unit) else { continue }
            return unitGroups[index].items.append((item.expires, amount))
        }
        strangers.append(item)
    }

    /// The line of the sheet; nil when it is sold by the pack, but what has to be bought cannot be counted in packs.
    func line(_ order: AisleOrder) -> SheetLine? {
        guard let first = unitGroups.first else { return nil }
        let isCounted = packUnit == nil || first.unit == packUnit
        guard isCounted || unitGroups.allSatisfy({ $0.missing == 0 }) else { return nil }
        let packs = isCounted ? self.packs(first) : nil
        let price = packs.flatMap { self.price($0) }
        return SheetLine(
            name: grocery.name, shop: order.shop(of: grocery.aisle), aisle: grocery.aisle,
            amounts: [amount(first, bought: bought(packs))] + unitGroups.dropFirst().map { amount($0) },
            pack: grocery.pack, packs: packs, price: price,
            isHeld: price != nil || !isCounted || !isPriced || packs == 0, uses: uses)
    }

    private func amount(_ unitGroup: UnitGroup, bought: Rational? = nil) -> SheetAmount {
        let isInPacks = unitGroup.unit == packUnit
        let shown = isInPacks ? unitGroup.unit : unitGroup.plainUnit(of: grocery)
        var amount = unitGroup.amount(bought: bought ?? unitGroup.missing, in: shown, of: grocery)
        amount.hasCups = isInPacks || !unitGroup.needs.allSatisfy(\.isMetric)
        return amount
    }

    private func packs(_ unitGroup: UnitGroup) -> Int? {
        guard let size = grocery.pack?.amount.upper, size > 0, let packs = (unitGroup.missing / size).ceiling
        else { return nil }
        return Int(exactly: packs)
    }

    private var isPriced: Bool { grocery.price != nil && grocery.pack?.amount.upper.map { $0 > 0 } ?? false }

    private func bought(_ packs: Int?) -> Rational? {
        guard let packs, let size = grocery.pack?.amount.upper else { return nil }
        return size * Rational(packs)
    }

    private func price(_ packs: Int) -> Money? {
        packs > 0 ? grocery.price?.times(packs) : nil
    }

    /// The amounts that packs cannot be counted in, and what the pantry has in other units.
    var uncounted: [SheetUncounted] {
        let isSoldByPack = packUnit != nil
        let amounts = unitGroups.filter { isSoldByPack && $0.unit != packUnit && $0.missing > 0 }.map { unitGroup in
            let amount = amount(unitGroup)
            var entry = entry(.otherUnit, amount.needed)
            (entry.had, entry.hasCups) = (amount.had, amount.hasCups)
            entry.isInPantry = amount.had != nil
            return entry
        }
        guard unitGroups.contains(where: { $0.missing > 0 }) else { return amounts }
        return amounts
            + strangers.map { item in
                var entry = entry(.pantryUnit, item.quantity)
                entry.isInPantry = item.isGood(on: lastDay)
                entry.location = item.location
                return entry
            }
    }

    private func entry(_ reason: SheetUncounted.Reason, _ quantity: Quantity?) -> SheetUncounted {
        SheetUncounted(
            name: grocery.name, aisle: grocery.aisle, quantity: quantity, reason: reason, isInPantry: false, uses: uses)
    }
}
