import Kitchen

extension Recipe {
    /// The recipe for programs, as `forno recipes --format json` lists it.
    public var json: JSONValue {
        .object([
            .init("slug", .text(summary.slug)), .init("title", .text(summary.title)),
            .init("source", .text(summary.source)), .init("servings", servings),
            .init("prepMinutes", .number(summary.prep?.count)), .init("cookMinutes", .number(summary.cook?.count)),
            .init("tags", .list(summary.tags.map { .text($0) })),
            .init("ingredients", .list(ingredients.map { Self.json(of: $0.ingredient, in: $0.group) })),
            .init("steps", .list(steps.map { .text($0) })),
        ])
    }

    /// A plain number of servings as a number, anything else ("4 balls") as its text.
    private var servings: JSONValue {
        summary.servings.flatMap { Int($0) }.map { .number($0) } ?? .text(summary.servings)
    }

    private static func json(of ingredient: RecipeIngredient, in group: String?) -> JSONValue {
        .object([.init("text", .text(ingredient.text)), .init("group", .text(group))])
    }
}
