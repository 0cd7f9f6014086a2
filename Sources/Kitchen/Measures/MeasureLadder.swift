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
    /// What is shown where no measure comes near: the smallest, in decimals as many as it takes where its steps are
    /// decimal, else as the fraction with the smallest denominator that is within `tolerance`.
    func shownFinely(_ quantity: Quantity, within tolerance: Rational) -> ShownQuantity {
        guard let smallest = measures.last(where: { !$0.isAdded }) else { return ShownQuantity(quantity) }
        let factor = quantity.factor / smallest.size
        let shown = (quantity.amount * factor).map {
            smallest.isDecimal ? $0.shortDecimal(tolerance) : $0.shortFraction(tolerance)
        }
        return ShownQuantity([Quantity(shown, smallest.unit ?? quantity.unit)], shown * (1 / factor))
    }
}

extension Rational {
    /// The decimal with the fewest digits within a share of the number; the number itself where twelve are not enough.
    fileprivate func shortDecimal(_ tolerance: Rational) -> Rational {
        let steps = sequence(first: Rational(1, 10)) { $0 / 10 }.prefix(12)
        return near(steps, tolerance)
    }

    /// The number itself as a fraction of a small denominator; else the fraction with the smallest one that is within a
    /// share of the number, or the number itself where 100 more are too few.
    fileprivate func shortFraction(_ tolerance: Rational) -> Rational {
        guard denominator > 24 else { return self }
        // A denominator that cannot come near is not tried: of a hundredth of a spoon that is all below 90.
        let first = self < 1 ? Int((1 / (self * 2)).floor ?? 1) : 1
        return near((max(first, 1)...max(first, 1) + 100).map { Rational(1, $0) }, tolerance)
    }

    private func near(_ steps: some Sequence<Rational>, _ tolerance: Rational) -> Rational {
        for step in steps {
            let near = rounded(toMultipleOf: step)
            if near > 0, (near - self).magnitude < self * tolerance { return near }
        }
        return self
    }
}

extension Measure {
    /// Whether its finest steps are decimal: customary scales that go below an eighth of an ounce show hundredths.
    var isDecimal: Bool { unit.map { $0.isDecimal || $0 == .ounce } ?? false }

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
