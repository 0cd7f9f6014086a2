/// Recipes in the pages of the programs that write all of them into one, told apart by the names that each has for its parts.
enum ExportedPage {
    /// The recipes of a page in UTF-8; nil for a page of no program.
    static func read(_ text: [UInt8], _ path: String, _ files: ExportFiles) -> ProgramFile? {
        guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return nil }
        let words = String(decoding: text, as: UTF8.self)
        if words.contains("recipe-details"), words.contains("recipeDirections") {
            return file("Recipe Keeper", text, path, files, RecipeKeeper.recipes)
        }
        if words.contains("copymethat_class_id_version") || isCopyMeThat(words) {
            return file(CopyMeThatText.program, text, path, files, CopyMeThatPage.recipes)
        }
        return nil
    }

    private static func isCopyMeThat(_ words: String) -> Bool {
        let compact = words.filter { !$0.isWhitespace }
        return ["id=\"recipeIngredients\"", "id=\"recipeInstructions\"", "id=\"name\""].allSatisfy(compact.contains)
    }

    private static func file(
        _ program: String, _ text: [UInt8], _ path: String, _ files: ExportFiles,
        _ read: (HTMLPage) -> [ProgramRecipe]
    ) -> ProgramFile? {
        do throws(UnreadablePage) {
            var recipes = read(try HTMLPage(text: text))
            for place in recipes.indices { recipes[place].findPicture(in: files, from: path) }
            return recipes.isEmpty ? nil : ProgramFile(program, recipes)
        } catch {
            return ProgramFile(unreadable: "the page cannot be read: \(error.reason)", of: program)
        }
    }
}
