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

    /// The prices of these toppings on the base of a menu, in each of its sizes or at all; nil where one cannot be held.
    func prices(of toppings: [Ingredient], in menu: Menu) -> [(size: String?, price: Money?)] {
        guard !menu.sizes.isEmpty else { return [(nil, price(base: menu.basePrice, toppings, factor: 1))] }
        return menu.sizes.map { ($0.name, price(base: $0.basePrice, toppings, factor: $0.toppingFactor)) }
    }

    private func price(base: Money, _ toppings: [Ingredient], factor: Rational) -> Money? {
        let sum = toppings.reduce(Rational(0)) { $0 + Rational($1.price.minorUnits) }
        let exact = Rational(base.minorUnits) + sum * factor
        let rounded = exact.rounded(toMultipleOf: 1).rounded(toMultipleOf: Rational(roundingStep))
        guard rounded.isFinite, let units = Int(exactly: rounded.numerator) else { return nil }
        return Money(minorUnits: units, currency: base.currency)
    }

    func priced(_ item: CheckedMenu.Item, in menu: Menu, diagnostics: inout DiagnosticList) -> PricedPizza {
        reportSizes(of: item.pizza, in: menu, diagnostics: &diagnostics)
        let computed = prices(of: item.toppings, in: menu)
        let chosen = computed.compactMap { size, price in
            self.chosen(price, for: size, of: item.pizza, diagnostics: &diagnostics).map {
                PizzaPrice(size: size, price: $0)
            }
        }
        if chosen.count < computed.count {
            diagnostics.report(
                .sumTooLarge, "the price of \"\(item.pizza.name)\" is more than can be held", at: item.pizza.location,
                fix: "list fewer toppings, or correct their prices and factors", basis: basis)
        }
        return PricedPizza(
            pizza: item.pizza, toppings: item.toppings, prices: chosen.count < computed.count ? [] : chosen,
            diet: diet(of: item, on: menu.base))
    }

    /// The price set by hand for a size, or the computed one; reports when the two differ.
    private func chosen(_ computed: Money?, for size: String?, of pizza: Pizza, diagnostics: inout DiagnosticList)
        -> Money?
    {
        guard let byHand = pizza.setPrices.first(where: { $0.size == size }) else { return computed }
        if let computed, byHand.price != computed {
            let what = size.map { "\"\(pizza.name)\" in size \"\($0)\"" } ?? "\"\(pizza.name)\""
            diagnostics.report(
                .priceDiffers,
                "the price of \(what) is set to \(byHand.price.plain), but computes to \(computed.plain)",
                at: byHand.location, notes: ["the price set by hand is used"],
                fix: "remove the price to use the computed one", basis: basis)
        }
        return byHand.price
    }

    /// Reports prices set by hand that no size has.
    private func reportSizes(of pizza: Pizza, in menu: Menu, diagnostics: inout DiagnosticList) {
        for byHand in pizza.setPrices {
            if let size = byHand.size {
                reportUnknown(size, at: byHand.location, in: menu, diagnostics: &diagnostics)
            } else if let size = menu.sizes.first {
                diagnostics.report(
                    .priceWithoutSize,
                    "the price of \"\(pizza.name)\" is set to \(byHand.price.plain) in no size of the menu",
                    at: byHand.location,
                    fix: "write a price by size, as in \"price\": {\"\(size.name)\": \(byHand.price.plain)}")
            }
        }
    }

    private func reportUnknown(
        _ size: String, at location: SourceLocation, in menu: Menu, diagnostics: inout DiagnosticList
    ) {
        let names = menu.sizes.map(\.name)
        guard !names.contains(size) else { return }
        diagnostics.report(
            .invalidValue, "the menu has no size \"\(size)\"", at: location,
            fix: NearestName.find(size, in: names).map { "did you mean \"\($0)\"?" }
                ?? "add the size to the menu's `sizes`, or remove its price here")
    }

    /// What is known of a pizza: what is known of its base and of each topping together. A topping that is unknown to
    /// the menu makes every answer unknown.
    private func diet(of item: CheckedMenu.Item, on base: PizzaBase) -> DietFacts {
        var facts = item.toppings.reduce(base.diet.completed) { $0.and($1.diet.completed) }
        if item.toppings.count < item.pizza.toppings.count { facts = facts.and(.unknown) }
        return facts
    }
}
