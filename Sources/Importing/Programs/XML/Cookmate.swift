import Kitchen

/// Recipes of Cookmate, once My CookBook (.mcb with pictures, .xml without).
enum Cookmate {
    static func recipes(_ document: XMLElement) -> [ProgramRecipe] {
        document.all("recipe").filter { $0["recipetext"] != nil || $0["ingredient"] != nil }.map(recipe)
    }

    private static func recipe(_ element: XMLElement) -> ProgramRecipe {
        var recipe = ImportedRecipe()
        recipe.title = element["title"]?.words ?? ""
        recipe.description = lines(element["description"])
        recipe.servings = element["quantity"]?.words ?? element["serving"]?.words
        recipe.prep = time(element["preptime"], "prep time", &recipe.notes)
        recipe.cook = time(element["cooktime"], "cook time", &recipe.notes)
        recipe.total = time(element["totaltime"], "total time", &recipe.notes)
        recipe.tags = (element.all("category") + element.all("tag")).compactMap(\.words)
        (recipe.source, recipe.author) = RecipeOrigin.read(
            address: address(element["url"]), name: element["source"].map { .text($0.text) })
        recipe.language = element["lang"]?.words.flatMap { KitchenLanguage(tag: $0)?.rawValue }
        recipe.ingredients = HeadedLines.groups(withoutStops(lines(element["ingredient"])).map(\.withoutBullet))
        recipe.steps = HeadedLines.steps(joined(lines(element["recipetext"])))
        recipe.remarks = lines(element["comments"])
        recipe.picture = element["imageurl"]?.words
        recipe.notes += leftOut(element)
        let path = element["image", "path"] ?? element["image"] ?? element["imagepath"]
        let name = path?.words?.split { $0 == "/" || $0 == "\\" }.last
        return ProgramRecipe(recipe, picture: name.map { .named(String($0)) })
    }

    /// The address of its page; it may say where else the recipe came from ("MMF").
    private static func address(_ element: XMLElement?) -> LenientJSONValue? {
        element?.words.flatMap { $0.contains("://") ? .text($0) : nil }
    }

    private static func leftOut(_ element: XMLElement) -> [String] {
        var leftOut = LeftOut()
        leftOut.addRating(element["rating"].map { .text($0.text) })
        leftOut.add("its nutrition", if: element["nutrition"]?.words.map { $0 != "::" } ?? false)
        if let video = element["video"]?.words { leftOut.add("its video \(video.prefix(200))") }
        return leftOut.notes
    }

    /// The items of a list, or the lines of a text.
    private static func lines(_ element: XMLElement?) -> [String] {
        let items = element?.all("li") ?? []
        return items.isEmpty ? element?.lines ?? [] : items.flatMap(\.lines)
    }

    /// Its first versions put a full stop behind every ingredient.
    private static func withoutStops(_ lines: [String]) -> [String] {
        guard lines.count > 1, lines.allSatisfy({ $0.hasSuffix(".") }) else { return lines }
        return lines.map { String($0.dropLast()) }
    }

    /// Lines with a number alone on one before them: "1." and then the step.
    private static func joined(_ lines: [String]) -> [String] {
        lines.filter { line in !(line.last == "." && line.dropLast().allSatisfy(\.isWholeNumber)) }
    }

    /// "15" is minutes, "45mn" too.
    private static func time(_ element: XMLElement?, _ name: String, _ notes: inout [String]) -> Minutes? {
        guard let words = element?.words else { return nil }
        if let minutes = ExportedTime.minutes(.text(words)) { return minutes }
        let plain = words.hasSuffix("mn") ? String(words.dropLast(2)) + " min" : words
        return ExportedTime.read(.text(plain), name, &notes)
    }
}
