/// Recipes in texts of the programs that write them so, told apart by the lines that each begins a recipe with.
enum ExportedText {
    /// The recipes of a text; nil where there is none.
    static func read(_ text: String, _ path: String, _ files: ExportFiles) -> ProgramFile? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        for form in forms where lines.contains(where: form.isHeader) {
            return ProgramFile(form.program, form.recipes(lines).map { ProgramRecipe($0) })
        }
        if let program = TitledText.program(of: lines) {
            var recipes = TitledText.recipes(lines).map { ProgramRecipe($0) }
            // One recipe a file has its picture beside it.
            if recipes.count == 1, recipes[0].recipe.picture == nil {
                recipes[0].picture = files.picture(calledAs: path).map { .file($0) }
            }
            return ProgramFile(program, recipes)
        }
        if CopyMeThatText.isForm(of: lines) {
            return ProgramFile(CopyMeThatText.program, [ProgramRecipe(CopyMeThatText.recipe(lines))])
        }
        if let recipe = RecipeMDText.recipe(lines, path) {
            return ProgramFile(RecipeMDText.program, [ProgramRecipe(recipe)])
        }
        if path.lowercased().hasSuffix(".cook") { return nil }
        return FrontMatterRecipe(text, path, files).map { ProgramFile($0.program, [$0.recipe]) }
    }

    /// The programs that say in a line who wrote the recipe behind it.
    private static var forms: [(program: String, isHeader: (String) -> Bool, recipes: ([String]) -> [ImportedRecipe])] {
        [
            ("Meal-Master", MealMaster.isHeader, MealMaster.recipes), ("RezKonv", RezKonv.isHeader, RezKonv.recipes),
            ("MasterCook", MasterCookText.isHeader, MasterCookText.recipes),
            ("BigOven", BigOvenText.isHeader, BigOvenText.recipes),
        ]
    }
}
