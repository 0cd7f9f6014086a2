/// Writes quantities as a kitchen does: `1 1/2 tsp`, `350 g`, `1.5 kg`, `2–3 cloves`, `4 cups and 1 tbsp`.
///
/// ```swift
/// let format = QuantityFormat(style: .metric, language: .italian)
/// format.text(Quantity(Rational(3, 2), .kilogram))  // "1,5 kg"
/// format.text(Quantity(1, .cup))                    // "240 ml"
/// format.exactText(Quantity(Rational(15, 8), .gram))  // "1,875 g"
/// ```
///
/// ``MeasureTable`` says in which units and to which steps. What is shown is within a twentieth of the exact amount, and
/// within a fiftieth where it was converted to US measures.
public struct QuantityFormat: Hashable, Sendable {
    /// Whose units are shown.
    public var style: QuantityStyle
    /// Whose words are used.
    public var language: KitchenLanguage
    /// What stands between the whole part and the decimals of a number.
    public var decimalMark: String
    /// Whether amounts are set in type: with no-break spaces (U+00A0), as a page shows them.
    public var isTypeset = false
    /// Whether spoons may be put together to cups; not in a recipe that is metric itself, nor where all is.
    public var hasCups = true
    /// What stands between the ends of a range.
    private var dash = "–"

    /// A format in a style and a language, with the decimal mark of its region where that has one of its own.
    public init(style: QuantityStyle = .author, language: KitchenLanguage, decimalMark: String? = nil) {
        self.style = style
        self.language = language
        self.decimalMark = decimalMark ?? language.decimalMark
    }

    /// The author's units in English: how programs are told of amounts.
    public static let english = QuantityFormat(language: .english)

    /// The same format with ranges in which no line ends: behind their dash stands a word joiner (U+2060).
    public var withUnbrokenRanges: QuantityFormat {
        var format = self
        format.dash = "–\u{2060}"
        return format
    }

    /// The same format in each author's own units.
    public var inAuthorsUnits: QuantityFormat {
        var format = self
        format.style = .author
        format.hasCups = hasCups && style != .metric
        return format
    }
}

// What is shown of a quantity.
extension QuantityFormat {
    /// Whether amounts in a unit are shown in another system's.
    public func converts(_ unit: Unit?) -> Bool { style.converts(unit) }

    /// Whether a unit is of the system that others are converted to; false in the author's style, which has none.
    public func isNative(_ unit: Unit?) -> Bool { style.isNative(unit) }

    /// The quantity as it is shown: in the style's units, as far as they can say it, else in the author's.
    public func shown(_ quantity: Quantity) -> ShownQuantity {
        guard quantity.amount.isShown else { return ShownQuantity(quantity) }
        let ladder = ladder(of: quantity.unit)
        return converted(quantity) ?? ladder.shown(quantity, within: MeasureTable.tolerance, isConverted: false)
            ?? ladder.shownCoarsely(quantity)
    }

    /// The quantity in the style's system; nil where it is not of another, or no measure of the style is near enough.
    public func converted(_ quantity: Quantity) -> ShownQuantity? {
        converted(quantity, within: conversionTolerance)
    }

    /// What is converted is off by less than this share of the exact amount.
    public var conversionTolerance: Rational { style == .us ? MeasureTable.customaryTolerance : MeasureTable.tolerance }

    /// The quantity in the style's system, off by less than `tolerance` of it; nil where that cannot be.
    func converted(_ quantity: Quantity, within tolerance: Rational) -> ShownQuantity? {
        guard let unit = quantity.unit, converts(unit), quantity.amount.isShown else { return nil }
        return MeasureTable.conversion(of: unit, to: style).shown(quantity, within: tolerance, isConverted: true)
    }

    /// The quantity in its author's system, off by less than `tolerance` of it, or not at all; nil where a kitchen has no
    /// number for that.
    func kitchen(_ quantity: Quantity, within tolerance: Rational) -> ShownQuantity? {
        let ladder = ladder(of: quantity.unit)
        return ladder.shown(quantity, within: tolerance, isConverted: false)
            ?? ladder.shownFinely(quantity, within: tolerance)
    }

    /// The measures of an amount that is not converted.
    private func ladder(of unit: Unit?) -> MeasureLadder {
        MeasureTable.ladder(of: unit, in: style == .author && !hasCups ? .metric : style)
    }
}

// As text.
extension QuantityFormat {
    /// The quantity as a kitchen writes it, with its unit's word; "to taste" in words.
    public func text(_ quantity: Quantity) -> String { text(shown(quantity)) }

    /// The quantity as it was written and nothing has changed it: in the style's system where that is another, else exactly,
    /// and from a thousand on in kilograms and litres. What is no number of a kitchen is shown as ``text(_:)`` does.
    public func written(_ quantity: Quantity) -> String {
        guard quantity.amount.isShown else { return text(ShownQuantity(quantity)) }
        if let converted = converted(quantity) { return text(converted) }
        guard quantity.isPlain else { return text(quantity) }
        guard let unit = quantity.unit, unit.isDecimal else { return exactText(quantity) }
        return ladder(of: unit).shown(quantity, within: 0, isConverted: false).map(text) ?? exactText(quantity)
    }

    /// A pack in its own units as it is sold: written as it was, also in thirds of a kilogram.
    public func packText(_ pack: Quantity) -> String {
        let format = inAuthorsUnits
        return pack.hasKitchenFractions && !pack.isPlain ? format.exactText(pack) : format.written(pack)
    }

    /// The quantity in its own unit more closely than it is shown: as the fraction that it is where a kitchen has that, else as
    /// a decimal, to a thousandth.
    public func preciseText(_ quantity: Quantity) -> String {
        let isDecimal = quantity.unit?.isDecimal ?? false || !quantity.hasKitchenFractions
        let finest = Rational(1, 1000)
        let amount = isDecimal ? quantity.amount.map { max(finest, $0.rounded(toMultipleOf: finest)) } : quantity.amount
        return typeset(text(Quantity(amount, quantity.unit), decimal: isDecimal))
    }

    /// The quantity exactly, in its own unit, as files keep it: as a fraction where a kitchen has that and its unit no decimals,
    /// else as a decimal of at most six digits, and where that is not enough as a fraction after all.
    public func exactText(_ quantity: Quantity) -> String {
        let isDecimal = quantity.unit?.isDecimal ?? false || !quantity.hasKitchenFractions
        return typeset(text(quantity, decimal: isDecimal && quantity.amount.isDecimal(digits: 6)))
    }

    /// What is shown, with the words of its units.
    public func text(_ shown: ShownQuantity) -> String {
        let texts = shown.parts.map { text($0, decimal: $0.isWrittenDecimal) }
        return typeset(texts.joined(separator: " \(and) "))
    }

    private func typeset(_ text: String) -> String { isTypeset ? text.replacing(" ", with: "\u{A0}") : text }

    private func text(_ quantity: Quantity, decimal: Bool) -> String {
        guard let upper = quantity.amount.upper, let lower = quantity.amount.lower else { return toTaste }
        var text = number(lower, decimal: decimal)
        if lower != upper { text += dash + number(upper, decimal: decimal) }
        guard let unit = quantity.unit else { return text }
        return text + " " + word(for: unit, count: upper)
    }

    /// The word for a unit at an amount: "cup" for 1/2, "cups" for 2.
    public func word(for unit: Unit, count: Rational) -> String {
        UnitNames.of(language).word(for: unit, plural: isPlural(count)) ?? unit.rawValue
    }

    /// Whether so many are called by a plural.
    func isPlural(_ count: Rational) -> Bool { language == .french ? count >= 2 : count > 1 }

    /// A number alone: as a decimal with the language's mark, or as a mixed number; `?` when it is none.
    public func number(_ value: Rational, decimal: Bool) -> String {
        if decimal, let text = value.decimalText(digits: 12, mark: decimalMark) { return text }
        guard let whole = value.magnitude.floor, !value.isWhole, value.magnitude > 1 else { return value.description }
        let rest = value.magnitude - Rational(whole, over: 1)
        return (value < 0 ? "-" : "") + "\(whole) \(rest)"
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

    /// What joins two amounts: "4 cups and 1 tbsp".
    public var and: String {
        switch language {
        case .english: "and"
        case .italian: "e"
        case .german: "und"
        case .french: "et"
        case .spanish: "y"
        }
    }
}

extension Quantity {
    /// Whether its numbers are those of a kitchen: decimals of at most three digits, or halves, thirds, quarters and eighths.
    var isPlain: Bool {
        guard isWrittenDecimal else { return hasKitchenFractions }
        return [amount.lower, amount.upper].allSatisfy { $0?.decimalText(digits: 3) != nil }
    }

    /// Whether its numbers are whole, or have halves, thirds, quarters or eighths.
    fileprivate var hasKitchenFractions: Bool {
        [amount.lower, amount.upper].allSatisfy { number in
            guard let number, number.isFinite else { return true }
            return number.denominator <= 4 || number.denominator == 8
        }
    }

    /// Whether it is shown as a decimal, and not as a fraction.
    var isWrittenDecimal: Bool {
        guard let unit else { return false }
        // Scales show eighths of ounces as fractions, and what is finer as hundredths.
        return unit.isDecimal
            || unit == .ounce && [amount.lower, amount.upper].contains { $0.map { $0.denominator % 5 == 0 } ?? false }
    }
}

extension Amount {
    /// Whether there is a number that can be shown.
    var isShown: Bool { self != .toTaste && isFinite }

    fileprivate func isDecimal(digits: Int) -> Bool {
        [lower, upper].allSatisfy { $0?.decimalText(digits: digits) != nil }
    }
}
