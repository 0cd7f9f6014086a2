/// Recipes of CopyMeThat (recipes.html in a zip), whose parts have the same names in each recipe.
enum CopyMeThatPage {
    static func recipes(_ page: HTMLPage) -> [ProgramRecipe] {
        page.all { $0.isOfClass("recipe") }.map { recipe(page, $0) }
    }

    private static func recipe(_ page: HTMLPage, _ root: Int) -> ProgramRecipe {
        func node(_ id: String) -> Int? { page.all(in: root) { $0.attributes["id"] == id }.first }
        func words(_ id: String) -> String? { node(id).flatMap { LenientJSONValue.text(page.text(of: $0)).words } }
        var recipe = ImportedRecipe()
        recipe.title = words("name") ?? ""
        recipe.description = node("description").map { page.lines(of: $0) } ?? []
        recipe.servings = words("recipeYield")
        recipe.tags = page.all(in: root) { $0.isOfClass("recipeCategory") }.map { page.text(of: $0) }.filter {
            !$0.isEmpty
        }
        let link = node("original_link").flatMap { page.nodes[$0].attributes["href"] }
        (recipe.source, recipe.author) = RecipeOrigin.read(address: link.map(LenientJSONValue.text))
        recipe.ingredients = node("recipeIngredients").map { groups(page, $0, "recipeIngredient") } ?? []
        recipe.steps = node("recipeInstructions").map { groups(page, $0, "instruction") } ?? []
        recipe.remarks = node("recipeNotes").map { page.lines(of: $0) } ?? []
        var leftOut = LeftOut()
        leftOut.addRating(words("ratingValue").map(LenientJSONValue.text))
        leftOut.add("that it was made", if: node("made_this") != nil)
        leftOut.add("its star", if: node("starred") != nil)
        recipe.notes += leftOut.notes
        let picture = page.all(in: root) { $0.isOfClass("recipeImage") }.first.flatMap {
            page.nodes[$0].attributes["src"]
        }
        return ProgramRecipe(recipe, picture: picture.map { .named($0.replacing("\\", with: "/")) })
    }

    /// The items of a list under the headings among them; one that goes on is part of the one before.
    private static func groups(_ page: HTMLPage, _ list: Int, _ item: String) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for child in page.children(of: list) where page.nodes[child].name != nil {
            let (node, words) = (page.nodes[child], page.text(of: child))
            guard !words.isEmpty else { continue }
            let last = groups.count - 1
            if node.isOfClass("\(item)_subheader") {
                groups.append(ImportedRecipe.Group(name: HeadedLines.name(withColon: words) ?? words, lines: []))
            } else if node.isOfClass("\(item)_next"), let before = groups[last].lines.popLast() {
                groups[last].lines.append("\(before) \(words)")
            } else {
                groups[last].lines.append(words)
            }
        }
        return groups.filter { !$0.lines.isEmpty }
    }
}
