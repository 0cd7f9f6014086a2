import Text

extension PricedMenu {
    /// The three payloads joined and priced, in payload order, with what the house charges at a table: `menu/menu.json`.
    ///
    /// A diet that is not known is null. `allergens` names those that are known; where that is not all there is to know,
    /// `allergensKnown` is false beside it.
    public func json(_ charges: TableCharges = TableCharges()) -> JSONValue {
        .object(
            [
                .init("currency", .text(menu.currency.code)),
                .init("pizzas", .list(dishes.map(\.json))),
                .init("drinks", .list(menu.drinks.map(\.json))),
            ] + (halves.map { [.init("half", .text($0.rawValue))] } ?? [])
                + (menu.note.map { [.init("note", .text($0))] } ?? []) + charges.members)
    }
}

extension PricedDish {
    /// All that is said of it, for a comparison.
    public var data: [UInt8] { json.compact }

    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [.init("name", .text(name)), .init("slug", .text(slug))]
        if let number = written.number { members.append(.init("number", .text(number))) }
        if let price { members.append(.init("price", .text(price.plain))) }
        members += [
            .init("ingredients", .list(toppings.map { .text($0.name) }))
        ]
        if !isPizza { members.append(.init("base", .text(base?.name ?? "none"))) }
        members += diet.members + facts.members
        let origins = origins.map { JSONValue.Member($0.food, .text($0.origin)) }
        if !origins.isEmpty { members.append(.init("origins", .object(origins))) }
        if !written.marks.isEmpty { members.append(.init("marks", .list(written.marks.map { .text($0.rawValue) }))) }
        if !sizes.isEmpty {
            members.append(.init("sizes", sizes.json))
        }
        if !served.isEmpty { members.append(.init("served", .list(served.map(\.json)))) }
        if !extras.isEmpty { members.append(.init("extras", .list(extras.map(\.json)))) }
        if !choices.isEmpty { members.append(.init("choices", .list(choices.map(\.json)))) }
        if isHalved { members.append(.init("half", .flag(true))) }
        return .object(members + soldOut.members)
    }
}

extension SoldOut? {
    /// That something is sold out: the last day of that, or true where none is said.
    fileprivate var members: [JSONValue.Member] {
        map { [.init("soldOut", $0.until.map { .text("\($0)") } ?? .flag(true))] } ?? []
    }
}

extension ServingTime {
    /// When something is had: dates and hours as they are written, and the numbers of weekdays from Monday.
    fileprivate var json: JSONValue {
        let days = weekdays.map(\.rawValue).sorted()
        return .object(
            (dates.isEmpty ? [] : [.init("dates", .list(dates.map { .text($0.code) }))])
                + (days.isEmpty ? [] : [.init("days", .list(days.map { .number($0) }))])
                + (hours.isEmpty ? [] : [.init("hours", .list(hours.map { .text($0.clock) }))]))
    }
}

extension PricedExtra {
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [.init("name", .text(topping.name))]
        if let price {
            members.append(.init("price", .text(price.plain)))
        } else {
            members.append(.init("sizes", prices.json))
        }
        if replaced != nil { members.append(.init("insteadOf", .text(replacedName ?? "base"))) }
        return .object(members + facts.members + topping.diet.completed.members)
    }
}

extension PricedChoice {
    fileprivate var json: JSONValue {
        .object([
            .init(least == 0 ? "upTo" : "choose", .number(most)), .init("of", .list(options.map(\.json))),
        ])
    }
}

extension PricedChoice.Option {
    fileprivate var json: JSONValue {
        let isFree = prices.allSatisfy { $0.price.minorUnits == 0 }
        let price: [JSONValue.Member] =
            if let only = prices.distinct.first, only.size == nil { [.init("price", .text(only.price.plain))] } else {
                [.init("sizes", prices.json)]
            }
        return .object([.init("name", .text(name))] + (isFree ? [] : price) + diet.members)
    }
}

extension [DishPrice] {
    /// The prices by the names of their sizes.
    var json: JSONValue { .object(map { JSONValue.Member($0.size ?? "", .text($0.price.plain)) }) }
}

extension Drink {
    fileprivate var json: JSONValue {
        .object(
            [.init("name", .text(name)), .init("price", .text(price.plain))] + diet.completed.members
                + facts.members + soldOut.members)
    }
}

extension StatedFacts {
    /// What is stated, as forms for programs have it: kilocalories as a number, or by the names of sizes.
    fileprivate var members: [JSONValue.Member] {
        let values: [(String, JSONValue?)] = [
            ("kcal", energyValue), ("alcohol", alcohol?.decimalText(digits: 18).map { .number($0) }),
            ("origin", origin.map { .text($0) }), ("year", year.map { .number($0) }),
            ("per", amount.map { .text(QuantityFormat.english.exactText($0)) }),
            ("volume", volume.map { .text(QuantityFormat.english.exactText($0)) }),
            ("deposit", Self.value(deposits)), ("takeaway", Self.value(takeaway)),
        ]
        return values.compactMap { key, value in value.map { JSONValue.Member(key, $0) } }
    }

    private static func value(_ prices: [Dish.SetPrice]) -> JSONValue? {
        if let only = prices.first(where: { $0.size == nil }) { return .text(only.price.plain) }
        let sized = prices.compactMap { own in own.size.map { JSONValue.Member($0, .text(own.price.plain)) } }
        return sized.isEmpty ? nil : .object(sized)
    }

    private var energyValue: JSONValue? {
        if let only = energy.first(where: { $0.size == nil }) { return .number(only.kilocalories) }
        let sized = energy.compactMap { own in own.size.map { JSONValue.Member($0, .number(own.kilocalories)) } }
        return sized.isEmpty ? nil : .object(sized)
    }
}

extension AdditiveStatement {
    /// What is stated; nothing where nothing is.
    fileprivate var members: [JSONValue.Member] {
        guard self != .unknown else { return [] }
        let named = JSONValue.Member("additives", .list(contains.map { .text($0.rawValue) }))
        return [named] + (isComplete ? [] : [.init("additivesKnown", .flag(false))])
    }
}

extension DietFacts {
    /// What is known, as the forms of the menu for programs have it.
    public var members: [JSONValue.Member] {
        let known: [JSONValue.Member] = [
            .init("vegetarian", .flag(vegetarian.known)), .init("vegan", .flag(vegan.known)),
            .init("allergens", .list(allergens.contains.map { .text($0.rawValue) })),
        ]
        let (named, traces) = (allergens.named, allergens.onlyTraces.map(\.rawValue))
        return known + (allergens.isComplete ? [] : [.init("allergensKnown", .flag(false))])
            + (named.isEmpty ? [] : [.init("named", .list(named.map { .text($0.text) }))])
            + (traces.isEmpty ? [] : [.init("traces", .list(traces.map { .text($0) }))])
            + additives.members + (frozen.known.map { [.init("frozen", .flag($0))] } ?? [])
            + (homemade.known.map { [.init("homemade", .flag($0))] } ?? [])
    }
}
