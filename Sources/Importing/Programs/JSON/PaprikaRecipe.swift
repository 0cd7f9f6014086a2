/// A recipe of Paprika (.paprikarecipe): ingredients and directions are texts with a line for each.
enum PaprikaRecipe {
    static func read(_ value: LenientJSONValue) -> ProgramRecipe {
        var recipe = ImportedRecipe()
        recipe.title = value["name"]?.words ?? ""
        recipe.description = value["description"]?.lines ?? []
        recipe.servings = value["servings"]?.words
        recipe.prep = ExportedTime.read(value["prep_time"], "prep time", &recipe.notes)
        recipe.cook = ExportedTime.read(value["cook_time"], "cook time", &recipe.notes)
        recipe.total = ExportedTime.read(value["total_time"], "total time", &recipe.notes)
        recipe.tags = value["categories"]?.names ?? []
        (recipe.source, recipe.author) = RecipeOrigin.read(address: value["source_url"], name: value["source"])
        recipe.date = value["created"]?.text.flatMap(WrittenDate.iso8601)
        recipe.ingredients = ingredients(value["ingredients"]?.lines ?? [])
        recipe.steps = HeadedLines.steps(value["directions"]?.lines ?? [])
        recipe.remarks = value["notes"]?.lines ?? []
        recipe.picture = value["image_url"]?.text
        recipe.notes += leftOut(value)
        let photo = value["photo_data"]?.text ?? value["photos"]?.items.first?["data"]?.text
        return ProgramRecipe(recipe, picture: photo.map { .base64($0) })
    }

    /// A line each; one line alone may have several between commas.
    private static func ingredients(_ lines: [String]) -> [ImportedRecipe.Group] {
        guard lines.count > 1 else { return IngredientValues(LinkedData([]), lines.map { .text($0) }).groups }
        return HeadedLines.groups(lines.map(\.withoutBullet))
    }

    private static func leftOut(_ value: LenientJSONValue) -> [String] {
        var leftOut = LeftOut()
        leftOut.addRating(value["rating"])
        if let difficulty = value["difficulty"]?.words { leftOut.add("its difficulty \"\(difficulty.prefix(40))\"") }
        leftOut.add("its nutrition", if: value["nutritional_info"]?.words != nil)
        leftOut.addPictures((value["photos"]?.items.count ?? 0) - (value["photo_data"]?.text == nil ? 1 : 0))
        return leftOut.notes
    }
}
