import Kitchen

/// Recipes in the JSON of the programs that write it, told apart by what each calls ingredients and steps.
struct ExportedJSON {
    private let path: String
    private let files: ExportFiles

    init(_ path: String, _ files: ExportFiles) { (self.path, self.files) = (path, files) }

    /// The recipes in some values; nil where none of them is one.
    func read(_ values: [LooseValue]) -> ProgramFile? {
        let all = values.flatMap { $0.items.isEmpty ? [$0] : $0.items }
        var (program, recipes): (String?, [ProgramRecipe]) = (nil, [])
        for value in all {
            guard let (name, recipe) = read(value) else { continue }
            program = program ?? name
            recipes.append(recipe)
        }
        if recipes.count == 1, recipes[0].picture == nil, recipes[0].recipe.picture == nil || isOnlyFileOfRecipe {
            recipes[0].picture = files.picture(besideOnly: path).map { .file($0) }
        }
        return program.map { ProgramFile($0, recipes) }
    }

    /// Whether the file is called as programs call it that keep a recipe in a folder of its own.
    private var isOnlyFileOfRecipe: Bool { path == "recipe.json" || path.hasSuffix("/recipe.json") }

    private func read(_ value: LooseValue) -> (String, ProgramRecipe)? {
        if case .text? = value["directions"], value["ingredients"] != nil, value["@type"] == nil {
            return ("Paprika", PaprikaRecipe.read(value))
        }
        if value["steps"]?.items.contains(where: { $0["instruction"] != nil || $0["ingredients"] != nil }) ?? false {
            return ("Tandoor", ProgramRecipe(TandoorRecipe.read(value)))
        }
        if value["@type"] == nil, value["recipe_ingredient", "recipeIngredient"] != nil, value["name"] != nil {
            return ("Mealie", ProgramRecipe(MealieRecipe.read(value)))
        }
        guard var recipe = LinkedData([value]).recipe() else { return nil }
        recipe.source = recipe.source ?? value["isBasedOn"]?.text
        recipe.remarks =
            value["comment"].map { ($0.items.isEmpty ? [$0] : $0.items).flatMap { $0["text"]?.lines ?? [] } } ?? []
        return (ProgramFile.schema, ProgramRecipe(recipe))
    }
}

/// Times that programs keep as words.
enum ExportedTime {
    /// The length of time that a value says; notes one that cannot be read.
    static func read(_ value: LooseValue?, _ name: String, _ notes: inout [String]) -> Minutes? {
        guard let text = value?.words, text != "0" else { return nil }
        if let time = WrittenDuration.read(text) { return time }
        if text.contains(where: { $0.wholeNumberValue ?? 0 > 0 }) || !text.contains(where: \.isNumber) {
            notes.append("its \(name) \"\(text.prefix(60))\" is no length of time")
        }
        return nil
    }

    /// A number of minutes that is more than none.
    static func minutes(_ value: LooseValue?) -> Minutes? {
        value?.text.flatMap { Int($0) }.flatMap { (1..<525_600).contains($0) ? Minutes($0) : nil }
    }
}

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
        recipe.date = value["created"]?.text.flatMap(LinkedData.day)
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

/// A recipe of Mealie: ingredients of an amount, a unit, a food and a note.
enum MealieRecipe {
    static func read(_ value: LooseValue) -> ImportedRecipe {
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
        recipe.date = value["date_added", "dateAdded"]?.text.flatMap(LinkedData.day)
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
    private static func servings(_ value: LooseValue) -> String? {
        let yield = value["recipe_yield", "recipeYield"]?.words
        let count = DecimalAmount.text(value["recipe_yield_quantity", "recipeYieldQuantity"])
        if let yield, let count, !yield.contains(where: \.isNumber) { return "\(count) \(yield)" }
        return yield ?? DecimalAmount.text(value["recipe_servings", "recipeServings"])
    }

    private static func ingredients(_ values: [LooseValue]) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for value in values {
            if let title = value["title"]?.words { groups.append(ImportedRecipe.Group(name: title, lines: [])) }
            if let line = line(value) { groups[groups.count - 1].lines.append(line) }
        }
        return groups.filter { !$0.lines.isEmpty }
    }

    /// "200 g flour, sifted"; what was never taken apart is its note.
    private static func line(_ value: LooseValue) -> String? {
        if case .text = value { return value.words }
        let note = value["note"]?.words
        let (unit, food) = (value["unit"].flatMap(name), value["food"].flatMap(name))
        guard unit != nil || food != nil else {
            return note ?? value["original_text", "originalText", "display"]?.words
        }
        let isCounted = !(value["disable_amount", "disableAmount"]?.isTrue ?? false)
        let amount = isCounted ? DecimalAmount.text(value["quantity"]) : nil
        let line = [amount, unit, food].compactMap(\.self).joined(separator: " ")
        guard let note else { return line }
        return food == nil ? "\(line) \(note)" : "\(line), \(note)"
    }

    private static func name(_ value: LooseValue) -> String? { (value["name"] ?? value).words }

    private static func steps(_ values: [LooseValue]) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for value in values {
            if let title = value["title"]?.words { groups.append(ImportedRecipe.Group(name: title, lines: [])) }
            if let text = (value["text"] ?? value).words { groups[groups.count - 1].lines.append(text) }
        }
        return groups.filter { !$0.lines.isEmpty }
    }
}

/// A recipe of Tandoor (recipe.json): steps that have their ingredients with them.
enum TandoorRecipe {
    static func read(_ value: LooseValue) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.title = value["name"]?.words ?? ""
        recipe.description = value["description"]?.lines ?? []
        let servings = DecimalAmount.text(value["servings"])
        recipe.servings = servings.map {
            [$0, value["servings_text"]?.words].compactMap(\.self).joined(separator: " ")
        }
        recipe.prep = ExportedTime.minutes(value["working_time"])
        // Waiting is neither preparing nor cooking: the whole time says it.
        let waiting = ExportedTime.minutes(value["waiting_time"])
        recipe.total = waiting.map { $0 + (recipe.prep ?? Minutes(0)) }
        recipe.tags = value["keywords"]?.names ?? []
        recipe.source = value["source_url"]?.text
        let steps = value["steps"]?.items ?? []
        for (place, step) in steps.enumerated() { add(step, place, to: &recipe) }
        recipe.ingredients.removeAll { $0.lines.isEmpty }
        recipe.steps.removeAll { $0.lines.isEmpty }
        return recipe
    }

    private static func add(_ step: LooseValue, _ place: Int, to recipe: inout ImportedRecipe) {
        let name = step["name"]?.words
        if place == 0 || name != nil {
            recipe.ingredients.append(ImportedRecipe.Group(name: name, lines: []))
            recipe.steps.append(ImportedRecipe.Group(name: name, lines: []))
        }
        for ingredient in step["ingredients"]?.items ?? [] {
            if ingredient["is_header"]?.isTrue ?? false {
                let header = ingredient["note"]?.words ?? ingredient["food"]?["name"]?.words
                recipe.ingredients.append(ImportedRecipe.Group(name: header, lines: []))
            } else if let line = line(ingredient) {
                recipe.ingredients[recipe.ingredients.count - 1].lines.append(line)
            }
        }
        recipe.steps[recipe.steps.count - 1].lines += step["instruction"]?.lines.map(\.withoutBullet) ?? []
    }

    /// "250 g flour, sifted".
    private static func line(_ value: LooseValue) -> String? {
        guard let food = (value["food"]?["name"] ?? value["food"])?.words else { return value["note"]?.words }
        let isCounted = !(value["no_amount"]?.isTrue ?? false)
        let amount = isCounted ? DecimalAmount.text(value["amount"]) : nil
        let unit = amount == nil ? nil : (value["unit"]?["name"] ?? value["unit"])?.words
        let line = [amount, unit, food].compactMap(\.self).joined(separator: " ")
        return value["note"]?.words.map { "\(line), \($0)" } ?? line
    }
}
