import Kitchen
import Templates

/// The amounts of a line as texts, those of several measures put together ("200 g + 1 cup"); nil where there is none.
///
/// Of each measure needed = had + bought − left, as it is written.
struct SheetAmounts {
    let needed: String?
    let had: String?
    let bought: String?
    let left: String?

    /// The amounts as a kitchen writes them.
    init(_ line: SheetLine, in format: QuantityFormat) {
        let shown = line.amounts.enumerated().map { place, amount in
            format.shown(amount, of: line.name, inPacks: place == 0 && line.packs != nil)
        }
        needed = Self.joined(shown.map { format.text($0.needed) })
        had = Self.joined(shown.compactMap(\.had).map(format.text))
        bought = Self.joined(shown.compactMap(\.bought).map(format.text))
        left = Self.joined(shown.compactMap(\.left).map(format.text))
    }

    /// The amounts exactly, for programs.
    init(exactly line: SheetLine) {
        let exact = line.amounts.map { ExactAmounts([$0.needed, $0.had, $0.bought, $0.left]) }
        let part = { (place: Int) in Self.joined(exact.compactMap { $0.texts[place] }) }
        (needed, had, bought, left) = (part(0), part(1), part(2), part(3))
    }

    private static func joined(_ texts: [String]) -> String? {
        texts.isEmpty ? nil : texts.joined(separator: " + ")
    }
}

/// Quantities of one kind as programs read them: exactly, all in one unit, with its word in English.
///
/// The unit is their own where it needs no fractions, else grams or millilitres where those need none: "453.59237 g".
struct ExactAmounts {
    /// The quantities in the order given.
    let texts: [String?]

    init(_ quantities: [Quantity?]) {
        let base = quantities.map { quantity in quantity.flatMap(Self.inBase) }
        let isInBase = !Self.areDecimal(quantities) && Self.areDecimal(base)
        texts = (isInBase ? base : quantities).map { $0.map(Self.text) }
    }

    private static func inBase(_ quantity: Quantity) -> Quantity? {
        let base = (quantity.unit ?? .piece).base
        return quantity.converted(to: base).map { Quantity($0.amount, base == .piece ? nil : base) }
    }

    /// One quantity.
    static func text(_ quantity: Quantity) -> String {
        let format = QuantityFormat.english
        let numbers = [quantity.amount.lower, quantity.amount.upper].compactMap(\.self).map(number)
        guard let lower = numbers.first, let upper = numbers.last, let count = quantity.amount.upper else {
            return format.toTaste
        }
        let text = lower == upper ? lower : lower + "–" + upper
        return quantity.unit.map { text + " " + word(for: $0, count) } ?? text
    }

    /// The word for a unit; English shows metric spoons as others, and programs need to know.
    private static func word(for unit: Unit, _ count: Rational) -> String {
        switch unit {
        case .metricTeaspoon: "metric tsp"
        case .metricTablespoon: "metric tbsp"
        default: QuantityFormat.english.word(for: unit, count: count)
        }
    }

    private static func number(_ value: Rational) -> String { value.decimalText(digits: 12) ?? value.description }

    private static func areDecimal(_ quantities: [Quantity?]) -> Bool {
        quantities.allSatisfy { $0?.amount.upper?.decimalText(digits: 12) ?? "" != "" || $0 == nil }
    }
}
