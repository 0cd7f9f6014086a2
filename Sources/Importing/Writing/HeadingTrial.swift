import Kitchen
import Reading

/// Finds how the name of a group has to be written so that Forno's reader takes it for that. "Preparation" among the
/// ingredients would begin the method, and what stands under "Notes" is no step: such names become bold lines, or stand in
/// brackets.
package enum HeadingTrial {
    /// A recipe as Forno reads it from a text.
    package static func read(_ text: String, in language: KitchenLanguage) -> Recipe? {
        let file = "content/recipes/import.md"
        let context = ProseContext(index: ContentIndex(files: [file]), language: language)
        return RecipeReader(context: context).read(Array(text.utf8), file: file).recipe
    }

    /// Whether a title can be the first heading: not where Forno takes that for the name of a section.
    package static func isTitle(_ title: String) -> Bool {
        guard !title.isEmpty else { return false }
        let text = "# \(EscapedMarkdown.heading(title))\n\nWords.\n\n## Ingredients\n\n- 1 egg\n"
        return read(text, in: .english)?.summary.title == title
    }

    /// The line that names some ingredients.
    package static func ingredientHeading(_ name: String) -> String {
        forms(of: name, level: 3).first { form in
            let text = "# T\n\n## Ingredients\n\n- 1 egg\n\n\(form)\n\n- 2 figs\n- salt\n\n## Method\n\n1. Stir.\n"
            guard let recipe = read(text, in: .english), recipe.groups.count == 2 else { return false }
            return recipe.groups[1].ingredients.map(\.text) == ["2 figs", "salt"] && recipe.steps == ["Stir."]
        } ?? "### " + EscapedMarkdown.heading(name)
    }

    /// The line that names some steps.
    package static func stepHeading(_ name: String, level: Int) -> String {
        forms(of: name, level: level).first { form in
            let text =
                "# T\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\n1. Stir.\n\n\(form)\n\n1. This.\n2. That.\n\n### X\n\n1. Serve.\n"
            let recipe = read(text, in: .english)
            return recipe?.steps == ["Stir.", "This.", "That.", "Serve."] && recipe?.ingredients.count == 1
        } ?? "\(String(repeating: "#", count: level)) " + EscapedMarkdown.heading(name)
    }

    private static func forms(of name: String, level: Int) -> [String] {
        let signs = String(repeating: "#", count: level)
        return [
            "\(signs) \(EscapedMarkdown.heading(name))", "**\(EscapedMarkdown.line(name))**",
            "\(signs) (\(EscapedMarkdown.heading(name)))", "**(\(EscapedMarkdown.line(name)))**",
        ]
    }
}
