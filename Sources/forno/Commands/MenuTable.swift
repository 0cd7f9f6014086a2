import Diagnostics
import Kitchen
import Text

/// The menu as an aligned table: sections, dishes with toppings, drinks.
struct MenuTable {
    private let today: CalendarDate
    private var table = TextTable([.left, .right, .left])
    private let currency: Currency

    /// The table of a menu as it is on a day.
    init(_ menu: PricedMenu, settings: Settings, today: CalendarDate) {
        self.today = today
        currency = menu.menu.currency
        for section in menu.sections(order: settings.sectionOrder) { add(section) }
        guard !menu.menu.drinks.isEmpty else { return }
        table.add([])
        table.add(["DRINKS"])
        for drink in menu.menu.drinks {
            table.add([drink.name, drink.price.plain])
            add(drink.facts)
            add(drink.soldOut)
        }
    }

    var text: TerminalText { "\(table.text)\n\nPrices in \(currency.code)." }

    private mutating func add(_ section: PricedSection) {
        if let name = section.name {
            if !table.rows.isEmpty { table.add([]) }
            table.add([name.uppercased()])
        }
        add(section.served)
        if let halves = section.halves { table.add(["  half and half: \(halves.told)"]) }
        // Below its last dish they would be that one's.
        for extra in section.extras { table.add(extra.row) }
        for dish in section.dishes { add(dish) }
    }

    private mutating func add(_ dish: PricedDish) {
        let name = [dish.written.number, dish.name].compactMap(\.self).joined(separator: " ")
        table.add([name, dish.price?.plain ?? "", dish.toppings.map(\.name).joined(separator: ", ")])
        for size in dish.sizes { table.add(["  " + (size.size ?? ""), size.price.plain]) }
        add(dish.facts, sizes: dish.sizes.compactMap(\.size))
        add(dish.written.served)
        add(dish.soldOut)
        for choice in dish.choices { table.add([choice.row]) }
        for extra in dish.ownExtras { table.add(extra.row) }
    }

    private mutating func add(_ facts: StatedFacts, sizes: [String] = []) {
        let texts = [
            facts.amount.map { "per \(QuantityFormat.english.exactText($0))" }, facts.year.map { String($0) },
            facts.origin, facts.alcohol?.decimalText(digits: 2).map { "\($0)% vol" },
            facts.energyText(sizes).map { "\($0) kcal" },
            facts.takeawayText(sizes, written: \.plain).map { "takeaway \($0)" },
            facts.depositText(sizes, written: \.plain).map { "deposit \($0)" },
        ].compactMap(\.self)
        if !texts.isEmpty { table.add(["  " + texts.joined(separator: ", ")]) }
    }

    private mutating func add(_ time: ServingTime) {
        guard !time.isAlways else { return }
        let days = Weekday.allCases.filter(time.weekdays.contains).map { String($0.name(in: .english).prefix(3)) }
        let texts = time.dates.map { "\($0.first) to \($0.last)" } + days + time.hours.map(\.clock)
        table.add(["  " + texts.joined(separator: ", ")])
    }

    private mutating func add(_ soldOut: SoldOut?) {
        guard let soldOut, soldOut.lasts(on: today) else { return }
        table.add(["  sold out" + (soldOut.until.map { " until \($0)" } ?? "")])
    }
}

extension HalfPrice {
    /// What two halves cost, in words.
    fileprivate var told: String {
        switch self {
        case .dearer: "as much as the dearer one"
        case .average: "the mean of both"
        case .sum: "half of each price"
        }
    }
}

extension PricedChoice {
    /// What is chosen with a dish as a row of the table.
    fileprivate var row: String {
        let options = options.map { option in
            let added = option.prices.first.map { $0.price.minorUnits == 0 ? "" : " +\($0.price.plain)" } ?? ""
            return option.name + added
        }
        return "  choose \(least == 0 ? "up to " : "")\(most): \(options.joined(separator: ", "))"
    }
}

extension PricedExtra {
    /// What a dish can be had with as a row of the table.
    fileprivate var row: [String] {
        let instead = replaced == nil ? "" : "instead of \(replacedName ?? "the base")"
        return ["  + \(topping.name)", priceText(\.plain), instead]
    }
}
