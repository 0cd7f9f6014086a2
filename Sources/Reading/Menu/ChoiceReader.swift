import Diagnostics
import Kitchen
import Text

/// Reads what guests choose with a dish: `"choices": [{"choose": 1, "of": [{"dish": "Minestrone", "price": 1}]}]`.
struct ChoiceReader {
    let prices: PriceReader

    /// The choices of a dish. One that cannot be read is reported; of what can be chosen nothing is known then.
    func choices(_ fields: inout Fields) -> [DishChoice] {
        let values = fields.list("choices") ?? []
        if values.count > DishChoice.maxOfDish {
            fields.report(
                .invalidValue, "\(values.count) choices are more than a dish can have",
                at: values[DishChoice.maxOfDish].span, fix: "have at most \(DishChoice.maxOfDish)")
        }
        return values.prefix(DishChoice.maxOfDish).map { value in
            var own = Fields(value, file: fields.file, subject: "this choice")
            let choice = choice(&own)
            fields.take(&own)
            return choice
        }
    }

    private func choice(_ fields: inout Fields) -> DishChoice {
        let exact = fields.integer("choose")
        let most = fields.integer("upTo")
        let values = fields.list("of", required: true) ?? []
        let options = values.compactMap { value -> DishChoice.Option? in
            var own = Fields(value, file: fields.file, subject: "this option")
            let option = option(&own)
            fields.take(&own)
            return option
        }
        let count = exact ?? most
        let isCount = (exact == nil || most == nil) && (1...DishChoice.maxChosen).contains(count?.value ?? 1)
        if !isCount {
            fields.report(
                .invalidValue, "so many cannot be chosen", at: count?.span ?? fields.span,
                fix: "write how many, 1 to \(DishChoice.maxChosen): `choose` of so many, or `upTo` of at most so many")
        }
        let chosen = isCount ? count?.value ?? 1 : 1
        var choice = DishChoice(
            least: most == nil ? chosen : 0, most: chosen, of: options, location: fields.location(fields.span))
        choice.isWhole = options.count == values.count && !values.isEmpty && isCount
        return choice
    }

    private func option(_ fields: inout Fields) -> DishChoice.Option? {
        let topping = fields.value("ingredient").flatMap { Dish.Topping($0, in: &fields) }
        let dish = fields.text("dish")
        let isPriced = fields.value("price") != nil
        let prices = prices.setPrices(&fields)
        // Nothing is chosen for a price that could not be read.
        guard isPriced == !prices.isEmpty else { return nil }
        switch (topping, dish) {
        case (let topping?, nil):
            return DishChoice.Option(.topping(topping.id), prices: prices, location: topping.location)
        case (nil, let dish?):
            return DishChoice.Option(
                .dish(Slug.make(dish.value)), prices: prices, location: fields.location(dish.span))
        default:
            fields.report(
                .missingKey, "an option names an `ingredient` by its id or a `dish` by its name, one of the two",
                at: fields.span, fix: "write {\"ingredient\": 4} or {\"dish\": \"Minestrone\"}")
            return nil
        }
    }
}
