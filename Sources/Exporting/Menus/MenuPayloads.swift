import Addresses
import Kitchen
import Text

/// Writes a menu as the three payloads that Forno reads one from: `pizzas.json`, `ingredients.json`, `drinks.json`.
public struct MenuPayloads {
    private let menu: Menu
    private let format: QuantityFormat
    private let baseURL: String?
    /// What dishes are called, by their names in addresses.
    private let names: [String: String]

    /// The payloads of a menu, with portions in a language, and pictures by their addresses where the site has one.
    public init(_ menu: Menu, language: KitchenLanguage, decimalMark: String? = nil, baseURL: String? = nil) {
        self.menu = menu
        format = QuantityFormat(language: language, decimalMark: decimalMark)
        self.baseURL = baseURL
        names = Dictionary(menu.dishes.map { ($0.slug, $0.name) }) { first, _ in first }
    }

    /// The files, by their names.
    public var files: [RecipeFormat.File] {
        [
            RecipeFormat.File(path: "pizzas.json", bytes: dishes.pretty),
            RecipeFormat.File(
                path: "ingredients.json", bytes: JSONValue.list(menu.ingredients.map(json)).pretty),
            RecipeFormat.File(path: "drinks.json", bytes: JSONValue.list(menu.drinks.map(json)).pretty),
        ]
    }

    private var dishes: JSONValue {
        let base = json(menu.base)
        let sections: [JSONValue] = menu.sections.map { section in
            .object(
                [.init("name", .text(section.name))]
                    + members(
                        [
                            ("note", section.note.map { .text($0) }), ("base", section.base.flatMap(json)),
                            ("half", section.isHalved ? nil : .text("none")),
                            ("drinks", section.isOfDrinks.map { .flag($0) }), ("extras", json(section.extras)),
                        ] + times(section.served)))
        }
        return .object(
            [.init("currency", .text(menu.currency.code))]
                + members([
                    ("basePrice", menu.basePrice.map { .number($0.plain) }),
                    ("prices", menu.arePricesByHand ? .text("by_hand") : nil),
                    ("half", menu.halves.map { .text($0.rawValue) }), ("note", menu.note.map { .text($0) }),
                    ("base", base.isEmpty ? nil : .object(base)),
                    ("sizes", menu.sizes.isEmpty ? nil : .list(menu.sizes.map(json))),
                    ("sections", sections.isEmpty ? nil : .list(sections)),
                ]) + [.init("pizzas", .list(menu.dishes.map(json)))])
    }

    private func json(_ base: DishBase) -> [JSONValue.Member] {
        members([("name", base.name.map { .text($0) })]) + diet(base.diet)
            + members([
                ("portion", base.portion.map(portion)), ("grocery", base.grocery.map { .text($0) }),
                ("origin", base.origin.map { .text($0) }), ("kcal", json(base.energy)),
            ])
    }

    /// Nil for the base of the menu, which needs no saying.
    private func json(_ base: DishBase.Choice) -> JSONValue? {
        switch base {
        case .menu: nil
        case .none: .text("none")
        case .named(let name, _): .text(name)
        case .own(let own): .object(json(own))
        }
    }

    private func json(_ size: MenuSize) -> JSONValue {
        let factor = size.toppingFactor.decimalText(digits: 18)
        return .object(
            [.init("name", .text(size.name))] + members([("basePrice", size.basePrice.map { .number($0.plain) })])
                + [.init("toppingFactor", factor.map { .number($0) } ?? .text(size.toppingFactor.description))])
    }

    private func json(_ dish: Dish) -> JSONValue {
        let picture = baseURL.flatMap { base in
            dish.picture.map { picture -> String in
                let isFile = picture.hasPrefix("content/")
                return base + PageAddress.reference(isFile ? PageAddress.media(ofFile: picture) : picture)
            }
        }
        let marks = dish.marks.map { JSONValue.text($0.rawValue) }
        return .object(
            members([("number", dish.number.map { .text($0) })]) + [.init("name", .text(dish.name))]
                + members(
                    [
                        ("description", dish.description.map { .text($0) }),
                        ("section", dish.section.map { .text($0) }), ("base", dish.base.flatMap(json)),
                        ("price", price(dish.setPrices, missing: dish.missingSizes.keys.sorted())),
                        ("extras", json(dish.extras)),
                        ("choices", json(dish.choices)), ("marks", marks.isEmpty ? nil : .list(marks)),
                    ] + times(dish.served) + facts(dish.facts)) + diet(dish.diet, allergens: "contains")
                + members([
                    ("ingredients", dish.listsToppings ? .list(dish.toppings.map { .number($0.id) }) : nil),
                    ("imageUrl", picture.map { .text($0) }),
                ]))
    }

    /// A price set by hand, with sizes one for each, and null for those that there are not.
    private func price(_ prices: [Dish.SetPrice], missing: [String] = []) -> JSONValue? {
        if let only = prices.first(where: { $0.size == nil }) { return .number(only.price.plain) }
        let sized = prices.compactMap { set in set.size.map { JSONValue.Member($0, .number(set.price.plain)) } }
        let all = sized + missing.map { JSONValue.Member($0, .null) }
        return all.isEmpty ? nil : .object(all)
    }

    /// When something is had: `dates`, `days` and `hours`.
    private func times(_ time: ServingTime) -> [(String, JSONValue?)] {
        let days = Weekday.allCases.filter(time.weekdays.contains).map { $0.name(in: .english) }
        let all = [
            ("dates", time.dates.map { "\($0.first) to \($0.last)" }), ("days", days),
            ("hours", time.hours.map(\.clock)),
        ]
        return all.map { key, texts in (key, texts.isEmpty ? nil : .list(texts.map { .text($0) })) }
    }

    /// What is stated beside what is in it.
    private func facts(_ facts: StatedFacts) -> [(String, JSONValue?)] {
        let energy = facts.energy.map { ($0.size, JSONValue.number($0.kilocalories)) }
        let kcal = energy.first { $0.0 == nil }?.1 ?? .object(energy.map { JSONValue.Member($0 ?? "", $1) })
        return [
            ("kcal", energy.isEmpty ? nil : kcal),
            ("alcohol", facts.alcohol.flatMap { $0.decimalText(digits: 18) }.map { .number($0) }),
            ("origin", facts.origin.map { .text($0) }), ("year", facts.year.map { .number($0) }),
            ("volume", facts.volume.map(portion)),
            ("per", facts.amount.map(portion)), ("deposit", price(facts.deposits)),
            ("takeaway", price(facts.takeaway)),
        ]
    }

    /// Kilocalories of a part, in whole numbers; nil where nothing is stated.
    private func json(_ energy: PartEnergy) -> JSONValue? {
        func whole(_ number: Rational) -> JSONValue? { number.roundedToWhole.map { .number(String($0)) } }
        if energy.sizes.isEmpty { return energy.portion.flatMap(whole) }
        return .object(
            energy.sizes.sorted { $0.key < $1.key }.compactMap { size, number in
                whole(number).map { JSONValue.Member(size, $0) }
            })
    }

    /// What dishes can be had with; nil for nothing.
    private func json(_ extras: [DishExtra]) -> JSONValue? {
        let values = extras.map { extra -> JSONValue in
            .object(
                [.init("ingredient", .number(extra.topping.id))]
                    + members([
                        ("price", price(extra.prices, missing: extra.missingSizes.keys.sorted())),
                        ("insteadOf", extra.replaced.map(json)),
                    ]))
        }
        return values.isEmpty ? nil : .list(values)
    }

    /// What guests choose with a dish; nil for nothing.
    private func json(_ choices: [DishChoice]) -> JSONValue? {
        let values = choices.map { choice -> JSONValue in
            .object([
                .init(choice.least == 0 ? "upTo" : "choose", .number(choice.most)),
                .init("of", .list(choice.options.map(json))),
            ])
        }
        return values.isEmpty ? nil : .list(values)
    }

    private func json(_ option: DishChoice.Option) -> JSONValue {
        let food: JSONValue.Member =
            switch option.food {
            case .topping(let id): .init("ingredient", .number(id))
            case .dish(let slug): .init("dish", .text(names[slug] ?? slug))
            }
        return .object([food] + members([("price", price(option.prices))]))
    }

    private func json(_ part: DishExtra.Part) -> JSONValue {
        if case .topping(let id) = part { .number(id) } else { .text("base") }
    }

    private func json(_ ingredient: Ingredient) -> JSONValue {
        .object(
            [
                .init("id", .number(ingredient.id)), .init("name", .text(ingredient.name)),
                .init("price", .number(ingredient.price.plain)),
            ] + diet(ingredient.diet)
                + members([
                    ("enabled", ingredient.isEnabled ? nil : .flag(false)),
                    ("portion", ingredient.portion.map(portion)), ("grocery", ingredient.grocery.map { .text($0) }),
                    ("origin", ingredient.origin.map { .text($0) }), ("kcal", json(ingredient.energy)),
                ]))
    }

    private func json(_ drink: Drink) -> JSONValue {
        .object(
            [
                .init("id", .number(drink.id)), .init("name", .text(drink.name)),
                .init("price", .number(drink.price.plain)),
            ] + diet(drink.diet) + members(facts(drink.facts)))
    }

    private func portion(_ quantity: Quantity) -> JSONValue { .text(format.exactText(quantity)) }

    /// What is stated; a list of allergens says that there are no others, and so an incomplete one is left out.
    private func diet(_ diet: DietFacts, allergens key: String = "allergens") -> [JSONValue.Member] {
        let allergens = diet.allergens.contains.flatMap { allergen -> [JSONValue] in
            let named = diet.allergens.named.filter { $0.allergen == allergen }
            return named.isEmpty ? [.text(allergen.rawValue)] : named.map { .text($0.text) }
        }
        let traces = diet.allergens.traces.map { JSONValue.text($0.rawValue) }
        return members([
            ("vegetarian", diet.vegetarian.known.map { .flag($0) }), ("vegan", diet.vegan.known.map { .flag($0) }),
            (key, diet.allergens.isComplete ? .list(allergens) : nil),
            ("traces", traces.isEmpty ? nil : .list(traces)),
            ("additives", diet.additives.isComplete ? .list(diet.additives.contains.map { .text($0.rawValue) }) : nil),
            ("frozen", diet.frozen.known.map { .flag($0) }), ("homemade", diet.homemade.known.map { .flag($0) }),
        ])
    }

    private func members(_ all: [(String, JSONValue?)]) -> [JSONValue.Member] {
        all.compactMap { key, value in value.map { JSONValue.Member(key, $0) } }
    }
}
