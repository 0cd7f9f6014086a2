import Kitchen

/// A recipe of Mela (.melarecipe): ingredients, instructions and notes are texts in some Markdown, with `# ` before a heading.
enum MelaRecipe {
    /// Whether a value has the form of one.
    static func isForm(of value: LenientJSONValue) -> Bool {
        guard value["@type"] == nil, value["title"]?.words != nil else { return false }
        return ["ingredients", "instructions"].allSatisfy { isLines(value[$0]) }
            && ["wantToCook", "categories", "yield", "images", "link"].contains { value[$0] != nil }
    }

    private static func isLines(_ value: LenientJSONValue?) -> Bool {
        switch value {
        case .text: true
        case .list(let items): items.allSatisfy { $0.text != nil }
        default: false
        }
    }

    static func read(_ value: LenientJSONValue) -> ProgramRecipe {
        var recipe = ImportedRecipe()
        recipe.title = value["title"]?.words ?? ""
        recipe.description = value["text"]?.lines ?? []
        recipe.servings = value["yield"]?.words
        recipe.prep = ExportedTime.read(value["prepTime"], "prep time", &recipe.notes)
        recipe.cook = ExportedTime.read(value["cookTime"], "cook time", &recipe.notes)
        recipe.total = ExportedTime.read(value["totalTime"], "total time", &recipe.notes)
        recipe.tags = value["categories"]?.names ?? []
        (recipe.source, recipe.author) = RecipeOrigin.read(address: value["link"])
        recipe.date = day(value["date"])
        recipe.ingredients = HeadedLines.groups(
            lines(value["ingredients"]).map(\.withoutBullet), heading: HeadedLines.name(withNumberSigns:))
        recipe.steps = HeadedLines.steps(lines(value["instructions"]), heading: HeadedLines.name(withNumberSigns:))
        recipe.remarks = lines(value["notes"]).map(\.withoutBullet)
        var leftOut = LeftOut()
        leftOut.add("its nutrition", if: value["nutrition"]?.words != nil)
        leftOut.add("that it is a favourite", if: value["favorite"]?.isTrue ?? false)
        leftOut.addPictures((value["images"]?.items.count ?? 0) - 1)
        recipe.notes += leftOut.notes
        return ProgramRecipe(recipe, picture: value["images"]?.items.first?.text.map { .base64($0) })
    }

    private static func lines(_ value: LenientJSONValue?) -> [String] {
        guard let items = value?.items, !items.isEmpty else { return value?.lines ?? [] }
        return items.flatMap(\.lines)
    }

    /// The day on which it was kept: seconds since 2001, as Apple counts them.
    private static func day(_ value: LenientJSONValue?) -> String? {
        guard let seconds = value?.text.flatMap(Double.init), (1..<1_500_000_000).contains(seconds) else { return nil }
        return CalendarDate(dayNumber: firstDay + Int(seconds) / 86_400).description
    }

    /// 2001-01-01.
    private static let firstDay = 11_323
}
