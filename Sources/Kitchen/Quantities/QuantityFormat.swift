/// Writes quantities as a kitchen does: `1 1/2 tsp`, `350 g`, `1.5 kg`, `2–3 cloves`.
///
/// ```swift
/// let format = QuantityFormat(style: .metric, language: .italian)
/// format.text(Quantity(Rational(3, 2), .kilogram))  // "1,5 kg"
/// format.text(Quantity(1, .cup))                    // "235 ml"
/// ```
///
/// What the author wrote, and exact multiples of it, stay exact; an amount is moved to a larger or smaller unit (1200 g to
/// 1.2 kg, 3 tsp to 1 tbsp, 1/12 cup to 4 tsp) and is rounded only where it was converted between systems or where a kitchen
/// has no exact way to write it. Metric amounts have decimals, all others fractions of 2, 3, 4 and 8.
public struct QuantityFormat: Hashable, Sendable {
    /// Whose units are shown.
    public var style: QuantityStyle
    /// Whose words are used.
    public var language: KitchenLanguage
    /// What stands between the whole part and the decimals of a number.
    public var decimalMark: String
    /// Whether amounts are set in type: with no-break spaces (U+00A0), as a page shows them.
    public var isTypeset = false

    /// A format in a style and a language, with the decimal mark of its region where that has one of its own.
    public init(style: QuantityStyle = .author, language: KitchenLanguage, decimalMark: String? = nil) {
        self.style = style
        self.language = language
        self.decimalMark = decimalMark ?? language.decimalMark
    }

    /// The quantity with its unit's word; "to taste" in words.
    public func text(_ quantity: Quantity) -> String {
        isTypeset ? plainText(quantity).replacing(" ", with: "\u{A0}") : plainText(quantity)
    }

    private func plainText(_ quantity: Quantity) -> String {
        let shown = shown(quantity)
        guard let upper = shown.amount.upper, let lower = shown.amount.lower else { return toTaste }
        let decimal = shown.unit?.system == .metric
        var text = number(lower, decimal: decimal)
        if lower != upper { text += "–" + number(upper, decimal: decimal) }
        guard let unit = shown.unit else { return text }
        return text + " " + word(for: unit, count: upper)
    }

    /// The word for a unit at an amount: "cup" for 1/2, "cups" for 2.
    public func word(for unit: Unit, count: Rational) -> String {
        let isPlural = language == .french ? count >= 2 : count > 1
        return UnitNames.of(language).word(for: unit, plural: isPlural) ?? unit.rawValue
    }

    /// The same format in each author's own units.
    public var inAuthorsUnits: QuantityFormat {
        var format = self
        format.style = .author
        return format
    }

    /// The words for "to taste".
    public var toTaste: String {
        switch language {
        case .english: "to taste"
        case .italian: "q.b."
        case .german: "nach Geschmack"
        case .french: "selon le goût"
        case .spanish: "al gusto"
        }
    }

    /// The quantity as it is shown: in the style's unit, at a fitting size, rounded where that is right.
    public func shown(_ quantity: Quantity) -> Quantity {
        guard quantity.amount != .toTaste, quantity.amount.isFinite, let unit = quantity.unit else {
            return quantity.amount == .toTaste ? quantity : fractional(quantity)
        }
        if converts(unit) { return style == .metric ? metric(quantity) : customary(quantity) }
        let isDecimal = unit.system == .metric && unit != .metricCup
        return isDecimal ? decimal(quantity, isConverted: false) : fractional(quantity)
    }

    /// Whether amounts in a unit are shown in another system's.
    public func converts(_ unit: Unit?) -> Bool { style.converts(unit) }

    /// Whether a unit is of the system that others are converted to; false in the author's style, which has none.
    public func isNative(_ unit: Unit?) -> Bool {
        switch (style, unit?.system) {
        case (.metric, .metric), (.us, .us): true
        default: false
        }
    }

    /// A number alone: as a decimal with the language's mark, or as a mixed number; `?` when it is none.
    public func number(_ value: Rational, decimal: Bool) -> String {
        if decimal, let text = value.decimalText(digits: 9, mark: decimalMark) { return text }
        guard let whole = value.magnitude.floor, !value.isWhole, value.magnitude > 1 else { return value.description }
        let rest = value.magnitude - Rational(whole, over: 1)
        return (value < 0 ? "-" : "") + "\(whole) \(rest)"
    }
}

extension QuantityFormat {
    /// A metric or imperial quantity in US customary measures, rounded to what spoons, cups and scales show.
    func customary(_ quantity: Quantity) -> Quantity {
        switch quantity.countedUnit.family {
        case .mass: customaryMass(quantity)
        case .volume: customaryVolume(quantity)
        case .length: rounded(quantity, to: .inch, fractions: isShort(quantity) ? Self.eighths : Self.quarters)
        case .count: quantity
        }
    }

    private static let halves: [Rational] = [0, Rational(1, 2), 1]
    private static let quarters: [Rational] = [0, Rational(1, 4), Rational(1, 2), Rational(3, 4), 1]
    private static let thirdsAndQuarters: [Rational] = quarters + [Rational(1, 3), Rational(2, 3)]
    private static let eighths: [Rational] = (0...8).map { Rational($0, 8) }

    /// Whether a length is under two inches.
    private func isShort(_ quantity: Quantity) -> Bool {
        quantity.converted(to: .inch)?.amount.upper.map { $0 < 2 } ?? false
    }

    /// Pounds from two pounds on, or where it is nearly a quarter of one; else ounces.
    private func customaryMass(_ quantity: Quantity) -> Quantity {
        guard let ounces = quantity.converted(to: .ounce)?.amount.upper else { return quantity }
        let pounds = rounded(quantity, to: .pound, fractions: Self.quarters)
        if ounces >= 32 { return pounds }
        if ounces >= 15, let upper = pounds.amount.upper, (upper * 16 - ounces).magnitude * 50 <= ounces {
            return pounds
        }
        let fractions = ounces < 1 ? Self.eighths : ounces < 4 ? Self.quarters : Self.halves
        return rounded(quantity, to: .ounce, fractions: fractions)
    }

    /// The largest of quarts (from eight cups), cups, tablespoons and teaspoons that comes within a sixteenth.
    private func customaryVolume(_ quantity: Quantity) -> Quantity {
        let sizes: [(unit: Unit, least: Rational, fractions: [Rational])] = [
            (.quart, 2, Self.quarters), (.cup, Rational(1, 4), Self.thirdsAndQuarters), (.tablespoon, 1, Self.halves),
            (.teaspoon, Rational(1, 4), Self.quarters),
        ]
        for size in sizes {
            let candidate = rounded(quantity, to: size.unit, fractions: size.fractions)
            if let lower = candidate.amount.lower, lower >= size.least, isNear(candidate, quantity) { return candidate }
        }
        return rounded(quantity, to: .teaspoon, fractions: Self.eighths)
    }

    /// Whether both ends of a rounded quantity are within a sixteenth of the real one.
    private func isNear(_ rounded: Quantity, _ quantity: Quantity) -> Bool {
        guard let unit = rounded.unit, let real = quantity.converted(to: unit)?.amount else { return false }
        return [(rounded.amount.lower, real.lower), (rounded.amount.upper, real.upper)].allSatisfy { shown, value in
            guard let shown, let value else { return false }
            return (shown - value).magnitude * 16 <= value
        }
    }

    private func rounded(_ quantity: Quantity, to unit: Unit, fractions: [Rational]) -> Quantity {
        guard let converted = quantity.converted(to: unit) else { return quantity }
        return Quantity(converted.amount.map { Self.nearest($0, among: fractions) }, unit)
    }
}
