/// An amount of a sheet as it is shown: what is shown adds up as well, needed = had + bought − left.
public struct ShownSheetAmount: Hashable, Sendable {
    /// What all meals need together.
    public let needed: ShownQuantity
    /// What of that is in the house; nil when nothing is.
    public private(set) var had: ShownQuantity?
    /// What is to be bought; nil when nothing is.
    public private(set) var bought: ShownQuantity?
    /// What will be left; nil when nothing will.
    public private(set) var left: ShownQuantity?
}

extension QuantityFormat {
    /// The amount as it is shown, all of it in the same measures; what is bought in packs is shown exactly where it can be.
    ///
    /// It is converted where what is needed can be, but for cups of a food that is not known to be poured: nobody measures
    /// flour in millilitres.
    public func shown(_ amount: SheetAmount, of food: String, inPacks: Bool) -> ShownSheetAmount {
        if hasCups, !amount.hasCups {
            var format = self
            format.hasCups = false
            return format.shown(amount, of: food, inPacks: inPacks)
        }
        if style == .metric, amount.needed.unit?.isCupLike ?? false, !PourableFood.matches(food) {
            return inAuthorsUnits.shown(amount, of: food, inPacks: inPacks)
        }
        if let unit = amount.needed.unit, converted(amount.needed) != nil {
            let ladder = MeasureTable.fineConversion(of: unit, to: style)
            let rounding = SheetRounding(amount, inPacks: inPacks) {
                ladder.shown($0, within: $1, isConverted: true)
            }
            if let shown = rounding.shown(from: conversionTolerance) { return shown }
        }
        let rounding = SheetRounding(amount, inPacks: inPacks) { kitchen($0, within: $1) }
        return rounding.shown(from: MeasureTable.tolerance) ?? rounding.inSteps
    }
}

/// The rounding of a sheet's amount, finer and finer until it adds up with nothing too much or too little.
private struct SheetRounding {
    private let needed, had, bought, left: Rational
    private let unit: Unit?
    private let inPacks: Bool
    private let measured: (Quantity, Rational) -> ShownQuantity?

    init(_ amount: SheetAmount, inPacks: Bool, _ measured: @escaping (Quantity, Rational) -> ShownQuantity?) {
        needed = amount.needed.amount.upper ?? 0
        had = amount.had?.amount.upper ?? 0
        bought = amount.bought?.amount.upper ?? 0
        left = amount.left?.amount.upper ?? 0
        unit = amount.needed.unit
        (self.inPacks, self.measured) = (inPacks, measured)
    }

    /// What none of these adds up is shown in one step of its unit: a thousandth, a quarter of a piece, an eighth of all else.
    private var step: Rational {
        guard let unit, unit.family != .count else { return Rational(1, 4) }
        return unit.isDecimal ? Rational(1, 1000) : Rational(1, 8)
    }

    /// All in multiples of one step, so that it adds up; nothing of it is 0 that is not.
    var inSteps: ShownSheetAmount {
        let steps = { (value: Rational) in value == 0 ? 0 : max(step, value.rounded(toMultipleOf: step)) }
        let (had, left) = (steps(had), steps(left))
        let bought = bought == 0 ? 0 : max(steps(bought), left - had + step)
        let shown = { (value: Rational) -> ShownQuantity? in
            value == 0 ? nil : measured(Quantity(value, unit), 0) ?? ShownQuantity(Quantity(value, unit))
        }
        let needed = max(had + bought - left, step)
        return ShownSheetAmount(
            needed: shown(needed) ?? ShownQuantity(Quantity(needed, unit)), had: shown(had), bought: shown(bought),
            left: shown(left))
    }

    // The last is exact.
    private static let tolerances = [20, 50, 100, 200, 500, 1000, 10_000, 1_000_000].map { Rational(1, $0) } + [0]
    /// From here on what is left may be off by more than others are: a gram that is left of a kilo is about a gram.
    private static let fine = Rational(1, 1000)

    /// The coarsest rounding that adds up; nil where none does.
    func shown(from tolerance: Rational) -> ShownSheetAmount? {
        guard needed.isFinite, had.isFinite, bought.isFinite, left.isFinite else { return nil }
        return Self.tolerances.lazy.filter { $0 <= tolerance }.compactMap { rounded(within: $0) }.first
    }

    private func rounded(within tolerance: Rational) -> ShownSheetAmount? {
        if left > 0 { return withRest(tolerance) }
        if bought == 0 || had == 0 { return alone(tolerance) }
        return inPacks ? withPacks(tolerance) : withoutPacks(tolerance)
    }

    /// Only had or only bought.
    private func alone(_ tolerance: Rational) -> ShownSheetAmount? {
        guard let all = inPacks && bought > 0 ? packs(tolerance) : shown(needed, tolerance) else { return nil }
        return ShownSheetAmount(needed: all, had: had > 0 ? all : nil, bought: bought > 0 ? all : nil)
    }

    private func withPacks(_ tolerance: Rational) -> ShownSheetAmount? {
        guard let had = shown(had, tolerance), let bought = packs(tolerance), let a = had.amount.upper,
            let b = bought.amount.upper, let needed = sum(a + b, tolerance)
        else { return nil }
        return ShownSheetAmount(needed: needed, had: had, bought: bought)
    }

    private func withoutPacks(_ tolerance: Rational) -> ShownSheetAmount? {
        guard let needed = shown(needed, tolerance), let had = shown(had, tolerance), let a = needed.amount.upper,
            let b = had.amount.upper, Self.isNear(a - b, bought) || tolerance == 0, let bought = sum(a - b, tolerance)
        else { return nil }
        return ShownSheetAmount(needed: needed, had: had, bought: bought)
    }

    private func withRest(_ tolerance: Rational) -> ShownSheetAmount? {
        let had = had > 0 ? shown(had, tolerance) : nil
        guard self.had == 0 || had != nil, let needed = shown(needed, tolerance), let bought = packs(tolerance),
            let a = needed.amount.upper, let b = bought.amount.upper
        else { return nil }
        let rest = (had?.amount.upper ?? 0) + b - a
        guard Self.isNear(rest, left) || tolerance <= Self.fine, let left = sum(rest, tolerance) else { return nil }
        return ShownSheetAmount(needed: needed, had: had, bought: bought, left: left)
    }

    private func shown(_ value: Rational, _ tolerance: Rational) -> ShownQuantity? {
        measured(Quantity(value, unit), tolerance)
    }

    /// What is bought: packs are as large as they are, where a kitchen can write that.
    private func packs(_ tolerance: Rational) -> ShownQuantity? {
        if inPacks, let exact = shown(bought, 0), exact.isPlain { return exact }
        return shown(bought, tolerance)
    }

    /// What follows from others, which is shown as it is; nil where that would be no amount of a kitchen.
    private func sum(_ value: Rational, _ tolerance: Rational) -> ShownQuantity? {
        guard value > 0, let shown = shown(value, 0), shown.isPlain else { return nil }
        return shown
    }

    private static func isNear(_ value: Rational, _ exact: Rational) -> Bool {
        (value - exact).magnitude < exact * MeasureTable.tolerance
    }
}

extension ShownQuantity {
    /// Whether its numbers are those of a kitchen.
    fileprivate var isPlain: Bool { parts.allSatisfy(\.isPlain) }
}
