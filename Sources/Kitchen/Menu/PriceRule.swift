import Diagnostics

/// How a pizza gets its price: the base price and the price of each topping, a topping listed twice counted twice;
/// a size has a base price of its own and a factor for the toppings.
///
/// The sum is exact and is rounded once, at the end: half away from zero, to the currency's minor unit and then to the
/// site's rounding step.
struct PriceRule {
    /// The smallest step of a price, in minor units; at least 1.
    var roundingStep: Int
    /// The files beside that of the pizzas which prices follow from.
    var basis: [String] = []

    func price(base: Money, toppings: [Ingredient], factor: Rational = 1) -> Money {
        let sum = toppings.reduce(0) { $0 + $1.price.minorUnits }
        let exact = Rational(base.minorUnits) + Rational(sum) * factor
        let rounded = exact.rounded(toMultipleOf: 1).rounded(toMultipleOf: Rational(roundingStep))
        return Money(minorUnits: Int(clamping: rounded.numerator), currency: base.currency)
    }

    func priced(_ item: CheckedMenu.Item, in menu: Menu, diagnostics: inout DiagnosticList) -> PricedPizza {
        let computed = price(base: menu.basePrice, toppings: item.toppings)
        let sizes = menu.sizes.map { size in
            let computed = price(base: size.basePrice, toppings: item.toppings, factor: size.toppingFactor)
            return PricedPizza.SizePrice(
                size: size.name, price: chosen(computed, for: size.name, of: item.pizza, diagnostics: &diagnostics))
        }
        reportUnknownSizes(of: item.pizza, in: menu, diagnostics: &diagnostics)
        return PricedPizza(
            pizza: item.pizza, toppings: item.toppings,
            price: chosen(computed, for: nil, of: item.pizza, diagnostics: &diagnostics),
            sizes: sizes, diet: diet(of: item, on: menu.base))
    }

    /// The price set by hand for a size, or the computed one; reports when the two differ.
    private func chosen(_ computed: Money, for size: String?, of pizza: Pizza, diagnostics: inout DiagnosticList)
        -> Money
    {
        guard let byHand = pizza.setPrices.first(where: { $0.size == size }) else { return computed }
        if byHand.price != computed {
            let what = size.map { "\"\(pizza.name)\" in size \"\($0)\"" } ?? "\"\(pizza.name)\""
            diagnostics.report(
                .priceDiffers,
                "the price of \(what) is set to \(byHand.price.plain), but computes to \(computed.plain)",
                at: byHand.location, notes: ["the price set by hand is used"],
                fix: "remove the price to use the computed one", basis: basis)
        }
        return byHand.price
    }

    private func reportUnknownSizes(of pizza: Pizza, in menu: Menu, diagnostics: inout DiagnosticList) {
        let names = menu.sizes.map(\.name)
        for byHand in pizza.setPrices {
            guard let size = byHand.size, !names.contains(size) else { continue }
            diagnostics.report(
                .invalidValue, "the menu has no size \"\(size)\"", at: byHand.location,
                fix: NearestName.find(size, in: names).map { "did you mean \"\($0)\"?" }
                    ?? "add the size to the menu's `sizes`, or remove its price here")
        }
    }

    /// What is known of a pizza: what is known of its base and of each topping together. A topping that is unknown to
    /// the menu makes every answer unknown.
    private func diet(of item: CheckedMenu.Item, on base: PizzaBase) -> DietFacts {
        var facts = item.toppings.reduce(base.diet.completed) { $0.and($1.diet.completed) }
        if item.toppings.count < item.pizza.toppings.count { facts = facts.and(.unknown) }
        return facts
    }
}
