import Kitchen

/// A recipe of Tandoor (recipe.json): steps that have their ingredients with them.
enum TandoorRecipe {
    static func read(_ value: LenientJSONValue) -> ImportedRecipe {
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

    private static func add(_ step: LenientJSONValue, _ place: Int, to recipe: inout ImportedRecipe) {
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
        let parts = HeadedLines.groups(
            (step["instruction"]?.lines ?? []).map(\.withoutBullet), heading: HeadedLines.name(withNumberSigns:))
        for part in parts { add(part, to: &recipe) }
    }

    /// A part of an instruction. What was imported from a page has its address under "### Source", and its notes under a heading.
    private static func add(_ part: ImportedRecipe.Group, to recipe: inout ImportedRecipe) {
        switch part.name?.lowercased() {
        case "source", "quelle":
            let (source, author) = RecipeOrigin.read(address: part.lines.first.map { .text(address(in: $0)) })
            (recipe.source, recipe.author) = (recipe.source ?? source, recipe.author ?? author)
            recipe.remarks += part.lines.dropFirst()
        case "notes", "note", "notizen": recipe.remarks += part.lines
        case nil: recipe.steps[recipe.steps.count - 1].lines += part.lines
        default: recipe.steps.append(part)
        }
    }

    /// The address of a link in Markdown; another text as it stands.
    private static func address(in line: String) -> String {
        guard let start = line.firstRange(of: "://").map({ line[..<$0.lowerBound].lastIndex { !$0.isLetter } }) else {
            return line
        }
        let rest = line[(start.map { line.index(after: $0) } ?? line.startIndex)...]
        return String(rest.prefix { !$0.isWhitespace && !")>]".contains($0) })
    }

    /// "250 g flour, sifted".
    private static func line(_ value: LenientJSONValue) -> String? {
        guard let food = (value["food"]?["name"] ?? value["food"])?.words else { return value["note"]?.words }
        let isCounted = !(value["no_amount"]?.isTrue ?? false)
        let amount = isCounted ? DecimalAmount.text(value["amount"]) : nil
        let unit = amount == nil ? nil : (value["unit"]?["name"] ?? value["unit"])?.words
        let line = [amount, unit, food].compactMap(\.self).joined(separator: " ")
        return value["note"]?.words.map { "\(line), \($0)" } ?? line
    }
}
