import Kitchen
import Templates

/// A row of the menu as a table: a dish, in each of its sizes, what dishes can be had with, or a drink.
struct MenuRow: Sendable {
    let kind: String
    let name: String
    let size: String?
    let price: Money
    let diet: DietFacts
    var facts = StatedFacts()
    var dish: PricedDish?
    /// The dish or the section that an extra is of.
    var owner: String?
    /// What an extra comes in place of.
    var replaced: String?

    /// All rows of a menu: dishes in the order of the payload, then what they can be had with, then drinks.
    static func rows(of menu: PricedMenu) -> [MenuRow] {
        let dishes = menu.dishes.flatMap { dish in
            dish.prices.map {
                MenuRow(
                    kind: dish.kind.rawValue, name: dish.name, size: $0.size, price: $0.price, diet: dish.diet,
                    facts: dish.facts, dish: dish)
            }
        }
        let drinks = menu.menu.drinks.map {
            MenuRow(
                kind: CostReport.Kind.drink.rawValue, name: $0.name, size: nil, price: $0.price,
                diet: $0.diet.completed,
                facts: $0.facts)
        }
        return dishes + extras(of: menu) + choices(of: menu) + drinks
    }

    /// What is chosen with dishes, of each its dish.
    private static func choices(of menu: PricedMenu) -> [MenuRow] {
        menu.dishes.flatMap { dish in
            dish.choices.flatMap(\.options).flatMap { option in
                option.prices.distinct.map {
                    MenuRow(
                        kind: "choice", name: option.name, size: $0.size, price: $0.price, diet: option.diet,
                        owner: dish.name)
                }
            }
        }
    }

    /// What dishes can be had with: once for a section, and in one row where it adds the same in every size.
    private static func extras(of menu: PricedMenu) -> [MenuRow] {
        var owners: [String] = []
        var offered: [String: (extras: [PricedExtra], sizes: Set<String?>)] = [:]
        for dish in menu.dishes {
            for extra in dish.extras {
                let owner = extra.isOfSection ? dish.written.section ?? "" : dish.name
                if offered[owner] == nil { owners.append(owner) }
                offered[owner, default: ([], [])].extras.append(extra)
                offered[owner]?.sizes.formUnion(dish.prices.map(\.size))
            }
        }
        return owners.flatMap { owner in
            let (extras, sizes) = offered[owner] ?? ([], [])
            return extras.offeredOnce(in: sizes).flatMap { extra in
                extra.distinctPrices.map { price in
                    MenuRow(
                        kind: CostReport.Kind.extra.rawValue, name: extra.topping.name, size: price.size,
                        price: price.price, diet: extra.topping.diet.completed,
                        facts: extra.facts, owner: owner,
                        replaced: extra.replaced == nil ? nil : extra.replacedName ?? "base")
                }
            }
        }
    }
}

let menuTableShape = pageShape(
    "menu table",
    [
        .views("rows", menuRowShape) { MenuRow.rows(of: $0.content.menu) }
    ] as [Field<PageView<MenuView>>])

private let menuRowShape = RecordShape<PageView<MenuRow>>(
    "row of the menu",
    [
        .text("kind", "`pizza`, `dish`, `extra`, `choice` or `drink`") { $0.content.kind },
        .text("number", "what guests order it by, or empty") { $0.content.dish?.written.number ?? "" },
        .text("name") { $0.content.name },
        .text("size", "empty for the menu's own size, and for a drink") { $0.content.size ?? "" },
        .text("price", "a plain number: `5.50`") { $0.content.price.plain },
        .text("ingredients", "`Mozzarella, Tomato Sauce`") { $0.content.dish?.toppingNames ?? "" },
        .text("vegetarian", "`yes`, `no` or `unknown`") { $0.content.diet.vegetarian.rawValue },
        .text("vegan", "likewise") { $0.content.diet.vegan.rawValue },
        .text(
            "allergens", "as content files write them, between spaces; a question mark behind where not all are known"
        ) { $0.content.diet.allergens.codes },
        .text("named", "the nuts and cereals by name, between semicolons") {
            $0.content.diet.allergens.named.map(\.text).joined(separator: "; ")
        },
        .text("traces", "what there may be traces of, between spaces") {
            $0.content.diet.allergens.onlyTraces.map(\.rawValue).joined(separator: " ")
        },
        .text("additives", "as content files write them, between semicolons, `none`, or empty where they are not known")
        {
            $0.content.diet.additives.text
        },
        .text("frozen", "whether something of it comes frozen: `yes`, `no`, or empty where that is not known") {
            $0.content.diet.frozen == .unknown ? "" : $0.content.diet.frozen.rawValue
        },
        .text("homemade", "whether the house makes all of it, likewise") {
            $0.content.diet.homemade == .unknown ? "" : $0.content.diet.homemade.rawValue
        },
        .text("served", "when a dish is had, as scripts read it, between `|`, or empty") { row in
            (row.content.dish?.served ?? []).map(\.code).joined(separator: "|")
        },
        .text("of", "the dish or the section that an extra is of, or empty") { $0.content.owner ?? "" },
        .text("insteadOf", "what an extra comes in place of, or empty") { $0.content.replaced ?? "" },
        .text("kcal", "kilocalories of this size, or of the dish, or empty") { row in
            row.content.facts.energy.first { $0.size == nil || $0.size == row.content.size }
                .map { String($0.kilocalories) } ?? ""
        },
        .text("alcohol", "in per cent of the volume, or empty") {
            $0.content.facts.alcohol?.decimalText(digits: 2) ?? ""
        },
        .text("origin", "of the dish or the drink, of its base and its toppings: `Tuscany; Ham: Italy`; or empty") {
            row in
            let parts = row.content.dish?.origins.map { "\($0.food): \($0.origin)" } ?? []
            return ((row.content.facts.origin.map { [$0] } ?? []) + parts).joined(separator: "; ")
        },
        .text("volume", "how much of a drink is served, or empty") { row in
            row.content.facts.volume.map(QuantityFormat.english.exactText) ?? ""
        },
        .text("marks", "`new`, `spicy` and `favourite`, between spaces, or empty") { row in
            (row.content.dish?.written.marks ?? []).map(\.rawValue).joined(separator: " ")
        },
        .text("section", "the heading of a dish, or empty") { $0.content.dish?.written.section ?? "" },
        .text("year", "or empty") { $0.content.facts.year.map { String($0) } ?? "" },
        .text("per", "the amount that the price is of, or empty") { row in
            row.content.facts.amount.map(QuantityFormat.english.exactText) ?? ""
        },
        .text("deposit", "what is paid for a bottle besides, or empty") { row in
            row.content.facts.deposit(in: row.content.size)?.plain ?? ""
        },
        .text("takeaway", "the price where it is taken away, or empty") { row in
            row.content.facts.takeaway(in: row.content.size)?.plain ?? ""
        },
    ])

extension AdditiveStatement {
    /// The names that content files use, between semicolons, with a question mark behind where these are not all; "none", or nothing
    /// where nothing is known.
    fileprivate var text: String {
        if contains.isEmpty { return isComplete ? "none" : "" }
        return (contains.map(\.rawValue) + (isComplete ? [] : ["?"])).joined(separator: "; ")
    }
}

extension AllergenStatement {
    /// The names that content files use, separated by spaces; a question mark at the end where the statement is not
    /// complete.
    var codes: String {
        (contains.map(\.rawValue) + (isComplete ? [] : ["?"])).joined(separator: " ")
    }

    /// The same with what there may be traces of behind a tilde.
    var codesWithTraces: String {
        let codes = contains.map(\.rawValue) + onlyTraces.map { "~" + $0.rawValue }
        return (codes + (isComplete ? [] : ["?"])).joined(separator: " ")
    }
}
