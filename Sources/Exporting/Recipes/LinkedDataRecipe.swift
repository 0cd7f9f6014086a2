import Addresses
import Kitchen
import Text

/// Writes a recipe as JSON-LD in the vocabulary of schema.org (https://schema.org/Recipe).
struct LinkedDataRecipe {
    private let exported: ExportedRecipe
    private let recipe: Recipe

    init(_ exported: ExportedRecipe) { (self.exported, recipe) = (exported, exported.recipe) }

    /// Several recipes as one document.
    static func json(of recipes: [ExportedRecipe]) -> JSONValue {
        .object([context, .init("@graph", .list(recipes.map { .object(LinkedDataRecipe($0).members) }))])
    }

    private static let context = JSONValue.Member("@context", .text("https://schema.org"))

    /// The recipe; what it does not say has no key.
    var json: JSONValue { .object([Self.context] + members) }

    private var members: [JSONValue.Member] {
        let summary = recipe.summary
        let members: [(String, JSONValue?)] = [
            ("@type", .text("Recipe")), ("name", .text(summary.title)),
            ("description", text(description)), ("author", recipe.author.map(Self.person)),
            ("datePublished", text(summary.date)), ("inLanguage", .text(exported.language.rawValue)),
            ("url", text(isAddress ? recipe.origin : nil)), ("isBasedOn", text(isAddress ? nil : recipe.origin)),
            ("image", text(picture)), ("recipeYield", text(summary.servings)),
            ("prepTime", text(summary.prep?.iso8601)),
            ("cookTime", text(summary.cook?.iso8601)), ("totalTime", text(summary.total?.iso8601)),
            ("keywords", summary.tags.isEmpty ? nil : .text(summary.tags.joined(separator: ", "))),
            ("recipeIngredient", .list(recipe.ingredients.map { .text($0.ingredient.text) })),
            ("recipeInstructions", .list(instructions)),
        ]
        return members.compactMap { key, value in value.map { JSONValue.Member(key, $0) } }
    }

    private func text(_ value: String?) -> JSONValue? { value.map { .text($0) } }

    private static func person(_ name: String) -> JSONValue {
        .object([.init("@type", .text("Person")), .init("name", .text(name))])
    }

    private var description: String? {
        let all = ([recipe.ownDescription] + recipe.introduction.map(Optional.some)).compactMap(\.self)
        return all.isEmpty ? nil : all.joined(separator: "\n")
    }

    private var isAddress: Bool {
        recipe.origin.map { $0.hasPrefix("https://") || $0.hasPrefix("http://") } ?? false
    }

    /// The address of its picture, where the site has one.
    private var picture: String? {
        guard let picture = recipe.summary.picture, let base = exported.baseURL else { return nil }
        return base + PageAddress.reference(PageAddress.media(of: picture))
    }

    private var instructions: [JSONValue] {
        recipe.methodParts.flatMap { part -> [JSONValue] in
            let steps = part.steps.map { step -> JSONValue in
                .object([
                    .init("@type", .text("HowToStep")), .init("text", .text(recipe.text.plainText(of: step))),
                ])
            }
            guard let name = part.name, !steps.isEmpty else { return steps }
            return [
                .object([
                    .init("@type", .text("HowToSection")), .init("name", .text(name)),
                    .init("itemListElement", .list(steps)),
                ])
            ]
        }
    }
}
