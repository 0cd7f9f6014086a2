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
