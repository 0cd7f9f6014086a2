import Importing
import Kitchen

/// Writes a recipe as a Markdown file with front matter.
struct MarkdownRecipe {
    private let exported: ExportedRecipe
    private let recipe: Recipe
    private var blocks: MarkdownBlocks

    init(_ exported: ExportedRecipe) {
        (self.exported, recipe) = (exported, exported.recipe)
        blocks = MarkdownBlocks(recipe.text) { exported.address(of: $0, ending: "md") }
        blocks.leastLevel = 3
    }

    /// The text of the file.
    var text: String {
        let keys = frontMatter.map { $0 + "\n" }.joined()
        return "---\n\(keys)---\n\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var hasTitleHeading: Bool { HeadingTrial.isTitle(recipe.summary.title) }

    private var frontMatter: [String] {
        let summary = recipe.summary
        var keys: [(String, String?)] = [
            ("title", hasTitleHeading ? nil : YAMLValue.of(summary.title)),
            ("description", recipe.ownDescription.map(YAMLValue.of)),
        ]
        if let servings = summary.servings, servings != recipe.yields.first {
            keys.append(("servings", YAMLValue.count(servings)))
        }
        keys.append(("yield", writtenYield))
        keys.append(("prep", summary.prep?.words))
        keys.append(("cook", summary.cook?.words))
        keys.append(("total", recipe.totalBesides?.words))
        keys.append(("tags", summary.tags.isEmpty ? nil : YAMLValue.list(summary.tags)))
        keys.append(("author", recipe.author.map(YAMLValue.of)))
        keys.append(("source", recipe.origin.map { $0.contains(" ") ? YAMLValue.of($0) : YAMLValue.address($0) }))
        keys.append(("date", summary.date.map(YAMLValue.of)))
        keys.append(("image", exported.photo.map { YAMLValue.of($0.name) }))
        keys.append(("language", recipe.language?.rawValue))
        return keys.compactMap { key, value in value.map { "\(key): \($0)" } }
    }

    private var writtenYield: String? {
        switch recipe.yields.count {
        case 0: nil
        case 1: YAMLValue.count(recipe.yields[0])
        default: YAMLValue.list(recipe.yields)
        }
    }

    private var parts: [String] {
        let titles = SectionTitles.of(exported.language)
        let title = hasTitleHeading ? ["# " + EscapedMarkdown.heading(recipe.summary.title)] : []
        return title + [blocks.text(of: recipe.intro)] + ingredients(under: titles.ingredients)
            + (recipe.method.isEmpty ? [] : ["## " + titles.method] + method)
            + recipe.sections.flatMap { ["## " + EscapedMarkdown.heading($0.title), blocks.text(of: $0.blocks)] }
    }

    private func ingredients(under title: String) -> [String] {
        recipe.groups.enumerated().flatMap { place, group -> [String] in
            let lines = group.ingredients.map { "- " + line(of: $0) }.joined(separator: "\n")
            // Lines under no name that stand behind others begin the ingredients anew.
            let heading = place == 0 || group.name == nil ? ["## " + title] : []
            return heading + (group.name.map { [HeadingTrial.ingredientHeading($0)] } ?? [])
                + [blocks.text(of: group.notes), lines]
        }
    }

    private func line(of ingredient: RecipeIngredient) -> String {
        ingredient.node.map { blocks.line(of: $0) } ?? EscapedMarkdown.line(ingredient.text)
    }

    private var method: [String] {
        recipe.methodParts.flatMap { part in
            (part.name.map { [heading($0, of: part)] } ?? []) + [blocks.text(of: part.blocks)]
        }
    }

    /// The heading of a part; where there are no steps under it, it may be one that says so ("Notes").
    private func heading(_ name: String, of part: MethodPart) -> String {
        part.steps.isEmpty ? "### " + EscapedMarkdown.heading(name) : HeadingTrial.stepHeading(name, level: 3)
    }
}
