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

    /// The most minor units that a price in the content may have.
    public static let limit = 1_000_000_000_000

    /// Nothing, in `currency`.
    public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

    /// The sum of two amounts; nil when they are of two currencies, or when it cannot be held.
    public func adding(_ other: Money) -> Money? {
        checked(other, minorUnits.addingReportingOverflow(other.minorUnits))
    }

    /// The difference of two amounts; nil when they are of two currencies, or when it cannot be held.
    public func subtracting(_ other: Money) -> Money? {
        checked(other, minorUnits.subtractingReportingOverflow(other.minorUnits))
    }

    /// The amount so many times; nil when it cannot be held.
    public func times(_ count: Int) -> Money? {
        checked(self, minorUnits.multipliedReportingOverflow(by: count))
    }

    private func checked(_ other: Money, _ result: (partialValue: Int, overflow: Bool)) -> Money? {
        guard currency == other.currency, !result.overflow else { return nil }
        return Money(minorUnits: result.partialValue, currency: currency)
    }

    /// The amount as programs read it: a point, all decimals of the currency, no sign of currency ("5.50", "-0.30").
    public var plain: String { minorUnits < 0 ? "-" + digits(point: ".") : digits(point: ".") }

    /// The amount as the language and its region write it, with the currency: "€5.50" in English, "5,50 €" in Italian,
    /// "CHF 5.50" in Swiss German.
    public func written(in language: Language) -> String {
        let (style, sign) = (language.numbers, currency.sign(in: language))
        let number = digits(point: style.moneyMark, group: style.group, from: style.groupedFrom)
        let minus = minorUnits < 0 ? "-" : ""
        switch style.sign {
        case .before where !sign.allSatisfy(\.isLetter): return minus + sign + number
        case .before, .beforeWithSpace: return "\(minus)\(sign)\u{A0}\(number)"
        case .after: return "\(minus)\(number)\u{A0}\(sign)"
        }
    }

    /// The amount as a change: with `+` or `-` in front, "0.00" when there is none.
    public var change: String { (minorUnits > 0 ? "+" : "") + plain }

    /// The digits without a sign, the whole part in groups of three where it has as many digits as `least`.
    private func digits(point: String, group: String = "", from least: Int = .max) -> String {
        let (whole, part) = minorUnits.magnitude.quotientAndRemainder(dividingBy: UInt(currency.minorUnits))
        var text = String(whole)
        if text.utf8.count >= least { text = Self.grouped(text, by: group) }
        guard currency.exponent > 0 else { return text }
        let decimals = String(part)
        return text + point + String(repeating: "0", count: currency.exponent - decimals.count) + decimals
    }

    private static func grouped(_ digits: String, by group: String) -> String {
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += group }
            text.append(digit)
        }
        return text
    }
}

extension Sequence<Money> {
    /// The sum of the amounts; nil when one is of another currency, or when the sum cannot be held.
    public func total(in currency: Currency) -> Money? {
        reduce(.zero(currency)) { sum, money in sum.flatMap { $0.adding(money) } }
    }
}
