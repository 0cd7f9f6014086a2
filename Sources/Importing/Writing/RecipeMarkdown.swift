import Kitchen
import Reading

/// Writes an imported recipe as a Markdown file that Forno reads with the same words.
///
/// ```
/// let recipe: ImportedRecipe
/// let text = RecipeMarkdown(recipe, language: .english).text
/// ```
public struct RecipeMarkdown {
    private let recipe: ImportedRecipe
    private let language: KitchenLanguage
    private let siteLanguage: KitchenLanguage
    private let picture: String?

    /// The file of a recipe for a site in a language, with its picture in a file beside it.
    public init(_ recipe: ImportedRecipe, language site: KitchenLanguage, picture: String? = nil) {
        self.recipe = recipe
        self.picture = picture
        siteLanguage = site
        language = recipe.language.map { KitchenLanguage(tag: $0) ?? .english } ?? site
    }

    /// The text of the file.
    public var text: String {
        let body = recipe.body ?? parts.joined(separator: "\n\n") + "\n"
        let keys = frontMatter
        return keys.isEmpty ? body : "---\n" + keys.map { $0 + "\n" }.joined() + "---\n\n" + body
    }

    /// The recipe as Forno reads it from the file.
    public var readRecipe: Recipe? { HeadingTrial.read(text, in: siteLanguage) }

    /// How many ingredients and steps the recipe has.
    public var counts: (ingredients: Int, steps: Int) {
        if recipe.body != nil, let read = readRecipe { return (read.ingredients.count, read.steps.count) }
        return (recipe.ingredients.reduce(0) { $0 + $1.lines.count }, recipe.steps.reduce(0) { $0 + $1.lines.count })
    }

    /// In what the file, as Forno reads it, differs from the recipe: "3 steps of 4"; nothing, mostly.
    public var differences: [String] {
        guard recipe.body == nil else { return [] }
        let read = readRecipe
        let (lines, steps) = (read?.ingredients.map(\.ingredient.text) ?? [], read?.steps ?? [])
        let (ownLines, ownSteps) = (recipe.ingredients.flatMap(\.lines), recipe.steps.flatMap(\.lines))
        var found: [String] = []
        if Set(lines) != Set(ownLines) || lines.count != ownLines.count { found.append("the ingredients") }
        if steps != ownSteps { found.append("the steps") }
        return found
    }

    private var frontMatter: [String] {
        var keys: [(String, String?)] = []
        keys.append(
            (
                "title",
                isTitleHeading ? nil : recipe.title.isEmpty ? nil : YAMLValue.of(recipe.title)
            ))
        keys.append(("servings", recipe.servings.map(YAMLValue.count)))
        keys.append(("prep", recipe.prep.map(\.words)))
        keys.append(("cook", recipe.cook.map(\.words)))
        keys.append(("total", writtenTotal.map(\.words)))
        keys.append(("tags", recipe.tags.isEmpty ? nil : YAMLValue.list(recipe.tags)))
        keys.append(("author", recipe.author.map(YAMLValue.of)))
        keys.append(("source", recipe.source.map(YAMLValue.address)))
        keys.append(("date", recipe.date))
        keys.append(("image", picture.map(YAMLValue.of)))
        let own = recipe.language.flatMap { $0 == siteLanguage.rawValue ? nil : $0 }
        keys.append(("language", own))
        return keys.compactMap { key, value in value.map { "\(key): \($0)" } }
    }

    /// The total time, where it is not just the others together.
    private var writtenTotal: Minutes? {
        guard recipe.prep != nil || recipe.cook != nil else { return recipe.total }
        let sum = (recipe.prep ?? Minutes(0)) + (recipe.cook ?? Minutes(0))
        return recipe.total == sum ? nil : recipe.total
    }

    /// Whether the title is the first heading; where the text is as its author wrote it, that has its own.
    private var isTitleHeading: Bool {
        guard let body = recipe.body else { return HeadingTrial.isTitle(recipe.title) }
        return body.hasPrefix("# ") && HeadingTrial.read(body, in: siteLanguage)?.summary.title == recipe.title
    }

    private var parts: [String] {
        let title = isTitleHeading ? ["# " + EscapedMarkdown.heading(recipe.title)] : []
        let titles = SectionTitles.of(language)
        return title + recipe.description.map(EscapedMarkdown.line)
            + (recipe.ingredients.isEmpty ? [] : ["## " + titles.ingredients] + ingredients)
            + (recipe.steps.isEmpty ? [] : ["## " + titles.method] + steps)
            + (recipe.remarks.isEmpty ? [] : ["## " + titles.remarks] + recipe.remarks.map(EscapedMarkdown.line))
    }

    /// The groups of ingredients, those without a name first: behind another they would belong to that.
    private var ingredients: [String] {
        let unnamed = recipe.ingredients.filter { $0.name == nil }.flatMap(\.lines)
        let groups =
            (unnamed.isEmpty ? [] : [ImportedRecipe.Group(lines: unnamed)])
            + recipe.ingredients.filter { $0.name != nil }
        return groups.flatMap { group -> [String] in
            let list = group.lines.map { "- " + EscapedMarkdown.line($0) }.joined(separator: "\n")
            let isPlain = groups.count == 1 && SectionTitles.meanIngredients.contains(group.name?.lowercased() ?? "")
            guard let name = group.name, !isPlain else { return [list] }
            return [HeadingTrial.ingredientHeading(name), list]
        }
    }

    private var steps: [String] {
        var parts: [String] = []
        for (place, group) in recipe.steps.enumerated() {
            let isPlain = recipe.steps.count == 1 && SectionTitles.meanMethod.contains(group.name?.lowercased() ?? "")
            if let name = group.name, !isPlain {
                parts.append(HeadingTrial.stepHeading(name, level: group.isInner ? 4 : 3))
            } else if place > 0 {
                parts.append("---")
            }
            if group.lines.isEmpty { continue }
            let items = group.lines.enumerated().map { "\($0 + 1). " + EscapedMarkdown.line($1) }
            parts.append(items.joined(separator: "\n"))
        }
        return parts
    }
}

extension Minutes {
    /// "20 min", "1 h 30 min".
    package var words: String {
        let (hours, minutes) = (count / 60, count % 60)
        return [hours > 0 ? "\(hours) h" : nil, minutes > 0 || hours == 0 ? "\(minutes) min" : nil]
            .compactMap(\.self).joined(separator: " ")
    }
}

/// The headings of a recipe's sections.
package struct SectionTitles {
    /// That of what goes in.
    package let ingredients: String
    /// That of what is to be done.
    package let method: String
    /// That of what is said behind it.
    let remarks: String

    /// What the only group of ingredients may be called that says no more than that it is one.
    static let meanIngredients: Set<String> = ["ingredients", "ingredienti", "zutaten", "ingrédients", "ingredientes"]

    /// What the only section of a method may be called that says no more than that it is one.
    static let meanMethod: Set<String> = [
        "method", "instructions", "directions", "steps", "preparation", "preparazione", "procedimento", "zubereitung",
        "anleitung", "préparation", "étapes", "preparación", "elaboración",
    ]

    package static func of(_ language: KitchenLanguage) -> SectionTitles {
        switch language {
        case .english: SectionTitles(ingredients: "Ingredients", method: "Method", remarks: "Notes")
        case .italian: SectionTitles(ingredients: "Ingredienti", method: "Preparazione", remarks: "Note")
        case .german: SectionTitles(ingredients: "Zutaten", method: "Zubereitung", remarks: "Hinweise")
        case .french: SectionTitles(ingredients: "Ingrédients", method: "Préparation", remarks: "Notes")
        case .spanish: SectionTitles(ingredients: "Ingredientes", method: "Preparación", remarks: "Notas")
        }
    }
}
