/// A recipe of Paprika (.paprikarecipe): ingredients and directions are texts with a line for each.
enum PaprikaRecipe {
    static func read(_ value: LooseValue) -> ProgramRecipe {
        var recipe = ImportedRecipe()
        let none = LinkedData([])
        recipe.title = value["name"]?.words ?? ""
        recipe.description = value["description"]?.lines ?? []
        recipe.servings = value["servings"]?.words
        recipe.prep = ExportedTime.read(value["prep_time"], "prep time", &recipe.notes)
        recipe.cook = ExportedTime.read(value["cook_time"], "cook time", &recipe.notes)
        recipe.total = ExportedTime.read(value["total_time"], "total time", &recipe.notes)
        recipe.tags = value["categories"]?.names ?? []
        recipe.source = value["source_url"]?.text
        recipe.author = author(value)
        recipe.date = value["created"]?.text.flatMap(WrittenDate.iso8601)
        recipe.ingredients = IngredientValues(none, [.text(value["ingredients"]?.text ?? "")]).groups
        recipe.steps = InstructionValues(none, [.text(value["directions"]?.text ?? "")]).groups
        recipe.remarks = value["notes"]?.lines ?? []
        recipe.picture = value["image_url"]?.text
        recipe.notes += leftOut(value)
        let photo = value["photo_data"]?.text ?? value["photos"]?.items.first?["data"]?.text
        return ProgramRecipe(recipe, picture: photo.map { .base64($0) })
    }

    /// Who it is from, where that is not the host that the address names anyway.
    private static func author(_ value: LooseValue) -> String? {
        guard let source = value["source"]?.words, !source.contains("://") else { return nil }
        return value["source_url"]?.text?.lowercased().contains(source.lowercased()) ?? false ? nil : source
    }

    private static func leftOut(_ value: LooseValue) -> [String] {
        var names: [String] = []
        if let rating = value["rating"]?.text, rating != "0" { names.append("its rating of \(rating)") }
        if let difficulty = value["difficulty"]?.words { names.append("its difficulty \"\(difficulty.prefix(40))\"") }
        if value["nutritional_info"]?.words != nil { names.append("its nutrition") }
        let more = (value["photos"]?.items.count ?? 0) - (value["photo_data"]?.text == nil ? 1 : 0)
        if more > 0 { names.append(more == 1 ? "1 more picture" : "\(more) more pictures") }
        return names.isEmpty ? [] : ["left out: \(names.joined(separator: ", "))"]
    }
}
