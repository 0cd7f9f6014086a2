import Addresses
import Kitchen
import Text

extension SiteFrame {
    /// The units and how amounts and money are written, as a script for the browser: `assets/units.js`.
    ///
    /// A unit has how many of its base it is (exactly), whether it has decimals, and its words for one and for many.
    var unitScript: [UInt8] {
        Array("const kitchenUnits = ".utf8) + unitData.compact + Array(";\n".utf8)
    }

    private var unitData: JSONValue {
        let format = settings.amounts
        return .object(
            [
                .init("style", .text(format.style.rawValue)), .init("mark", .text(format.decimalMark)),
                .init("and", .text(format.and)), .init("pluralFromTwo", .flag(format.language == .french)),
                .init("money", settings.currency.script(in: settings.language)), .init("stock", stockWords),
                .init("units", .object(Unit.allCases.map { .init($0.rawValue, Self.data(of: $0, format)) })),
            ] + LadderData(format).members)
    }

    private static func data(of unit: Unit, _ format: QuantityFormat) -> JSONValue {
        .list(
            [.text(unit.factor.description), .number(unit.isDecimal ? 1 : 0)]
                + [1, 2].map { .text(format.word(for: unit, count: $0)) })
    }

    /// What the house has of an ingredient, in words; null where pages say nothing of it.
    private var stockWords: JSONValue {
        guard pantryContext?.hasPantry ?? false else { return .null }
        return .object([
            .init("enough", .text(words[.inHouse])), .init("short", .text(words[.inHouseBut])),
            .init("unsure", .text(words[.someInHouse])),
        ])
    }
}

extension Currency {
    /// What stands around and within an amount of it, for scripts.
    func script(in language: Language) -> JSONValue {
        let nothing = Money.zero(self).written(in: language)
        let numbers = language.numbers
        return .object([
            .init("before", .text(String(nothing.prefix { !$0.isNumber }))),
            .init("after", .text(String(nothing.reversed().prefix { !$0.isNumber }.reversed()))),
            .init("point", .text(numbers.moneyMark)), .init("group", .text(numbers.group)),
            .init("groupedFrom", .number(numbers.groupedFrom)), .init("digits", .number(exponent)),
        ])
    }
}

extension PageKind {
    /// What the scripts of recipe cards know of units.
    static let units = PageKind(prefix: PageAddress.units, isThere: \.hasRecipes) { plan in
        [PlannedPage(address: PageAddress.units) { plan.site.unitScript }]
    }
}
