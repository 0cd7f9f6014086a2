/// Recipes as BigOven writes them as text, a recipe behind each line that names the program.
enum BigOvenText {
    /// Whether a line begins a recipe.
    static func isHeader(_ line: String) -> Bool {
        line.trimming(\.isWhitespace).hasPrefix("-= Exported from BigOven =-")
    }

    static func recipes(_ lines: [String]) -> [ImportedRecipe] {
        let starts = lines.indices.filter { isHeader(lines[$0]) }
        return zip(starts, starts.dropFirst() + [lines.count]).map { recipe(lines[($0 + 1)..<$1]) }
    }

    private static func recipe(_ lines: ArraySlice<String>) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        let end = lines.firstIndex { $0.trimming(\.isWhitespace).hasPrefix("** This recipe") } ?? lines.endIndex
        let list = lines[..<end].firstIndex { $0.contains("-= Ingredients =-") } ?? end
        let method = lines[list..<end].firstIndex { $0.contains("-= Instructions =-") } ?? end
        for line in lines[..<list] { readFact(PlainWords.words(line), into: &recipe) }
        recipe.ingredients = HeadedLines.groups(
            lines[list..<method].dropFirst().flatMap(PlainWords.lines).map(\.withoutBullet))
        recipe.steps = HeadedLines.steps(WrappedText.paragraphs(Array(lines[method..<end].dropFirst())))
        return recipe
    }

    private static func readFact(_ line: String, into recipe: inout ImportedRecipe) {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count == 2 ? PlainWords.line(String(parts[1])) : ""
        switch parts.first?.lowercased() {
        case "recipe by": recipe.author = value.isEmpty ? nil : value
        case "serving size": recipe.servings = value.isEmpty ? nil : value
        case "cuisine", "main ingredient", "categories": recipe.tags += LenientJSONValue.text(value).names
        default: if recipe.title.isEmpty { recipe.title = line }
        }
    }
}
