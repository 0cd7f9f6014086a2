import Diagnostics

/// Something that a dish can be had with, with what that adds to its price.
public struct PricedExtra: Hashable, Sendable {
    /// What comes onto the dish.
    public let topping: Ingredient
    /// What it comes in place of; nil where it comes besides.
    public let replaced: DishExtra.Part?
    /// The name of what it comes in place of, where that has one.
    public let replacedName: String?
    /// Whether all dishes of its section are offered with it.
    public let isOfSection: Bool
    /// What it adds to each price of the dish that is of a size in which it is had, in their order.
    public let prices: [DishPrice]
    /// Whether the dish is had with it in all of its sizes, or where it is told once for a section, that in all of its dishes.
    public internal(set) var isInAllSizes: Bool
    /// The kilocalories that it adds, in each size of its prices of which they are known; none where it comes in place of something.
    public let energy: [StatedFacts.Energy]

    /// What is stated of it: the energy that it adds.
    public var facts: StatedFacts {
        var facts = StatedFacts()
        facts.energy = energy
        return facts
    }

    /// Whether another says the same of all sizes that it is had in, whatever dishes call their base and their sizes, and no less of
    /// the energy that it adds.
    fileprivate func isPart(of other: PricedExtra) -> Bool {
        guard topping.id == other.topping.id, replaced == other.replaced, energy.count <= other.energy.count else {
            return false
        }
        if let price, price == other.price { return true }
        return prices.allSatisfy(other.prices.contains) && (isInAllSizes || !other.isInAllSizes)
    }

    /// What it adds: once where that is the same in every size, and else for each.
    public var distinctPrices: [DishPrice] { isInAllSizes ? prices.distinct : prices }

    /// The one price that it adds in every size; nil where there is more than one, or a size without it.
    public var price: Money? { distinctPrices.first.flatMap { $0.size == nil ? $0.price : nil } }

    /// What it adds, as in "2.00 / 3.00"; with the names of sizes where it is not had in all: "Medium 2.00 / Large 3.00".
    public func priceText(_ written: (Money) -> String) -> String {
        distinctPrices.map { price in
            let size = isInAllSizes ? nil : price.size.map { $0 + " " }
            return (size ?? "") + written(price.price)
        }.joined(separator: " / ")
    }
}

extension [PricedExtra] {
    /// Each once, whatever dish it is of, beside dishes of these sizes: with the prices of all that it is had in, some of which a dish may
    /// not be had in. What comes in place of a base does so of any.
    public func offeredOnce(in sizes: Set<String?>) -> [PricedExtra] {
        var all = offeredOnce
        for place in all.indices where all[place].price == nil && Set(all[place].prices.map(\.size)) != sizes {
            all[place].isInAllSizes = false
        }
        return all
    }

    private var offeredOnce: [PricedExtra] {
        reduce(into: []) { offered, extra in
            guard !offered.contains(where: { extra.isPart(of: $0) }) else { return }
            if let place = offered.firstIndex(where: { $0.isPart(of: extra) }) {
                offered[place] = extra
            } else {
                offered.append(extra)
            }
        }
    }
}

extension [DishPrice] {
    /// One without a size where they are the same in every size, and else each.
    public var distinct: [DishPrice] {
        Set(map(\.price)).count == 1 ? [DishPrice(size: nil, price: self[0].price)] : self
    }
}

/// What dishes can be had with adds to their prices: what is stated, or else what the topping costs, in sizes times their factor.
struct ExtraPrices {
    private let rule: PriceRule
    private let menu: Menu
    /// The places of prices that something was told of: all dishes of a section are offered with one extra.
    private var told: Set<SourceLocation> = []

    init(rule: PriceRule, menu: Menu) { (self.rule, self.menu) = (rule, menu) }

    /// What a dish of these prices can be had with, each in the sizes that it is not stated to be missing in. An extra that has no price
    /// in one of those is not offered, which is told: once for a section where the sizes are those of the menu, and else of the dish,
    /// which comes in sizes of its own.
    mutating func extras(
        of item: CheckedMenu.Item, prices: [DishPrice], diagnostics: inout DiagnosticList
    ) -> [PricedExtra] {
        guard !prices.isEmpty else { return [] }
        let isInOwnSizes = prices.contains { price in !menu.sizes.contains { $0.name == price.size } }
        var left: [String] = []
        let extras = item.extras.compactMap { extra -> PricedExtra? in
            reportSizes(of: extra, beside: prices, diagnostics: &diagnostics)
            let wanted = prices.filter { price in price.size.map { extra.written.missingSizes[$0] == nil } ?? true }
            guard !wanted.isEmpty else { return nil }
            let added = wanted.compactMap { price in
                self.price(of: extra, in: price.size, isOnBase: item.base != nil).map {
                    DishPrice(size: price.size, price: $0)
                }
            }
            guard added.count == wanted.count else {
                if isInOwnSizes, extra.isOfSection {
                    left.append(extra.topping.name)
                    return nil
                }
                reportMissing(extra, of: item.dish, beside: prices, diagnostics: &diagnostics)
                return nil
            }
            return PricedExtra(
                topping: extra.topping, replaced: extra.written.replaced, replacedName: extra.replacedName,
                isOfSection: extra.isOfSection, prices: added, isInAllSizes: added.count == prices.count,
                energy: extra.written.replaced == nil ? energy(of: extra.topping, in: added.map(\.size)) : [])
        }
        if !left.isEmpty { report(left, missingFrom: item.dish, diagnostics: &diagnostics) }
        return extras
    }

    /// A dish of no size has as much of a topping as the first of the menu; of sizes of its own those count that the topping names.
    private func energy(of topping: Ingredient, in sizes: [String?]) -> [StatedFacts.Energy] {
        let first = menu.sizes.first?.name
        return sizes.compactMap { size in
            let known = topping.energy.kilocalories(in: size ?? first, isFirst: size == nil || size == first)
            return known?.roundedToWhole.flatMap { Int(exactly: $0) }.map { .init(size: size, kilocalories: $0) }
        }
    }

    private func report(_ names: [String], missingFrom dish: Dish, diagnostics: inout DiagnosticList) {
        diagnostics.report(
            Diagnostic(
                .priceUnknown,
                "\"\(dish.name)\" is not offered with what has no price in its sizes: \(names.joined(separator: ", "))",
                at: dish.location, severity: .note, fix: "offer them with the dish itself, where that is meant",
                basis: rule.basis))
    }

    private func price(of extra: CheckedMenu.Extra, in size: String?, isOnBase: Bool) -> Money? {
        let stated = extra.written.prices
        guard stated.isEmpty else {
            return (stated.first { $0.size == size } ?? stated.first { $0.size == nil })?.price
        }
        let factor = isOnBase ? menu.sizes.first { $0.name == size }?.toppingFactor : nil
        return rule.price(.zero(menu.currency), [extra.topping], factor: factor ?? 1).money
    }

    private mutating func reportMissing(
        _ extra: CheckedMenu.Extra, of dish: Dish, beside prices: [DishPrice], diagnostics: inout DiagnosticList
    ) {
        guard told.insert(extra.written.topping.location).inserted else { return }
        let sizes = prices.compactMap(\.size)
        diagnostics.report(
            .priceUnknown, "nothing says what \"\(extra.topping.name)\" adds to each price of \"\(dish.name)\"",
            at: extra.written.topping.location, notes: ["no dish is offered with it that has such a price"],
            fix: sizes.isEmpty
                ? "write one price"
                : "write one price, or one for each of \(sizes.joined(separator: ", ")), \(rule.noPrice) where it is not had",
            basis: rule.basis)
    }

    /// Reports prices of sizes that a dish on a base does not have.
    private mutating func reportSizes(
        of extra: CheckedMenu.Extra, beside prices: [DishPrice], diagnostics: inout DiagnosticList
    ) {
        let sizes = prices.compactMap(\.size)
        let names = menu.sizes.map(\.name)
        let priced = extra.written.prices.compactMap { price in price.size.map { ($0, price.location) } }
        // A size of the menu may be said to be missing also of what is not had in it, and a section may have sizes of its own.
        let isInSizesOfMenu = sizes.allSatisfy(names.contains)
        let missing = extra.written.missingSizes.filter { isInSizesOfMenu && !names.contains($0.key) }.sorted {
            $0.key < $1.key
        }
        for (size, location) in priced + missing.map({ ($0.key, $0.value) }) {
            guard !sizes.contains(size), !extra.isOfSection || !sizes.isEmpty && names == sizes,
                told.insert(location).inserted
            else { continue }
            diagnostics.report(
                .invalidValue, "there is no size \"\(size)\"", at: location,
                fix: NearestName.find(size, in: sizes).map { "did you mean \"\($0)\"?" } ?? "remove its price here")
        }
    }
}
