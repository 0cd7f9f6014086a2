import Addresses
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
    /// written as `money` says. A base without a name is called `base`; times are those of `zone`; orders get to guests
    /// in `ways`; what other languages of the site call its sizes is in `sizeNames`; what a price is of is written as `amount` does.
    init(
        _ menu: PricedMenu, step: Int, money: JSONValue, base: String, zone: String?,
        ways: [OrderSettings.Way], sizeNames: [(other: String, own: String)],
        amount: (Quantity) -> String
    ) {
        let extras = ExtraLists(menu.dishes)
        (bytes, stamp) = JSONValue.object(
            [
                .init("currency", .text(menu.menu.currency.code)), .init("money", money),
                .init("step", .text(String(step))),
                .init("base", menu.menu.baseScript),
                .init("sizes", .list(menu.menu.sizes.map(\.script))),
                .init("toppings", .list(menu.menu.ingredients.map(\.script))),
                .init(
                    "pizzas",
                    .list(
                        menu.dishes.map { dish in
                            let name = dish.numberedName + (dish.written.facts.amount.map { " (\(amount($0)))" } ?? "")
                            return dish.script(named: name, in: menu.menu, extras: extras.place(of: dish))
                        })),
                .init("drinks", .list(menu.menu.drinks.map(\.script))),
            ] + extras.members(base: base) + (menu.halves.map { [.init("half", .text($0.rawValue))] } ?? [])
                + (ways.isEmpty || !menu.menu.asksForWay
                    ? [] : [.init("ways", .list(ways.map { .text($0.rawValue) }))])
                + (sizeNames.isEmpty
                    ? [] : [.init("called", .object(sizeNames.map { .init($0.other, .text($0.own)) }))])
                + (menu.isTimed ? zone.map { [.init("zone", .text($0))] } ?? [] : [])
        ).dataScript("menu")
    }
}

/// What dishes can be had with: all dishes of a section are offered with the same, which scripts have once.
private struct ExtraLists {
    private struct Offer: Hashable {
        let extras: [PricedExtra]
        let sizes: [String?]

        init(of dish: PricedDish) { (extras, sizes) = (dish.extras, dish.prices.map(\.size)) }

        func script(base: String) -> JSONValue { .list(extras.map { $0.script(base: base, sizes: sizes) }) }
    }

    private var offers: [Offer] = []
    private var places: [Offer: Int] = [:]

    init(_ dishes: [PricedDish]) {
        for offer in dishes.map(Offer.init) where !offer.extras.isEmpty && places[offer] == nil {
            places[offer] = offers.count
            offers.append(offer)
        }
    }

    func place(of dish: PricedDish) -> Int? { places[Offer(of: dish)] }

    func members(base: String) -> [JSONValue.Member] {
        offers.isEmpty ? [] : [.init("extras", .list(offers.map { $0.script(base: base) }))]
    }
}

extension PricedChoice {
    fileprivate var script: JSONValue {
        .object([
            .init("least", .number(least)), .init("most", .number(most)), .init("of", .list(options.map(\.script))),
        ])
    }
}

extension PricedChoice.Option {
    fileprivate var script: JSONValue {
        let id =
            switch food {
            case .topping(let id): String(id)
            case .dish(let slug): slug
            }
        let isFree = prices.allSatisfy { $0.price.minorUnits == 0 }
        return .object(
            [.init("id", .text(id)), .init("name", .text(name))]
                + (isFree ? [] : [.init("prices", .list(prices.map(\.price.script)))]) + soldOut.script + diet.members)
    }
}

extension PricedExtra {
    /// What it adds in each of some sizes, null where it is not had.
    fileprivate func script(base: String, sizes: [String?]) -> JSONValue {
        let added = sizes.map { size in prices.first { $0.size == size }?.price.script ?? .null }
        return .object(
            [.init("id", .number(topping.id)), .init("prices", .list(added))]
                + (replaced.map { [.init("instead", $0.script(named: replacedName ?? base))] } ?? []))
    }
}

extension DishExtra.Part {
    fileprivate func script(named name: String) -> JSONValue {
        let id: JSONValue = if case .topping(let id) = self { .number(id) } else { .null }
        return .object([.init("id", id), .init("name", .text(name))])
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
    /// Whether something costs other than at the table where it is taken away, or has a deposit there.
    fileprivate var asksForWay: Bool {
        (dishes.map(\.facts) + drinks.map(\.facts)).contains { !$0.takeaway.isEmpty || !$0.deposits.isEmpty }
    }

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
            ] + soldOut.script + diet.completed.members)
    }
}

extension PricedDish {
    /// The prices stand in the order of the sizes, with those that are set by hand told apart; `extras` is the place of the list of
    /// what it can be had with.
    fileprivate func script(named name: String, in menu: Menu, extras: Int?) -> JSONValue {
        .object(
            [
                .init("slug", .text(slug)), .init("name", .text(name)),
                .init("toppings", .list(toppings.map { .number($0.id) })),
                .init("prices", .list(prices.map(\.price.script))),
            ] + baseScript + sizesScript(menu) + (isWhole ? [] : [.init("missing", .flag(true))]) + ownScript
                + (menu.halves != nil && isPizza && !isHalved ? [.init("whole", .flag(true))] : [])
                + besides + choicesScript + soldOut.script
                + (served.isEmpty ? [] : [.init("when", .list(served.map { .text($0.code) }))])
                + (extras.map { [.init("extras", .number($0))] } ?? [])
                + (base == nil || takesToppings ? [] : [.init("onlyExtras", .flag(true))]))
    }

    /// Whether all that is on it is listed and there.
    private var isWhole: Bool { written.listsToppings && toppings.count == written.toppings.count }

    /// What stands on another base than the menu's, or on none.
    private var baseScript: [JSONValue.Member] {
        let isByHand = prices.map { price in written.setPrices.contains { $0.size == price.size } }
        return (isPizza ? [] : [.init("base", base.map { .object($0.diet.completed.members) } ?? .null)])
            + (base != nil && isByHand.contains(true) ? [.init("byHand", .list(isByHand.map { .flag($0) }))] : [])
    }

    /// What is paid for a bottle besides, and what is paid where it is taken away, in the order of the prices.
    private var besides: [JSONValue.Member] {
        let facts = written.facts
        let deposits = prices.map { facts.deposit(in: $0.size)?.script ?? .text("0") }
        let away = prices.map { (facts.takeaway(in: $0.size) ?? $0.price).script }
        return (facts.deposits.isEmpty ? [] : [.init("deposits", .list(deposits))])
            + (facts.takeaway.isEmpty ? [] : [.init("away", .list(away))])
    }

    /// What a guest chooses with it.
    private var choicesScript: [JSONValue.Member] {
        choices.isEmpty ? [] : [.init("choices", .list(choices.map(\.script)))]
    }

    /// Its sizes, where these are not those of the menu.
    private func sizesScript(_ menu: Menu) -> [JSONValue.Member] {
        let own = sizes.compactMap(\.size)
        return own == menu.sizes.map(\.name) ? [] : [.init("sizes", .list(own.map { .text($0) }))]
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

extension SoldOut? {
    /// That something is sold out, as scripts read it.
    fileprivate var script: [JSONValue.Member] { map { [.init("out", .text($0.code))] } ?? [] }
}

extension Drink {
    fileprivate var script: JSONValue {
        .object(
            [.init("id", .number(id)), .init("name", .text(name)), .init("price", price.script)]
                + (facts.deposit(in: nil).map { [.init("deposit", $0.script)] } ?? [])
                + (facts.takeaway(in: nil).map { [.init("away", $0.script)] } ?? []) + soldOut.script
                + diet.completed.members)
    }
}

extension PageKind {
    /// What scripts know of the menu.
    static let menuData = PageKind(prefix: PageAddress.menuData, isThere: \.hasMenu) { plan in
        plan.site.menuScript.map { script in [PlannedPage(address: PageAddress.menuData) { script.bytes }] } ?? []
    }
}
