import Diagnostics
import Kitchen

/// Reads what guests pay besides the prices of the menu: at a table `cover: 2.00`, and `service: 10 %` on top of them, or
/// `service: included 15 %`, and anywhere `tax: 8.875 %`.
struct ChargesReader {
    /// What prices are in.
    let currency: Currency

    func charges(_ fields: inout Fields) -> TableCharges {
        var charges = TableCharges()
        if let cover = PriceReader(currency: currency).price("cover", in: &fields), cover.value.minorUnits > 0 {
            (charges.cover, charges.coverLocation) = (cover.value, fields.location(cover.span))
        }
        if let tax = fields.text("tax") {
            (charges.tax, charges.taxLocation) = (Self.percent(tax.value[...]), fields.location(tax.span))
            if charges.tax == nil {
                fields.report(
                    .invalidValue, "`tax` should say how many per cent it is, but is \"\(tax.value)\"", at: tax.span,
                    fix: "write 8.875 %, or leave it out where prices have it in them")
            }
        }
        guard let text = fields.text("service") else { return charges }
        (charges.service, charges.serviceLocation) = (Self.service(text.value), fields.location(text.span))
        if charges.service == nil {
            fields.report(
                .invalidValue, "`service` should say how many per cent it is, but is \"\(text.value)\"", at: text.span,
                fix: "write 10 % where it comes on top of the prices, and included 10 % where it is in them")
        }
        return charges
    }

    /// The service that a text stands for; nil where it is none.
    private static func service(_ text: String) -> TableCharges.Service? {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if words == "included" { return .included(percent: nil) }
        if words.hasPrefix("included ") {
            return percent(words.dropFirst("included ".count)).map { .included(percent: $0) }
        }
        return percent(words[...]).map { .added(percent: $0) }
    }

    /// "12,5 %" as a number, which has to be more than nothing and less than a whole.
    private static func percent(_ text: Substring) -> Rational? {
        guard text.hasSuffix("%") else { return nil }
        let words = text.dropLast().split(separator: " ")
        guard words.count == 1, words[0].count <= 8, let number = Rational(decimal: words[0].replacing(",", with: ".")),
            number > 0, number < 100
        else { return nil }
        return number
    }
}
