import Kitchen

/// Recipes of Recipe Keeper (recipes.html in a zip), whose parts have names that no language changes.
enum RecipeKeeper {
    static func recipes(_ page: HTMLPage) -> [ProgramRecipe] {
        page.all { $0.isOfClass("recipe-details") }.map { recipe(page, $0) }
    }

    private static func recipe(_ page: HTMLPage, _ root: Int) -> ProgramRecipe {
        func nodes(_ name: String) -> [Int] { page.all(in: root) { $0.attributes["itemprop"] == name } }
        /// What a field says, in an attribute or as words.
        func values(_ name: String) -> [String] {
            nodes(name).compactMap { node in
                LenientJSONValue.text(page.nodes[node].attributes["content"] ?? page.text(of: node)).words
            }
        }
        var recipe = ImportedRecipe()
        recipe.title = values("name").first ?? ""
        recipe.servings = values("recipeYield").first
        recipe.prep = time(values("prepTime").first, "prep time", &recipe.notes)
        recipe.cook = time(values("cookTime").first, "cook time", &recipe.notes)
        recipe.tags = values("recipeCourse") + values("recipeCategory") + values("recipeCollection")
        let link = nodes("recipeSource").flatMap { page.all(in: $0) { $0.name == "a" } }.first
        let address = link.flatMap { page.nodes[$0].attributes["href"] } ?? values("recipeSource").first
        (recipe.source, recipe.author) = RecipeOrigin.read(address: address.map(LenientJSONValue.text))
        recipe.ingredients = groups(page, nodes("recipeIngredients"))
        recipe.steps = groups(page, nodes("recipeDirections")).flatMap { group in
            HeadedLines.steps(group.lines) { _ in nil }.map { .init(name: group.name, lines: $0.lines) }
        }
        recipe.remarks = nodes("recipeNotes").flatMap { page.lines(of: $0) }
        let pictures = page.all(in: root) { node in
            node.name == "img" && (node.attributes["itemprop"]?.hasPrefix("photo") ?? false)
        }.compactMap { page.nodes[$0].attributes["src"] }
        recipe.notes += leftOut(values, pictures.count)
        let main = page.all(in: root) { $0.isOfClass("recipe-photo") }.compactMap { page.nodes[$0].attributes["src"] }
        return ProgramRecipe(recipe, picture: (pictures.first ?? main.first).map { .named($0) })
    }

    private static func leftOut(_ values: (String) -> [String], _ pictures: Int) -> [String] {
        var leftOut = LeftOut()
        leftOut.addRating(values("recipeRating").first.map(LenientJSONValue.text))
        leftOut.add("that it is a favourite", if: values("recipeIsFavourite").first?.lowercased() == "true")
        leftOut.add("its nutrition", if: values("recipeNutCalories").first != nil)
        leftOut.addPictures(pictures - 1)
        return leftOut.notes
    }

    /// "PT0S" is none.
    private static func time(_ text: String?, _ name: String, _ notes: inout [String]) -> Minutes? {
        guard let text, text != "PT0S" else { return nil }
        return ExportedTime.read(.text(text), name, &notes)
    }

    /// The paragraphs of some nodes under headings: paragraphs that are bold as a whole, or end in a colon.
    private static func groups(_ page: HTMLPage, _ nodes: [Int]) -> [ImportedRecipe.Group] {
        nodes.flatMap { node in
            let bold = Set(page.all(in: node) { $0.name == "p" }.filter { isBold(page, $0) }.map { page.text(of: $0) })
            return HeadedLines.groups(page.lines(of: node).map(\.withoutBullet)) { line in
                HeadedLines.name(withColon: line) ?? (bold.contains(line) ? line : nil)
            }
        }
    }

    private static func isBold(_ page: HTMLPage, _ paragraph: Int) -> Bool {
        let words = page.text(of: paragraph)
        return !words.isEmpty
            && page.all(in: paragraph) { ["b", "strong"].contains($0.name) }.contains { page.text(of: $0) == words }
    }
}
