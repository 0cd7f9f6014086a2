import Text

/// The shopping list of CookCLI (`.shopping-list`): recipes by their paths and foods, each with an amount in braces.
public enum CookShoppingList {
    /// The list in Markdown, as `content/lists` has them; nil for one with nothing on it. Its recipes are a paragraph.
    public static func markdown(_ text: String, title: String) -> String? {
        var (items, recipes): ([String], [String]) = ([], [])
        for line in text.split(whereSeparator: \.isNewline).prefix(2_000) {
            let isInner = line.first == " " || line.first == "\t"
            let words = PlainWords.line(String(line))
            if words.isEmpty || words.hasPrefix("//") || words.hasPrefix("--") { continue }
            let name = String(words.prefix { $0 != "{" }).trimming { $0 == " " }
            let inBraces = words.dropFirst(words.prefix { $0 != "{" }.count + 1).prefix { $0 != "}" }
            let amount = String(inBraces).replacing("%", with: " ")
            if name.hasPrefix("./") || name.hasPrefix("../") {
                // What stands in a recipe comes with it.
                let dish = String(name.split(separator: "/").last ?? "")
                if !isInner { recipes.append(amount.isEmpty || amount == "1" ? dish : "\(dish) ×\(amount)") }
            } else if !name.isEmpty {
                items.append([amount, name].filter { !$0.isEmpty }.joined(separator: " "))
            }
        }
        guard !items.isEmpty || !recipes.isEmpty else { return nil }
        let list = items.map { "- [ ] " + EscapedMarkdown.line($0) }.joined(separator: "\n")
        let dishes = recipes.isEmpty ? "" : EscapedMarkdown.line("Recipes: " + recipes.joined(separator: ", "))
        return (["# " + EscapedMarkdown.heading(title), list, dishes].filter { !$0.isEmpty }).joined(separator: "\n\n")
            + "\n"
    }
}
