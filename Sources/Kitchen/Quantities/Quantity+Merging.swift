extension Quantity {
    /// The fewest quantities that say the same together, whatever the order of the list.
    ///
    /// What measures the same thing becomes one: in the unit that all of them share; else in the smallest of cups and
    /// spoons, in ounces for pounds and ounces, and in grams, millilitres, centimetres or pieces for all the rest. With a
    /// `density` (grams per millilitre) volume joins mass. The result is ordered by unit,
    /// "to taste" last and once.
    public static func merged(_ quantities: some Sequence<Quantity>, density: Rational? = nil) -> [Quantity] {
        var groups: [Unit: [Quantity]] = [:]
        var isToTaste = false
        for quantity in quantities {
            if quantity.amount == .toTaste {
                isToTaste = true
            } else {
                groups[quantity.countedUnit.base, default: []].append(quantity)
            }
        }
        if density != nil, let masses = groups[.gram], let volumes = groups[.millilitre] {
            let weighed = volumes.compactMap { $0.converted(to: .gram, density: density) }
            if weighed.count == volumes.count {
                groups[.gram] = masses + weighed
                groups[.millilitre] = nil
            }
        }
        let ordered = Unit.allCases.compactMap { unit in groups[unit].flatMap(sum) }
        return isToTaste ? ordered + [.toTaste] : ordered
    }

    /// The sum of quantities of one base; nil for an empty list.
    private static func sum(_ quantities: [Quantity]) -> Quantity? {
        guard let unit = sharedUnit(quantities) else { return nil }
        var (lower, upper): (Rational, Rational) = (0, 0)
        for quantity in quantities {
            guard let part = quantity.converted(to: unit)?.amount, let least = part.lower, let most = part.upper
            else { return nil }
            lower += least
            upper += most
        }
        let isBare = unit == .piece && quantities.contains { $0.unit == nil }
        return Quantity(Amount(lower, to: upper), isBare ? nil : unit)
    }

    /// The one unit of all, or the plainest unit of what they measure.
    private static func sharedUnit(_ quantities: [Quantity]) -> Unit? {
        guard let first = quantities.first?.countedUnit else { return nil }
        if quantities.allSatisfy({ $0.countedUnit == first }) { return first }
        let systems = Set(quantities.map { $0.countedUnit.system })
        // Cups and spoons stay a cook's measures; they are not turned into millilitres unless something was in them.
        if first.family == .volume, systems.isSubset(of: [.us, .spoon]) {
            return quantities.map(\.countedUnit).min { ($0.factor, $0.rawValue) < ($1.factor, $1.rawValue) }
        }
        if first.family == .mass, systems == [.us] { return .ounce }
        return first.base == .millimetre ? .centimetre : first.base
    }
}
