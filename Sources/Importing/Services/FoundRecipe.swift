import Diagnostics
import Kitchen
import Reading
import Text

/// A recipe that a service of recipes found.
public struct FoundRecipe: Sendable {
    /// What it is called.
    public let title: String
    /// The address of the page that it is from; nil where the service names none.
    public let page: String?
    /// All that the terms of the service allow to keep: the whole recipe, or its title, link and credit.
    public let recipe: ImportedRecipe
    /// Whether the recipe is whole; else its page has the rest.
    public let isWhole: Bool
    /// The address of a small picture to choose by, which is shown and not kept.
    public let preview: String?
}

/// The answer of a service of recipes is not what it gives.
public struct UnreadableRecipes: Error, Hashable, Sendable {
    /// What is wrong with it: a clause that goes on "the answer".
    public let reason: String
}

/// Reads what services of recipes answer, each by its own shape and its own terms.
///
/// ```swift
/// let body = #"{"meals": [{"idMeal": "1", "strMeal": "Pea soup", "strIngredient1": "peas", "strMeasure1": "500 g"}]}"#
/// let found = try FoundRecipes.themealdb(Array(body.utf8))
/// found[0].recipe.ingredients   // 500 g peas
/// ```
public enum FoundRecipes {
    /// How many are read; nobody chooses among more.
    private static let most = 10

    /// The answer of TheMealDB to `search.php?s=`, whose recipes may be kept with attribution.
    public static func themealdb(_ bytes: [UInt8]) throws(UnreadableRecipes) -> [FoundRecipe] {
        guard let meals = try object(bytes)["meals"] else { throw UnreadableRecipes(reason: "has no `meals`") }
        // `null` where it has found none.
        return try items(meals).prefix(most).compactMap(meal)
    }

    /// The answer of Spoonacular to `recipes/complexSearch`, of which title, link and credit may be kept.
    public static func spoonacular(_ bytes: [UInt8]) throws(UnreadableRecipes) -> [FoundRecipe] {
        guard let results = try object(bytes)["results"] else { throw UnreadableRecipes(reason: "has no `results`") }
        return try items(results).prefix(most).compactMap { result in
            let credit = line(result["creditsText"]) ?? line(result["sourceName"])
            return linked(
                line(result["title"]), address(result["sourceUrl"]), by: credit, preview: address(result["image"]))
        }
    }

    /// The answer of Edamam to `api/recipes/v2`, of which name, link and credit may be kept.
    public static func edamam(_ bytes: [UInt8]) throws(UnreadableRecipes) -> [FoundRecipe] {
        guard let hits = try object(bytes)["hits"] else { throw UnreadableRecipes(reason: "has no `hits`") }
        return try items(hits).prefix(most).compactMap { hit in
            guard let recipe = hit["recipe"] else { return nil }
            return linked(
                line(recipe["label"]), address(recipe["url"]), by: line(recipe["source"]),
                preview: address(recipe["image"]))
        }
    }

    private static func object(_ bytes: [UInt8]) throws(UnreadableRecipes) -> SourceValue {
        var diagnostics = DiagnosticList()
        let value = JSONReader.read(bytes, file: "the answer", diagnostics: &diagnostics)
        if let problem = diagnostics.first(where: { $0.severity == .error }) {
            throw UnreadableRecipes(reason: "is no JSON: \(problem.message)")
        }
        guard let value, case .map = value.content else { throw UnreadableRecipes(reason: "is no object") }
        return value
    }

    private static func items(_ value: SourceValue) throws(UnreadableRecipes) -> [SourceValue] {
        switch value.content {
        case .list(let items): return items
        case .null: return []
        default: throw UnreadableRecipes(reason: "has no list of recipes")
        }
    }

    private static func meal(_ value: SourceValue) -> FoundRecipe? {
        guard let title = line(value["strMeal"]) else { return nil }
        let page = address(value["strSource"]) ?? number(value["idMeal"]).map { "https://www.themealdb.com/meal/\($0)" }
        var recipe = ImportedRecipe()
        (recipe.title, recipe.source, recipe.author) = (title, page, "TheMealDB")
        recipe.picture = address(value["strMealThumb"])
        let lines = (1...20).compactMap { number in
            line(value["strIngredient\(number)"]).map { name in
                [line(value["strMeasure\(number)"]), name].compactMap(\.self).joined(separator: " ")
            }
        }
        recipe.ingredients = lines.isEmpty ? [] : [ImportedRecipe.Group(lines: lines)]
        let method = value["strInstructions"]?.scalarText ?? ""
        let steps = method.split(whereSeparator: \.isNewline).prefix(200).compactMap { step(String($0)) }
        recipe.steps = steps.isEmpty ? [] : [ImportedRecipe.Group(lines: steps)]
        let tags =
            [value["strCategory"], value["strArea"]].compactMap(line)
            + (line(value["strTags"])?.split(separator: ",").map(String.init) ?? [])
        recipe.tags = tags.compactMap { ProductFields.plain($0) }
        return FoundRecipe(
            title: title, page: page, recipe: recipe, isWhole: !lines.isEmpty && !steps.isEmpty,
            preview: recipe.picture.map { $0 + "/small" })
    }

    private static func linked(
        _ title: String?, _ page: String?, by credit: String?, preview: String?
    ) -> FoundRecipe? {
        guard let title else { return nil }
        var recipe = ImportedRecipe()
        (recipe.title, recipe.source, recipe.author) = (title, page, credit)
        return FoundRecipe(title: title, page: page, recipe: recipe, isWhole: false, preview: preview)
    }

    /// A step of any length on one line, with nothing in it that a terminal obeys.
    private static func step(_ text: String) -> String? {
        let scalars = text.unicodeScalars.prefix(20_000).map { VisibleText.acts($0) ? " " : $0 }
        let words = String(String.UnicodeScalarView(scalars)).split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static func line(_ value: SourceValue?) -> String? { value?.scalarText.flatMap(ProductFields.plain) }

    /// A number as it stands in an address.
    private static func number(_ value: SourceValue?) -> String? {
        line(value).flatMap { $0.utf8.count <= 20 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? $0 : nil }
    }

    private static func address(_ value: SourceValue?) -> String? {
        value?.scalarText.flatMap { WebAddress.resolve($0, against: nil) }
    }
}
