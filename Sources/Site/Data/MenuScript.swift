import Kitchen
import Text

/// The menu as scripts read it in the browser, `assets/menu-data.js`: what a pizza of any toppings costs, and what is known
/// of it.
///
/// A page that uses it carries its stamp, so that an old page does not show new prices as its own.
struct MenuScript: Sendable {
    /// The script, which calls `kitchenData` of `data.js`.
    let bytes: [UInt8]
    /// The same for the same data, and no other.
    let stamp: String

    /// The script of a menu. Every price is a text of digits: a count of minor units, rounded to a multiple of `step` and
    /// written as `money` says.
    init(_ menu: PricedMenu, step: Int, money: JSONValue) {
        (bytes, stamp) = JSONValue.object([
            .init("currency", .text(menu.menu.currency.code)), .init("money", money),
            .init("step", .text(String(step))),
            .init("base", menu.menu.baseScript),
            .init("sizes", .list(menu.menu.sizes.map(\.script))),
            .init("toppings", .list(menu.menu.ingredients.map(\.script))),
            .init("pizzas", .list(menu.dishes.map(\.script))),
            .init("drinks", .list(menu.menu.drinks.map(\.script))),
        ]).dataScript("menu")
    }
}

extension JSONValue {
    /// It as a script of data with its stamp, which is the same for the same data and no other.
    func dataScript(_ name: String) -> (bytes: [UInt8], stamp: String) {
        let data = compact
        let stamp = String(FNV1a.hash(of: data), radix: 36)
        return (Array("kitchenData(\"\(name)\", \"\(stamp)\", ".utf8) + data + Array(");\n".utf8), stamp)
    }
}

extension Money {
    fileprivate var script: JSONValue { .text(String(minorUnits)) }
}

extension Menu {
    fileprivate var baseScript: JSONValue {
        .object(
            [.init("name", .text(base.name)), .init("price", basePrice?.script ?? .null)] + base.diet.completed.members)
    }
}

extension MenuSize {
    fileprivate var script: JSONValue {
        .object([
            .init("name", .text(name)), .init("price", basePrice?.script ?? .null),
            .init("factor", .text(toppingFactor.description)),
        ])
    }
}

extension Ingredient {
    fileprivate var script: JSONValue {
        .object(
            [
                .init("id", .number(id)), .init("name", .text(name)), .init("price", price.script),
                .init("enabled", .flag(isEnabled)),
            ] + diet.completed.members + (isFrozen ? [.init("frozen", .flag(true))] : []))
    }
}

extension PricedDish {
    /// The prices stand in the order of the sizes, with those that are set by hand told apart.
    fileprivate var script: JSONValue {
        .object(
            [
                .init("slug", .text(slug)), .init("name", .text(numberedName)),
                .init("toppings", .list(toppings.map { .number($0.id) })),
                .init("prices", .list(prices.map(\.price.script))),
            ] + baseScript + (isWhole ? [] : [.init("missing", .flag(true))]) + ownScript)
    }

    /// Whether all that is on it is listed and there.
    private var isWhole: Bool { written.listsToppings && toppings.count == written.toppings.count }

    /// What stands on another base than the menu's, or on none, and has sizes of its own then.
    private var baseScript: [JSONValue.Member] {
        if base == nil {
            return [.init("base", .null)]
                + (sizes.isEmpty ? [] : [.init("sizes", .list(sizes.map { .text($0.size ?? "") }))])
        }
        let isByHand = prices.map { price in written.setPrices.contains { $0.size == price.size } }
        return (isPizza ? [] : [.init("base", .object(base?.diet.completed.members ?? []))])
            + (isByHand.contains(true) ? [.init("byHand", .list(isByHand.map { .flag($0) }))] : [])
    }

    /// What is stated of the dish itself, which comes to its parts; where one of those is not there, it promises nothing.
    private var ownScript: [JSONValue.Member] {
        guard written.diet != .unknown else { return [] }
        var own = written.diet.completed
        if toppings.count < written.toppings.count { own = own.and(.unknown) }
        let isOfAllergens = written.diet.allergens != .unknown
        return [.init("own", .object(own.members.filter { isOfAllergens || !$0.key.hasPrefix("allergens") }))]
    }
}

extension Drink {
    fileprivate var script: JSONValue {
        .object(
            [.init("id", .number(id)), .init("name", .text(name)), .init("price", price.script)]
                + diet.completed.members + (isFrozen ? [.init("frozen", .flag(true))] : []))
    }
}

extension PageKind {
    /// What scripts know of the menu.
    static let menuData = PageKind(prefix: PageAddress.menuData, isThere: \.hasMenu) { plan in
        plan.site.menuScript.map { script in [PlannedPage(address: PageAddress.menuData) { script.bytes }] } ?? []
    }
}
