import Kitchen

/// A recipe of Crouton (.crumb): ingredients of a food and a quantity, and steps, each with its place among them.
enum CroutonRecipe {
    /// Whether a value has the form of one.
    static func isForm(of value: LenientJSONValue) -> Bool {
        guard value["name"] != nil, value["@type"] == nil, let steps = value["steps"]?.items,
            let ingredients = value["ingredients"]?.items
        else { return false }
        return (steps.contains { $0["step"] != nil } || ingredients.contains { $0["ingredient"]?["name"] != nil })
            && ingredients.allSatisfy { $0["ingredient"] != nil } && steps.allSatisfy { $0["step"] != nil }
    }

    static func read(_ value: LenientJSONValue) -> ProgramRecipe {
        var recipe = ImportedRecipe()
        recipe.title = value["name"]?.words ?? ""
        recipe.servings = DecimalAmount.text(value["serves"])
        recipe.prep = ExportedTime.minutes(value["duration"])
        recipe.cook = ExportedTime.minutes(value["cookingDuration"])
        recipe.tags = value["tags"]?.names ?? []
        (recipe.source, recipe.author) = RecipeOrigin.read(address: value["webLink"], name: value["sourceName"])
        recipe.ingredients = ingredients(value["ingredients"])
        recipe.steps = steps(value["steps"])
        recipe.remarks = value["notes"]?.lines ?? []
        recipe.notes += leftOut(value)
        return ProgramRecipe(recipe, picture: value["images"]?.items.first?.text.map { .base64($0) })
    }

    private static func leftOut(_ value: LenientJSONValue) -> [String] {
        var leftOut = LeftOut()
        leftOut.addRating(value["rating"])
        leftOut.add("its nutrition", if: value["neutritionalInfo", "nutritionalInfo"]?.words != nil)
        leftOut.add("its folders, whose names are not in it", if: !(value["folderIDs"]?.items.isEmpty ?? true))
        leftOut.addPictures((value["images"]?.items.count ?? 0) - 1)
        return leftOut.notes
    }

    /// The items in the order that each says.
    private static func ordered(_ value: LenientJSONValue?) -> [LenientJSONValue] {
        let items = (value?.items ?? []).enumerated().map { place, item in
            (item["order"]?.text.flatMap(Double.init) ?? Double(place), place, item)
        }
        return items.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    private static func ingredients(_ value: LenientJSONValue?) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for item in ordered(value) {
            guard let name = item["ingredient"]?["name"]?.words else { continue }
            let quantity = item["quantity"]
            if quantity?["quantityType"]?.text == "SECTION" {
                let name = HeadedLines.name(withColon: name) ?? name
                groups.append(ImportedRecipe.Group(name: name, lines: []))
            } else {
                let line = [quantity.flatMap(amount), name].compactMap(\.self).joined(separator: " ")
                groups[groups.count - 1].lines.append(line)
            }
        }
        return groups.filter { !$0.lines.isEmpty }
    }

    /// "2-3", "250 g".
    private static func amount(_ quantity: LenientJSONValue) -> String? {
        guard let least = DecimalAmount.text(quantity["amount"]) else { return nil }
        let amount = DecimalAmount.text(quantity["secondaryAmount"]).map { "\(least)-\($0)" } ?? least
        let type = quantity["quantityType"]?.text ?? "ITEM"
        let unit = units[type] ?? type.lowercased().replacing("_", with: " ")
        return unit.isEmpty ? amount : "\(amount) \(unit)"
    }

    /// The units whose names are not the words for them.
    private static let units = [
        "ITEM": "", "GRAMS": "g", "KGS": "kg", "MILLS": "ml", "CENTILITER": "cl", "DECILITER": "dl", "LITRES": "l",
        "TABLESPOON": "tbsp", "TEASPOON": "tsp", "OUNCE": "oz", "POUND": "lb", "FLUID_OUNCE": "fl oz",
    ]

    private static func steps(_ value: LenientJSONValue?) -> [ImportedRecipe.Group] {
        var sections = [ImportedRecipe.Group(lines: [])]
        for item in ordered(value) {
            guard let text = item["step"]?.words else { continue }
            if item["isSection"]?.isTrue ?? false {
                sections.append(ImportedRecipe.Group(name: HeadedLines.name(withColon: text) ?? text, lines: []))
            } else {
                sections[sections.count - 1].lines.append(text)
            }
        }
        return sections.flatMap { section in
            HeadedLines.steps(section.lines) { _ in nil }.map {
                ImportedRecipe.Group(name: section.name, lines: $0.lines)
            }
        }
    }
}
