/// An amount of money: a count of minor units of a currency, so that it is exact.
///
/// ```
/// let price = Money(minorUnits: 550, currency: .euro)
/// price.plain                                  // "5.50"
/// price.written(in: Language(tag: "it"))       // "5,50 €"
/// ```
public struct Money: Hashable, Sendable {
    /// The count of minor units: cents for EUR. Prices read from content stay below `Money.limit`.
    public var minorUnits: Int
    /// What the units are units of.
    public var currency: Currency

    /// `minorUnits` of `currency`.
    public init(minorUnits: Int, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The most minor units that a price in the content may have, so that no sum of a menu can overflow.
    public static let limit = 1_000_000_000_000

    /// Nothing, in `currency`.
    public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

    /// The sum of two amounts of one currency; the currency is that of the first.
    public static func + (a: Money, b: Money) -> Money {
        Money(minorUnits: a.minorUnits + b.minorUnits, currency: a.currency)
    }

    /// The difference of two amounts of one currency.
    public static func - (a: Money, b: Money) -> Money {
        Money(minorUnits: a.minorUnits - b.minorUnits, currency: a.currency)
    }

    /// The amount as programs read it: a point, all decimals of the currency, no sign of currency ("5.50", "-0.30").
    public var plain: String { digits(point: ".", group: "") }

    /// The amount as the language writes it, with the currency: "€5.50" in English, "5,50 €" in Italian.
    public func written(in language: Language) -> String {
        let style = language.numbers
        let number = digits(point: style.decimalPoint, group: style.group)
        if style.currencyFirst {
            let gap = currency.sign.allSatisfy(\.isLetter) ? "\u{A0}" : ""
            return number.hasPrefix("-")
                ? "-\(currency.sign)\(gap)\(number.dropFirst())" : "\(currency.sign)\(gap)\(number)"
        }
        return "\(number)\u{A0}\(currency.sign)"
    }

    /// The amount as a change: with `+` or `-` in front, "0.00" when there is none.
    public var change: String { (minorUnits > 0 ? "+" : "") + plain }

    private func digits(point: String, group: String) -> String {
        let (whole, part) = minorUnits.magnitude.quotientAndRemainder(dividingBy: UInt(currency.minorUnits))
        var text = grouped(String(whole), by: group)
        if currency.exponent > 0 {
            let decimals = String(part)
            text += point + String(repeating: "0", count: currency.exponent - decimals.count) + decimals
        }
        return minorUnits < 0 ? "-" + text : text
    }

    private func grouped(_ digits: String, by group: String) -> String {
        guard !group.isEmpty, digits.count > 3 else { return digits }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += group }
            text.append(digit)
        }
        return text
    }
}
