import Kitchen

/// What the text and the table of Plan to Eat have in common, and Pepperplate's text with them.
enum PlannedRecipe {
    /// All but ingredients, steps and notes, by names in lower case.
    static func facts(_ fields: LenientJSONValue) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.title = fields["title"]?.words ?? ""
        recipe.description = fields["description"]?.lines ?? []
        recipe.servings = fields["yield"]?.words ?? fields["serves", "servings"]?.words
        recipe.prep = time(fields["prep time", "active", "active time"], "prep time", &recipe.notes)
        recipe.cook = time(fields["cook time"], "cook time", &recipe.notes)
        recipe.total = time(fields["total time", "total"], "total time", &recipe.notes)
        recipe.tags = ["course", "cuisine", "main ingredient"].compactMap { fields[$0]?.words } + tags(fields)
        let address = fields["original url", "url"]
        (recipe.source, recipe.author) = RecipeOrigin.read(
            address: address ?? fields["source"],
            name: address == nil ? fields["manual source"] : fields["source", "manual source"])
        recipe.picture = fields["photo url", "image"]?.words
        var leftOut = LeftOut()
        leftOut.addRating(fields["rating"])
        leftOut.add("that it is a favourite", if: fields["favorite"]?.isTrue ?? false)
        leftOut.add("its nutrition", if: fields["calories", "protein", "fat"] != nil)
        recipe.notes += leftOut.notes
        return recipe
    }

    private static func tags(_ fields: LenientJSONValue) -> [String] {
        let words = [fields["tags"]?.words, fields["categories"]?.words].compactMap(\.self).joined(separator: ",")
        return LenientJSONValue.text(words.replacing("^", with: ",").replacing(";", with: ",")).names
    }

    /// A number is minutes.
    private static func time(_ value: LenientJSONValue?, _ name: String, _ notes: inout [String]) -> Minutes? {
        ExportedTime.minutes(value) ?? ExportedTime.read(value, name, &notes)
    }

    /// Ingredients under their headings, without what Plan to Eat writes for a piece and before remarks.
    static func ingredients(_ lines: [String]) -> [ImportedRecipe.Group] {
        let plain = lines.map { line in
            line.replacing(" itm ", with: " ").replacing(", (, ", with: " (").replacing("(, ", with: "(").withoutBullet
        }
        return HeadedLines.groups(plain, heading: heading)
    }

    /// ", Dough", "[Dough]" and "Dough:".
    static func heading(_ line: String) -> String? {
        if line.hasPrefix(", "), line.count > 2 { return PlainWords.line(String(line.dropFirst(2))) }
        return HeadedLines.name(inBrackets: line) ?? HeadedLines.name(withColon: line)
    }
}
