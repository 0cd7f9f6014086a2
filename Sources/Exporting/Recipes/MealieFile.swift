import Kitchen
import Text

/// Writes a recipe as Mealie keeps it: the JSON that its own export has for each (docs.mealie.io), which it takes in again as a
/// migration of "Mealie".
///
/// Amounts stand in the words of their lines, as Mealie keeps what it takes from web pages. It refuses a recipe with a unit or a
/// food by its name, since each needs the id that it has in that Mealie ("Expected 'id' to be provided for unit"): those of a
/// backup are in its `MealieCatalogue`, and then a line is a `MealieIngredient`.
struct MealieFile {
    private let exported: ExportedRecipe
    private let recipe: Recipe

    init(_ exported: ExportedRecipe) { (self.exported, recipe) = (exported, exported.recipe) }

    /// The recipe.
    var json: JSONValue {
        let summary = recipe.summary
        return .object([
            .init("name", .text(summary.title)), .init("slug", .text(Self.slug(of: summary.title))),
            .init("image", .text(exported.photo.map { "original.\(Self.ending(of: $0.name))" })),
            .init("description", .text(recipe.openingWords)), .init("recipeYield", .text(summary.servings)),
            .init("recipeServings", .number(summary.servingCount ?? 0)),
            .init("prepTime", .text(summary.prep?.words)), .init("performTime", .text(summary.cook?.words)),
            .init("totalTime", .text(summary.total?.words)), .init("recipeCategory", .list([])),
            .init("tags", .list(summary.tags.map(Self.tag))), .init("tools", .list([])),
            .init("orgURL", .text(recipe.originAddress)), .init("dateAdded", .text(summary.date)),
            .init("recipeIngredient", .list(ingredients)), .init("recipeInstructions", .list(instructions)),
            .init("notes", .list(notes)), .init("nutrition", .object([])), .init("assets", .list([])),
            .init("comments", .list([])), .init("extras", .object(extras)),
        ])
    }

    /// The slug that Mealie makes of a name itself, and looks for pictures by: letters and digits in ASCII as in ours, but
    /// typographic apostrophes part no words, and commas no numbers.
    static func slug(of name: String) -> String {
        let signs = Array(name).filter { $0 != "’" && $0 != "‘" }
        let kept = signs.enumerated().filter { place, sign in
            let (before, after) = (place > 0 ? signs[place - 1] : " ", place + 1 < signs.count ? signs[place + 1] : " ")
            return sign != "," || !before.isNumber || !after.isNumber
        }
        return Slug.ofWords(String(kept.map(\.element)))
    }

    static func ending(of name: String) -> String { name.split(separator: ".").last.map(String.init) ?? "" }

    private static func tag(_ name: String) -> JSONValue {
        .object([.init("name", .text(name)), .init("slug", .text(Slug.make(name)))])
    }

    /// The lines; the first of a group has its name for a title.
    private var ingredients: [JSONValue] {
        recipe.groups.flatMap { group in
            group.ingredients.enumerated().map { place, ingredient in
                let title = JSONValue.Member("title", .text(place == 0 ? group.name : nil))
                let members = MealieIngredient(ingredient, of: exported)?.members ?? Self.words(of: ingredient)
                return .object([title] + members)
            }
        }
    }

    /// A line as it stands.
    private static func words(of ingredient: RecipeIngredient) -> [JSONValue.Member] {
        [
            .init("note", .text(ingredient.text.inMarkdown)),
            .init("display", .text(ingredient.text.inMarkdown)), .init("originalText", .text(ingredient.text)),
            .init("unit", .null), .init("food", .null), .init("quantity", .null), .init("disableAmount", .flag(true)),
        ]
    }

    private var instructions: [JSONValue] {
        recipe.methodParts.flatMap { part in
            part.steps.enumerated().map { place, step in
                .object([
                    .init("title", .text(place == 0 ? part.name ?? "" : "")),
                    .init("text", .text(recipe.text.plainText(of: step).inMarkdown)),
                    .init("ingredientReferences", .list([])),
                ])
            }
        }
    }

    private var notes: [JSONValue] {
        recipe.sections.map { section in
            let text = recipe.plainLines(of: section.blocks).map(\.inMarkdown).joined(separator: "\n\n")
            return .object([.init("title", .text(section.title)), .init("text", .text(text))])
        }
    }

    /// What Mealie has no place for of its own.
    private var extras: [JSONValue.Member] {
        let all: [(String, String?)] = [
            ("author", recipe.author), ("language", recipe.language?.rawValue), ("source", recipe.originWords),
        ]
        return all.compactMap { key, value in value.map { JSONValue.Member(key, .text($0)) } }
    }
}
