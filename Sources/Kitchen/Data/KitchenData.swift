import Diagnostics
import Text

/// What programs are told of the kitchen.
extension RandomPizza {
    /// The pizza with the seed that it is of; a diet that is not known is null.
    public func json(seed: UInt64) -> JSONValue {
        .object([
            .init("seed", .number(String(seed))), .init("toppings", .list(toppings.map { .text($0.name) })),
            .init("price", .text(prices.first { $0.size == nil }?.price.plain)),
            .init("sizes", prices.allSatisfy { $0.size == nil } ? .null : prices.json),
            .init("currency", .text(prices.first?.price.currency.code)),
            .init("vegetarian", .flag(diet.vegetarian.known)), .init("vegan", .flag(diet.vegan.known)),
            .init("allergens", .list(diet.allergens.contains.map { .text($0.rawValue) })),
            .init("allergensKnown", .flag(diet.allergens.isComplete)),
        ])
    }
}

extension RecipeSummary {
    /// What names the recipe.
    public var json: JSONValue {
        .object([.init("slug", .text(slug)), .init("title", .text(title)), .init("source", .text(source))])
    }
}

extension PantrySuggestion {
    /// The recipe with the names of its ingredients of which the house has enough, some (with what is missing), none, or
    /// perhaps enough, and of those that expire soon.
    public var json: JSONValue {
        summary.json.adding([
            .init("there", .list(there.map { .text($0) })), .init("short", .list(short.flatMap(Self.json))),
            .init("missing", .list(missing.map { .text($0) })), .init("unknown", .list(unknown.map { .text($0) })),
            .init("expiring", .list(expiring.map { .text($0) })),
        ])
    }

    /// What is missing of a food, an object for each amount.
    private static func json(_ name: String, _ missing: [Quantity]) -> [JSONValue] {
        missing.map { quantity in
            .object([
                .init("name", .text(name)), .init("missing", .amount(quantity.amount)),
                .init("unit", .text(quantity.unit?.rawValue)),
            ])
        }
    }
}

extension UnmatchedName {
    /// The name with where it first stands.
    public var json: JSONValue {
        .object([
            .init("name", .text(name)), .init("count", .number(count)), .init("file", .text(first.file)),
            .init("line", .number(first.span?.line)), .init("column", .number(first.span?.column)),
            .init("nearest", .text(nearest)),
        ])
    }
}

extension SuggestedGrocery {
    /// The row with how often its names occur.
    public var json: JSONValue {
        .object([
            .init("name", .text(name)), .init("aliases", .list(aliases.map { .text($0) })),
            .init("count", .number(count)),
        ])
    }
}
