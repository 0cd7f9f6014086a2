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
        let number = String(text[text.index(after: equals)...]).trimmingSpaces
        let minor = Rational(scientific: number).map { $0 * Rational(currency.minorUnits) }
        guard let minor, minor.isWhole, minor >= 0, minor <= Rational(Money.limit) else {
            throw Problem(
                message:
                    "\"\(number)\" is no price in \(currency.code): write it with at most \(currency.exponent) decimals"
            )
        }
        price = Money(minorUnits: Int(clamping: minor.numerator), currency: currency)
    }

    /// Sets the price in a menu.
    public func apply(to menu: inout Menu) throws(Problem) {
        guard !menu.set(name, to: price) else { return }
        let nearest = NearestName.find(name, in: menu.priceNames) ?? menu.priceNames.first { $0.hasPrefix(name + " ") }
        let remedy = name.isEmpty ? nil : nearest.map { ": did you mean \"\($0)\"?" }
        throw Problem(message: "nothing on the menu is called \"\(name)\"\(remedy ?? "")")
    }
}
