import Diagnostics
import Kitchen

/// A price to try out: `Mozzarella=1.20`, `basePrice=4.50`.
public struct PriceAssignment: Sendable {
    /// Why an assignment cannot be used, with what to do.
    public struct Problem: Error {
        /// What is wrong, and what to write instead.
        public let message: String
    }

    private let name: String
    private let price: Money

    /// The assignment that a text says, in `currency`.
    public init(_ text: String, currency: Currency) throws(Problem) {
        guard let equals = text.lastIndex(of: "=") else {
            throw Problem(message: "\"\(text)\" sets nothing: write NAME=PRICE, as in Mozzarella=1.20")
        }
        name = String(text[..<equals]).trimmingSpaces
        price = try Self.price(String(text[text.index(after: equals)...]).trimmingSpaces, in: currency)
    }

    private static func price(_ text: String, in currency: Currency) throws(Problem) -> Money {
        guard let exact = Rational(scientific: text) else {
            let remedy = plainNumber(text, currency) ?? "a number, as in 1.20"
            throw Problem(message: "\"\(text)\" is no price in \(currency.code): write \(remedy)")
        }
        guard exact >= 0 else {
            throw Problem(message: "the price \(text) is negative: write 0 or more")
        }
        let minor = exact * Rational(currency.minorUnits)
        guard minor <= Rational(Money.limit) else {
            let most = Money(minorUnits: Money.limit, currency: currency).plain
            throw Problem(message: "the price \(text) is too large: write at most \(most)")
        }
        guard let units = minor.isWhole ? Int(exactly: minor.numerator) : nil else {
            throw Problem(
                message:
                    "\"\(text)\" is no price in \(currency.code): write it with at most \(currency.exponent) decimals")
        }
        return Money(minorUnits: units, currency: currency)
    }

    /// The number that a price with a decimal comma or with the sign of the currency means; nil for anything else.
    private static func plainNumber(_ text: String, _ currency: Currency) -> String? {
        let unmarked = currency.marks.reduce(text) { $0.replacing($1, with: "") }.trimmingSpaces
        let number = unmarked.contains(".") ? unmarked : unmarked.replacing(",", with: ".")
        guard let exact = Rational(decimal: number), exact >= 0 else { return nil }
        return (exact * Rational(currency.minorUnits)).isWhole ? number : nil
    }

    /// Sets the price in a menu.
    public func apply(to menu: inout Menu) throws(Problem) {
        guard !menu.set(name, to: price) else { return }
        let nearest = NearestName.find(name, in: menu.priceNames) ?? menu.priceNames.first { $0.hasPrefix(name + " ") }
        let remedy = name.isEmpty ? nil : nearest.map { ": did you mean \"\($0)\"?" }
        throw Problem(message: "nothing on the menu is called \"\(name)\"\(remedy ?? "")")
    }
}
