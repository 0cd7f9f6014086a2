import Diagnostics
import Kitchen

/// Reads what dishes can be had with: `"extras": [{"ingredient": 7, "price": 2, "insteadOf": 1}]`.
struct ExtraReader {
    let prices: PriceReader

    /// The extras of a dish or of a section; one that cannot be read is reported and left out.
    func extras(_ fields: inout Fields) -> [DishExtra] {
        let values = fields.list("extras") ?? []
        if values.count > Self.most {
            fields.report(
                .invalidValue, "\(values.count) extras are more than a dish can be had with",
                at: values[Self.most].span,
                fix: "offer at most \(Self.most)")
        }
        return values.prefix(Self.most).compactMap { value in
            var own = Fields(value, file: fields.file, subject: "this extra")
            let extra = extra(&own)
            fields.take(&own)
            return extra
        }
    }

    /// Each dish of a section has them all.
    private static let most = 100

    private func extra(_ fields: inout Fields) -> DishExtra? {
        let topping = fields.value("ingredient", required: true).flatMap { Dish.Topping($0, in: &fields) }
        let price = fields.value("price")
        if case .map(let entries)? = price?.content, !entries.isEmpty, entries.allSatisfy(\.value.isNull) {
            fields.report(
                .priceUnknown, "no dish is had with this in any size", at: entries[0].value.span,
                fix: "write what it adds in one size, or remove it")
        }
        let missing = prices.missingSizes(&fields)
        let prices = prices.setPrices(&fields)
        let part = fields.value("insteadOf")
        let replaced = part.flatMap { self.part($0, in: &fields) }
        // Nothing is offered for a price, or in place of something, that could not be read.
        guard let topping, (price == nil) == prices.isEmpty, (part == nil) == (replaced == nil) else { return nil }
        return DishExtra(topping: topping, replaced: replaced, prices: prices, missingSizes: missing)
    }

    /// `"base"`, or the id of an ingredient.
    private func part(_ value: SourceValue, in fields: inout Fields) -> DishExtra.Part? {
        if value.scalarText == "base" { return .base }
        return Dish.Topping(value, in: &fields).map { .topping($0.id) }
    }
}

extension Dish.Topping {
    /// A topping by the id of an ingredient; anything else is reported.
    init?(_ value: SourceValue, in fields: inout Fields) {
        guard let text = value.scalarText, let id = Int(text) else {
            fields.report(
                .wrongType, "an ingredient is named by its id, but this is \(value.kind)", at: value.span,
                fix: "write the id of an ingredient, a whole number")
            return nil
        }
        self.init(id: id, location: fields.location(value.span))
    }
}
