/// The measures in which an amount may be shown, the largest first, and how one is chosen.
public struct MeasureLadder: Hashable, Sendable {
    /// The measures, the largest first.
    public let measures: [Measure]

    init(_ measures: [Measure]) {
        self.measures = measures
    }

    /// What is shown of a quantity in the largest measure, or two, that come within `tolerance` of it; nil where none does.
    ///
    /// Measures above the author's own are taken only from where a cook would change to them; `isConverted` says that all
    /// are another system's.
    func shown(_ quantity: Quantity, within tolerance: Rational, isConverted: Bool) -> ShownQuantity? {
        let own = isConverted ? nil : measures.firstIndex { ($0.unit ?? quantity.unit) == quantity.unit }
        for (place, measure) in measures.enumerated() where !measure.isAdded {
            let least = place < own ?? .max ? measure.leastRaised : measure.least
            if let shown = single(quantity, in: measure, least: least, within: tolerance) {
                return ShownQuantity([shown], shown.amount * (measure.size / quantity.factor))
            }
        }
        return double(quantity, within: tolerance)
    }

    /// The quantity in one measure, both ends of a range within its bounds.
    private func single(
        _ quantity: Quantity, in measure: Measure, least: Rational, within tolerance: Rational
    ) -> Quantity? {
        let factor = quantity.factor / measure.size
        guard let lower = quantity.amount.lower, let upper = quantity.amount.upper,
            let first = measure.rounded(lower * factor, within: tolerance), first >= least,
            let last = lower == upper ? first : measure.rounded(upper * factor, within: tolerance),
            measure.below.map({ last < $0 }) ?? true
        else { return nil }
        return Quantity(Amount(first, to: last), measure.unit ?? quantity.unit)
    }

    /// The quantity in a measure and one below it: "4 cups and 1 tbsp".
    private func double(_ quantity: Quantity, within tolerance: Rational) -> ShownQuantity? {
        guard case .exact(let value) = quantity.amount else { return nil }
        let total = value * quantity.factor
        for (place, measure) in measures.enumerated() {
            let whole = measure.whole(in: total / measure.size)
            guard whole > 0 else { continue }
            let rest = total - whole * measure.size
            for added in measures[(place + 1)...] {
                guard let part = added.part(of: rest, within: total * tolerance) else { continue }
                return ShownQuantity(
                    [Quantity(whole, measure.unit), Quantity(part, added.unit)],
                    .exact((whole * measure.size + part * added.size) / quantity.factor))
            }
            return nil
        }
        return nil
    }
}

extension MeasureLadder {
    /// What is shown where no measure comes near: the nearest that the smallest of them can say, which is a pinch for less than
    /// the smallest spoon. It is off by more than others are, but by no more than can be measured.
    func shownCoarsely(_ quantity: Quantity) -> ShownQuantity {
        guard let smallest = measures.last(where: { !$0.isAdded }) else { return ShownQuantity(quantity) }
        let measure = measures.last.flatMap { $0.isOnly(for: quantity) ? $0 : nil } ?? smallest
        let factor = quantity.factor / measure.size
        let shown = (quantity.amount * factor).map { measure.isDecimal ? $0.shortDecimal : measure.nearest(to: $0) }
        return ShownQuantity([Quantity(shown, measure.unit ?? quantity.unit)], shown * (1 / factor))
    }

    /// The quantity in the smallest measure as it is, or as the decimal with the fewest digits that comes near; nil where the
    /// measure cannot say that.
    func shownFinely(_ quantity: Quantity, within tolerance: Rational) -> ShownQuantity? {
        guard let smallest = measures.last(where: { !$0.isAdded }) else { return ShownQuantity(quantity) }
        let factor = quantity.factor / smallest.size
        let exact = quantity.amount * factor
        let shown = smallest.isDecimal ? exact.map { $0.shortDecimal(tolerance) ?? $0 } : exact
        let result = Quantity(shown, smallest.unit ?? quantity.unit)
        return result.isPlain ? ShownQuantity([result], shown * (1 / factor)) : nil
    }
}

extension Rational {
    /// The decimal with the fewest digits, up to three, within a twentieth of the number; else the nearest of three.
    fileprivate var shortDecimal: Rational {
        let finest = Rational(1, 1000)
        return shortDecimal(MeasureTable.tolerance) ?? max(finest, rounded(toMultipleOf: finest))
    }

    /// The decimal with the fewest digits, up to three, within a share of the number.
    fileprivate func shortDecimal(_ tolerance: Rational) -> Rational? {
        [10, 100, 1000].lazy.map { rounded(toMultipleOf: Rational(1, $0)) }
            .first { $0 > 0 && ($0 == self || ($0 - self).magnitude < self * tolerance) }
    }
}

extension Measure {
    /// Whether its finest steps are decimal: customary scales that go below an eighth of an ounce show hundredths.
    var isDecimal: Bool { unit.map { $0.isDecimal || $0 == .ounce } ?? false }

    /// Whether a quantity is so little that it is shown in this measure, which else is only added behind a larger one.
    fileprivate func isOnly(for quantity: Quantity) -> Bool {
        guard isAdded, let upper = quantity.amount.upper else { return false }
        return upper * (quantity.unit?.factor ?? 1) / size < Rational(3, 2)
    }

    /// What is added of this measure for a rest of the ladder's base, at the coarsest step that is off by less than
    /// `error`; nil where none is.
    fileprivate func part(of rest: Rational, within error: Rational) -> Rational? {
        let value = rest / size
        return steps.lazy.map { Self.nearest(to: value, among: $0) }.first { part in
            part > 0 && below.map { part < $0 } ?? true && (part == value || (part - value).magnitude * size < error)
        }
    }
}

extension Quantity {
    /// How many of the base one of the unit is.
    fileprivate var factor: Rational { unit?.factor ?? 1 }
}
