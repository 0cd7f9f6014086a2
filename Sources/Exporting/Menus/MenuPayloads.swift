import Kitchen
import Text

/// Writes a menu as the three payloads that Forno reads one from: `pizzas.json`, `ingredients.json`, `drinks.json`.
public struct MenuPayloads {
    private let menu: Menu
    private let format: QuantityFormat
    private let baseURL: String?

    /// The payloads of a menu, with portions in a language, and pictures by their addresses where the site has one.
    public init(_ menu: Menu, language: KitchenLanguage, decimalMark: String? = nil, baseURL: String? = nil) {
        self.menu = menu
        format = QuantityFormat(language: language, decimalMark: decimalMark)
        self.baseURL = baseURL
    }

    /// The files, by their names.
    public var files: [RecipeFormat.File] {
        [
            RecipeFormat.File(path: "pizzas.json", bytes: pizzas.pretty),
            RecipeFormat.File(
                path: "ingredients.json", bytes: JSONValue.list(menu.ingredients.map(json)).pretty),
            RecipeFormat.File(path: "drinks.json", bytes: JSONValue.list(menu.drinks.map(json)).pretty),
        ]
    }

    private var pizzas: JSONValue {
        let base = menu.base
        let members: [JSONValue.Member] =
            members([("name", base.name.map { .text($0) })]) + diet(base.diet)
            + members([("portion", base.portion.map(portion)), ("grocery", base.grocery.map { .text($0) })])
        return .object(
            [.init("currency", .text(menu.currency.code)), .init("basePrice", .number(menu.basePrice.plain))]
                + (members.isEmpty ? [] : [.init("base", .object(members))])
                + (menu.sizes.isEmpty ? [] : [.init("sizes", .list(menu.sizes.map(json)))])
                + [.init("pizzas", .list(menu.pizzas.map(json)))])
    }

    private func json(_ size: PizzaSize) -> JSONValue {
        let factor = size.toppingFactor.decimalText(digits: 18)
        return .object([
            .init("name", .text(size.name)), .init("basePrice", .number(size.basePrice.plain)),
            .init("toppingFactor", factor.map { .number($0) } ?? .text(size.toppingFactor.description)),
        ])
    }

    private func json(_ pizza: Pizza) -> JSONValue {
        let picture = baseURL.flatMap { base in
            pizza.picture.map { picture -> String in
                let isFile = picture.hasPrefix("content/")
                return base + PageAddress.reference(isFile ? PageAddress.media(ofFile: picture) : picture)
            }
        }
        return .object(
            [.init("name", .text(pizza.name))]
                + members([
                    ("description", pizza.description.map { .text($0) }),
                    ("section", pizza.section.map { .text($0) }), ("price", price(of: pizza)),
                ])
                + [.init("ingredients", .list(pizza.toppings.map { .number($0.id) }))]
                + members([("imageUrl", picture.map { .text($0) })]))
    }

    /// A price set by hand, with sizes one for each.
    private func price(of pizza: Pizza) -> JSONValue? {
        if let only = pizza.setPrices.first(where: { $0.size == nil }) { return .number(only.price.plain) }
        let sized = pizza.setPrices.compactMap { set in
            set.size.map { JSONValue.Member($0, .number(set.price.plain)) }
        }
        return sized.isEmpty ? nil : .object(sized)
    }

    private func json(_ ingredient: Ingredient) -> JSONValue {
        .object(
            [
                .init("id", .number(ingredient.id)), .init("name", .text(ingredient.name)),
                .init("price", .number(ingredient.price.plain)),
            ] + diet(ingredient.diet)
                + members([
                    ("enabled", ingredient.isEnabled ? nil : .flag(false)),
                    ("frozen", ingredient.isFrozen ? .flag(true) : nil),
                    ("portion", ingredient.portion.map(portion)), ("grocery", ingredient.grocery.map { .text($0) }),
                ]))
    }

    private func json(_ drink: Drink) -> JSONValue {
        .object(
            [
                .init("id", .number(drink.id)), .init("name", .text(drink.name)),
                .init("price", .number(drink.price.plain)),
            ] + diet(drink.diet) + members([("frozen", drink.isFrozen ? .flag(true) : nil)]))
    }

    private func portion(_ quantity: Quantity) -> JSONValue { .text(format.exactText(quantity)) }

    /// What is stated; a list of allergens says that there are no others, and so an incomplete one is left out.
    private func diet(_ diet: DietFacts) -> [JSONValue.Member] {
        let allergens = diet.allergens.contains.flatMap { allergen -> [JSONValue] in
            let named = diet.allergens.named.filter { $0.allergen == allergen }
            return named.isEmpty ? [.text(allergen.rawValue)] : named.map { .text($0.text) }
        }
        let traces = diet.allergens.traces.map { JSONValue.text($0.rawValue) }
        return members([
            ("vegetarian", diet.vegetarian.known.map { .flag($0) }), ("vegan", diet.vegan.known.map { .flag($0) }),
            ("allergens", diet.allergens.isComplete ? .list(allergens) : nil),
            ("traces", traces.isEmpty ? nil : .list(traces)),
        ])
    }

    private func members(_ all: [(String, JSONValue?)]) -> [JSONValue.Member] {
        all.compactMap { key, value in value.map { JSONValue.Member(key, $0) } }
    }
}
