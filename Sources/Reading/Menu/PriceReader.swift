import Diagnostics
import Kitchen
import Text

/// Reads prices from their decimal text, exactly.
struct PriceReader {
    let currency: Currency

    /// The price of `key`, or nil when there is none that can be used.
    ///
    /// Reports a price that is negative, too large, or has more decimals than the currency's minor unit.
    func price(_ key: String, in fields: inout Fields, required: Bool = false) -> Located<Money>? {
        guard let text = fields.decimalText(key, required: required) else { return nil }
        return price(text, in: &fields)
    }

    /// The price that a number stands for.
    func price(_ text: Located<String>, in fields: inout Fields) -> Located<Money>? {
        guard let exact = Rational(scientific: text.value) else {
            fields.report(
                .priceTooLarge, "the price \(text.value) has too many digits", at: text.span,
                fix: "write at most 12 digits before and 6 after the point")
            return nil
        }
        if exact < 0 {
            fields.report(.negativePrice, "the price \(text.value) is negative", at: text.span, fix: "write 0 or more")
            return nil
        }
        let minor = exact * Rational(currency.minorUnits)
        guard minor <= Rational(Money.limit), let nearest = minor.roundedToWhole.flatMap({ Int(exactly: $0) }) else {
            fields.report(
                .priceTooLarge, "the price \(text.value) is too large", at: text.span,
                fix: "write at most \(Money(minorUnits: Money.limit, currency: currency).plain)")
            return nil
        }
        let price = Money(minorUnits: nearest, currency: currency)
        guard minor.isWhole else {
            fields.report(
                .overPrecisePrice,
                "the price \(text.value) has more decimals than \(currency.code), which has \(currency.exponent)",
                at: text.span, fix: "write \(price.plain)", basis: [Settings.file])
            return nil
        }
        return Located(price, at: text.span)
    }
}

extension PriceReader {
    /// The sizes that something is not had in, and where that is said: `"price": {"Normal": 8.50, "Family": null}`.
    func missingSizes(_ fields: inout Fields) -> [String: SourceLocation] {
        guard case .map(let entries)? = fields.value("price")?.content else { return [:] }
        let missing = entries.filter(\.value.isNull).map { ($0.key, fields.location($0.keySpan)) }
        return Dictionary(missing) { first, _ in first }
    }

    /// `"price": 8.50`, or a price for each size by name: `"price": {"Normal": 8.50, "Family": 15}`; so of another key.
    func setPrices(_ fields: inout Fields, key: String = "price") -> [Dish.SetPrice] {
        guard let value = fields.value(key) else { return [] }
        guard case .map(let entries) = value.content else {
            let price = price(key, in: &fields)
            return price.map { [Dish.SetPrice(size: nil, price: $0.value, location: fields.location($0.span))] } ?? []
        }
        return entries.filter { !$0.value.isNull }.compactMap { entry in
            guard let text = entry.value.scalarText, DecimalText.isNumber(text) else {
                fields.report(
                    .wrongType, "the \(key) of \"\(entry.key)\" should be a number, but is \(entry.value.kind)",
                    at: entry.value.span)
                return nil
            }
            let price = price(Located(text, at: entry.value.span), in: &fields)
            return price.map {
                Dish.SetPrice(size: entry.key, price: $0.value, location: fields.location(entry.keySpan))
            }
        }
    }
}

extension Rational {
    /// The number of a JSON or YAML text, with a sign or an exponent; nil when it has more digits than are read.
    init?(scientific text: String) {
        let parts = text.lowercased().split(separator: "e", maxSplits: 1)
        guard let digits = parts.first,
            let number = Rational(decimal: digits.hasPrefix("+") ? digits.dropFirst() : digits)
        else { return nil }
        guard parts.count == 2 else {
            self = number
            return
        }
        guard let exponent = Int(parts[1]), (-12...12).contains(exponent) else { return nil }
        let power = (0..<abs(exponent)).reduce(Rational(1)) { value, _ in value * 10 }
        self = exponent < 0 ? number / power : number * power
    }
}
