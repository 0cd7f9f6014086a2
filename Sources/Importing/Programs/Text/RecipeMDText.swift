import Text

/// A recipe in RecipeMD: a title, a rule, a list of ingredients, and behind another rule the method. It is kept as it stands.
enum RecipeMDText {
    static let program = "RecipeMD"

    /// The recipe of a text; nil where it is no RecipeMD.
    static func recipe(_ lines: [String], _ path: String) -> ImportedRecipe? {
        let isMarkdown = [".md", ".markdown"].contains { path.lowercased().hasSuffix($0) }
        let first = lines.first { !$0.allSatisfy(\.isWhitespace) }
        guard isMarkdown, first?.hasPrefix("# ") ?? false, let rule = lines.firstIndex(where: isRule) else {
            return nil
        }
        let next = lines[(rule + 1)...].first { !$0.allSatisfy(\.isWhitespace) }?.drop(while: \.isWhitespace)
        guard let next, ["- ", "* ", "+ ", "#"].contains(where: next.hasPrefix) else { return nil }
        let text = lines.joined(separator: "\n")
        guard let read = HeadingTrial.read(text, in: .english), !read.ingredients.isEmpty else { return nil }
        var recipe = ImportedRecipe()
        recipe.title = read.summary.title
        recipe.body = text
        return recipe
    }

    private static func isRule(_ line: String) -> Bool {
        let signs = line.trimming(\.isWhitespace)
        return signs.count >= 3 && (signs.allSatisfy { $0 == "-" } || signs.allSatisfy { $0 == "*" })
    }
}
