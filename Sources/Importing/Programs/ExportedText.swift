/// Recipes in texts of the programs that write them so, told apart by the lines that each begins a recipe with.
enum ExportedText {
    /// The recipes of a text; nil where there is none.
    static func read(_ text: String, _ path: String, _ files: ExportFiles) -> ProgramFile? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.contains(where: MealMaster.isHeader) {
            return ProgramFile("Meal-Master", MealMaster.recipes(lines).map { ProgramRecipe($0) })
        }
        if lines.contains(where: RezKonv.isHeader) {
            return ProgramFile("RezKonv", RezKonv.recipes(lines).map { ProgramRecipe($0) })
        }
        if path.lowercased().hasSuffix(".cook") { return nil }
        return FrontMatterRecipe(text, path, files).map { ProgramFile($0.program, [$0.recipe]) }
    }
}
