import Diagnostics

/// How a dish gets its price: the base price and the price of each topping, a topping listed twice counted twice;
/// a size has a base price of its own and a factor for the toppings. What stands on no base has no base price, and only sizes
/// that its own prices name, as has what stands on another base than pizzas do, or names its base itself, and states prices.
///
/// The sum is exact and is rounded once, at the end: half away from zero, to the currency's minor unit and then to the
/// site's rounding step.
struct PriceRule {
    /// What the rule makes of a price.
    enum Result: Hashable {
        case price(Money)
        /// The menu does not say what the base costs.
        case unknown
        case tooLarge

        var money: Money? { if case .price(let money) = self { money } else { nil } }
    }

    /// A price set by hand to other than what the rule makes of it.
    struct Difference {
        let dish: String
        let byHand: Dish.SetPrice
        let computed: Money

        /// What it is the price of: `"Ricci" in size "Maxi"`.
        var subject: String { "\"\(dish)\"" + (byHand.size.map { " in size \"\($0)\"" } ?? "") }
    }

    /// The smallest step of a price, in minor units; at least 1.
    var roundingStep: Int
    /// The files beside that of the dishes which prices follow from.
    var basis: [String] = []
    /// Whether the menu is one that an owner writes by hand, which says things otherwise than payloads do.
    var isText = false
    /// What says of a size that something is not had in it.
    var noPrice: String { isText ? "a dash" : "null" }

    /// The prices of these toppings on a base of the menu, in each of its sizes or at all.
    func prices(of toppings: [Ingredient], in menu: Menu) -> [(size: String?, price: Result)] {
        guard !menu.sizes.isEmpty else { return [(nil, price(menu.basePrice, toppings, factor: 1))] }
        return menu.sizes.map { ($0.name, price($0.basePrice, toppings, factor: $0.toppingFactor)) }
    }

    /// The price of these toppings on a base of this price.
    func price(_ base: Money?, _ toppings: [Ingredient], factor: Rational) -> Result {
        guard let base else { return .unknown }
        let sum = toppings.reduce(Rational(0)) { $0 + Rational($1.price.minorUnits) }
        let exact = Rational(base.minorUnits) + sum * factor
        let rounded = exact.rounded(toMultipleOf: 1).rounded(toMultipleOf: Rational(roundingStep))
        guard rounded.isFinite, let units = Int(exactly: rounded.numerator) else { return .tooLarge }
        return .price(Money(minorUnits: units, currency: base.currency))
    }

    /// A dish with its prices, and those of them that differ from what the rule makes of them.
    func priced(
        _ item: CheckedMenu.Item, in menu: Menu, diagnostics: inout DiagnosticList
    ) -> (dish: PricedDish, differences: [Difference]) {
        var differences: [Difference] = []
        let computed = computed(item, in: menu, diagnostics: &diagnostics)
        let results = computed.map { size, price in
            let byHand = item.dish.setPrices.first { $0.size == size }
            if let byHand, item.base != nil, let price = price.money, price != byHand.price {
                differences.append(Difference(dish: item.dish.name, byHand: byHand, computed: price))
            }
            return (size, byHand.map { .price($0.price) } ?? price)
        }
        report(results.map(\.1), of: item.dish, diagnostics: &diagnostics)
        reportFacts(
            item.dish.facts, of: item.dish.name, at: item.dish.location, sizes: results.compactMap(\.0),
            diagnostics: &diagnostics)
        let prices = results.compactMap { size, price in price.money.map { DishPrice(size: size, price: $0) } }
        let dish = PricedDish(
            written: item.dish, toppings: item.toppings, base: item.base, isPizza: item.isPizza,
            prices: prices.count < results.count ? [] : prices, diet: item.diet)
        return (dish, differences)
    }

    /// What the rule makes of each price that a dish has to have.
    private func computed(
        _ item: CheckedMenu.Item, in menu: Menu, diagnostics: inout DiagnosticList
    ) -> [(size: String?, price: Result)] {
        // What stands on another base than pizzas do, or names its base itself, is in sizes of its own where it states prices.
        if item.base != nil, item.isPizza && item.dish.base == nil || item.dish.setPrices.isEmpty {
            reportSizes(of: item.dish, in: menu, diagnostics: &diagnostics)
            return prices(of: item.toppings, in: menu).filter { price in
                price.size.map { item.dish.missingSizes[$0] == nil } ?? true
            }
        }
        guard item.dish.setPrices.isEmpty else { return item.dish.setPrices.map { ($0.size, .unknown) } }
        let sum = price(.zero(menu.currency), item.toppings, factor: 1)
        // Toppings that cost nothing more on a pizza are no price of a dish of their own.
        return [(nil, sum == .price(.zero(menu.currency)) ? .unknown : sum)]
    }

    private func report(_ results: [Result], of dish: Dish, diagnostics: inout DiagnosticList) {
        if results.contains(.tooLarge) {
            diagnostics.report(
                .sumTooLarge, "the price of \"\(dish.name)\" is more than can be held", at: dish.location,
                fix: "list fewer toppings, or correct their prices and factors", basis: basis)
        } else if results.contains(.unknown), !dish.isPriceUnread {
            diagnostics.report(
                .priceUnknown, "nothing says what \"\(dish.name)\" costs", at: dish.location,
                fix: isText
                    ? "write its price behind its name, or a `base_price` for the menu"
                    : "write its `price`, or a `basePrice` for the menu", basis: basis)
        }
    }

    /// Tells all prices set by hand that differ from the computed ones, at the first of them.
    func report(_ differences: [Difference], of pizzas: String, diagnostics: inout DiagnosticList) {
        guard let first = differences.first else { return }
        let listed = differences.prefix(6).map {
            "\($0.subject): \($0.byHand.price.plain) by hand, \($0.computed.plain) computed"
        }
        let message =
            differences.count == 1
            ? "the price of \(first.subject) is set to \(first.byHand.price.plain), but computes to \(first.computed.plain)"
            : "\(differences.count) prices are set to other than they compute to"
        diagnostics.report(
            .priceDiffers, message, at: first.byHand.location,
            notes: (differences.count == 1 ? ["the price set by hand is used"] : Array(listed))
                + (differences.count > listed.count ? ["and \(differences.count - listed.count) more"] : []),
            fix: "write \(isText ? "prices: by_hand" : "\"prices\": \"by_hand\"") into \(pizzas) where that is meant, "
                + "or remove the price", basis: basis)
    }

    /// Reports what is stated of sizes that a dish or a drink is not had in.
    func reportFacts(
        _ facts: StatedFacts, of name: String, at location: SourceLocation, sizes: [String],
        diagnostics: inout DiagnosticList
    ) {
        let stated =
            facts.energy.map { ($0.size, "its kilocalories are", location) }
            + facts.deposits.map { ($0.size, "its deposit is", $0.location) }
            + facts.takeaway.map { ($0.size, "its takeaway price is", $0.location) }
        for (size, what, location) in stated {
            guard let size, !sizes.contains(size) else { continue }
            diagnostics.report(
                .invalidValue, "\"\(name)\" is not had in the size \"\(size)\" that \(what) of", at: location,
                fix: NearestName.find(size, in: sizes).map { "did you mean \"\($0)\"?" }
                    ?? (sizes.isEmpty ? "write one number" : "write it of \(sizes.joined(separator: ", "))"))
        }
    }

    /// Reports prices set by hand that no size has, and sizes that a dish is said not to be had in and that the menu has not.
    private func reportSizes(of dish: Dish, in menu: Menu, diagnostics: inout DiagnosticList) {
        for (size, location) in dish.missingSizes.sorted(by: { $0.key < $1.key }) {
            reportUnknown(size, at: location, in: menu, diagnostics: &diagnostics)
        }
        for byHand in dish.setPrices {
            if let size = byHand.size {
                reportUnknown(size, at: byHand.location, in: menu, diagnostics: &diagnostics)
            } else if let size = menu.sizes.first {
                diagnostics.report(
                    .priceWithoutSize,
                    "the price of \"\(dish.name)\" is set to \(byHand.price.plain) in no size of the menu",
                    at: byHand.location,
                    fix: isText
                        ? "write one for each size, as in \(menu.sizes.map { _ in byHand.price.plain }.joined(separator: " / ")), with a dash for none"
                        : "write a price by size, as in \"price\": {\"\(size.name)\": \(byHand.price.plain)}")
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
}
