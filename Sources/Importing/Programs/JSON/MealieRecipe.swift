import Kitchen

/// A recipe of Mealie: ingredients of an amount, a unit, a food and a note.
enum MealieRecipe {
    static func read(_ value: LenientJSONValue) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.title = value["name"]?.words ?? ""
        recipe.description = value["description"]?.lines ?? []
        recipe.servings = servings(value)
        recipe.prep = ExportedTime.read(value["prep_time", "prepTime"], "prep time", &recipe.notes)
        recipe.cook = ExportedTime.read(
            value["perform_time", "performTime"] ?? value["cook_time", "cookTime"], "cook time", &recipe.notes)
        recipe.total = ExportedTime.read(value["total_time", "totalTime"], "total time", &recipe.notes)
        recipe.tags = (value["recipe_category", "recipeCategory"]?.names ?? []) + (value["tags"]?.names ?? [])
        recipe.source = value["org_url", "orgURL"]?.text
        // Mealie has no place for these; `forno export` puts them among the extras.
        recipe.author = value["extras"]?["author"]?.words
        recipe.language = value["extras"]?["language"]?.text.flatMap { KitchenLanguage(tag: $0)?.rawValue }
        recipe.date = value["date_added", "dateAdded"]?.text.flatMap(WrittenDate.iso8601)
        recipe.ingredients = ingredients(value["recipe_ingredient", "recipeIngredient"]?.items ?? [])
        recipe.steps = steps(value["recipe_instructions", "recipeInstructions"]?.items ?? [])
        recipe.remarks = (value["notes"]?.items ?? []).compactMap { note in
            let parts = [note["title"]?.words, note["text"]?.words].compactMap(\.self)
            return parts.isEmpty ? nil : parts.joined(separator: ": ")
        }
        if let rating = value["rating"]?.text, rating != "0" {
            recipe.notes.append("left out: its rating of \(rating)")
        }
        return recipe
    }

    /// "12 muffins", "4 servings", "4".
    private static func servings(_ value: LenientJSONValue) -> String? {
        let yield = value["recipe_yield", "recipeYield"]?.words
        let count = DecimalAmount.text(value["recipe_yield_quantity", "recipeYieldQuantity"])
        if let yield, let count, !yield.contains(where: \.isNumber) { return "\(count) \(yield)" }
        return yield ?? DecimalAmount.text(value["recipe_servings", "recipeServings"])
    }

    private static func ingredients(_ values: [LenientJSONValue]) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for value in values {
            if let title = value["title"]?.words { groups.append(ImportedRecipe.Group(name: title, lines: [])) }
            if let line = line(value) { groups[groups.count - 1].lines.append(line) }
        }
        return groups.filter { !$0.lines.isEmpty }
    }

    /// "200 g flour, sifted"; what was never taken apart is its note.
    private static func line(_ value: LenientJSONValue) -> String? {
        if case .text = value { return value.words }
        let note = value["note"]?.words
        let recipe = value["referenced_recipe", "referencedRecipe"].flatMap(name)
        let (unit, food) = (
            value["unit"].flatMap { Self.unit($0, of: value) },
            value["food"].flatMap { Self.food($0, of: value) } ?? recipe
        )
        guard unit != nil || food != nil else {
            return note ?? value["original_text", "originalText", "display"]?.words
        }
        let isCounted = !(value["disable_amount", "disableAmount"]?.isTrue ?? false)
        let amount = isCounted ? DecimalAmount.text(value["quantity"]) : nil
        let line = [amount, unit, food].compactMap(\.self).joined(separator: " ")
        guard let note else { return line }
        return food == nil ? "\(line) \(note)" : "\(line), \(note)"
    }

    /// The name of a food, of several pieces the one for several.
    private static func food(_ value: LenientJSONValue, of ingredient: LenientJSONValue) -> String? {
        let isSeveral = isSeveral(ingredient) && ingredient["unit"] == nil
        return (isSeveral ? value["plural_name", "pluralName"]?.words : nil) ?? name(value)
    }

    /// A unit as its user wants it written, of several the word for several.
    private static func unit(_ value: LenientJSONValue, of ingredient: LenientJSONValue) -> String? {
        let isShort = value["use_abbreviation", "useAbbreviation"]?.isTrue ?? false
        let (short, long) = (value["abbreviation"]?.words, name(value))
        guard isSeveral(ingredient) else { return (isShort ? short : nil) ?? long }
        let shorts = value["plural_abbreviation", "pluralAbbreviation"]?.words ?? short
        return (isShort ? shorts : nil) ?? value["plural_name", "pluralName"]?.words ?? long
    }

    private static func isSeveral(_ ingredient: LenientJSONValue) -> Bool {
        (ingredient["quantity"]?.text.flatMap(Double.init) ?? 0) > 1
    }

    private static func name(_ value: LenientJSONValue) -> String? { (value["name"] ?? value).words }

    private static func steps(_ values: [LenientJSONValue]) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for value in values {
            if let title = value["title"]?.words { groups.append(ImportedRecipe.Group(name: title, lines: [])) }
            let text = [value["summary"]?.words, (value["text"] ?? value).words].compactMap(\.self).joined(
                separator: ": ")
            if !text.isEmpty { groups[groups.count - 1].lines.append(text) }
        }
        return groups.filter { !$0.lines.isEmpty }
    }
}
