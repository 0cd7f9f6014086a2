import Diagnostics
import Kitchen
import Text

/// Reads the sizes of `menu.md`, and what each of them says of the dishes that stand on the menu's base.
struct MenuTextSizes {
    let prices: PriceReader

    /// What the front matter says of prices: `sizes`, `base_price`, `topping_factor`.
    func read(_ fields: inout Fields, into menu: inout Menu) {
        let names = fields.texts("sizes", splitting: true) ?? []
        let basePrices = numbers("base_price", as: "a price", example: "4.50 / 6.00", sizes: names.count, in: &fields)
            .map { prices.price($0, in: &fields)?.value }
        let factors = numbers("topping_factor", as: "a number", example: "1 / 1.5", sizes: names.count, in: &fields)
            .map { MenuReader.toppingFactor($0, in: &fields) }
        guard !names.isEmpty else { return menu.basePrice = basePrices.first ?? nil }
        menu.sizes = names.enumerated().map { place, name in
            MenuSize(
                name: name.value, basePrice: value(basePrices, at: place) ?? nil,
                toppingFactor: (value(factors, at: place) ?? nil) ?? 1, location: fields.location(name.span))
        }
    }

    /// One counts for all sizes.
    private func value<Value>(_ values: [Value], at place: Int) -> Value? {
        values.count == 1 ? values.first : values.indices.contains(place) ? values[place] : nil
    }

    /// The numbers of a key: none, one, or one for each size. Of any other count nobody could say which size is meant.
    private func numbers(
        _ key: String, as kind: String, example: String, sizes: Int, in fields: inout Fields
    ) -> [Located<String>] {
        guard let value = fields.value(key), let text = value.scalarText else { return [] }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
            let number = String(part).trimmingSpaces
            return DecimalText.isNumber(number) ? number : DecimalText.withPoint(number) ?? number
        }
        guard parts.allSatisfy(DecimalText.isNumber), [1, max(sizes, 1)].contains(parts.count) else {
            fields.report(
                .wrongType, "`\(key)` should be \(kind), or one for each size, but is `\(text)`", at: value.span,
                fix: "write it as in \(example.split(separator: " ")[0]) or \(example)")
            return []
        }
        return parts.map { Located($0, at: value.span) }
    }
}
