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
        recipe.ingredients = ingredients(value["ingredients"]?.lines ?? [])
        recipe.steps = sections(value["directions"]?.lines ?? []).flatMap { section in
            InstructionValues(none, section.lines.map { .text($0) }).groups.map { group in
                ImportedRecipe.Group(name: section.name, lines: group.lines)
            }
        }
        recipe.remarks = value["notes"]?.lines ?? []
        recipe.picture = value["image_url"]?.text
        recipe.notes += leftOut(value)
        let photo = value["photo_data"]?.text ?? value["photos"]?.items.first?["data"]?.text
        return ProgramRecipe(recipe, picture: photo.map { .base64($0) })
    }

    /// A line each; one line alone may have several between commas.
    private static func ingredients(_ lines: [String]) -> [ImportedRecipe.Group] {
        guard lines.count > 1 else { return IngredientValues(LinkedData([]), lines.map { .text($0) }).groups }
        return sections(lines.map(\.withoutBullet))
    }

    /// Lines under headings, as Paprika shows a line that ends with a colon. One with nothing behind it stays a line.
    private static func sections(_ lines: [String]) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for (place, line) in lines.enumerated() {
            let hasMore = lines[(place + 1)...].first.map { !isHeading($0) } ?? false
            if isHeading(line), hasMore {
                groups.append(ImportedRecipe.Group(name: String(line.dropLast()).trimming { $0 == " " }, lines: []))
            } else {
                groups[groups.count - 1].lines.append(line)
            }
        }
        return groups.filter { !$0.lines.isEmpty }
    }

    private static func isHeading(_ line: String) -> Bool { line.hasSuffix(":") && (2...120).contains(line.count) }

    /// Who it is from, where that is not the host that the address names anyway.
    private static func author(_ value: LooseValue) -> String? {
        guard let source = value["source"]?.words, !source.contains("://") else { return nil }
        let address = value["source_url"]?.text?.lowercased() ?? ""
        let host = address.firstRange(of: "://").map { address[$0.upperBound...].prefix { !"/?#:".contains($0) } } ?? ""
        let isHost = ("." + host).hasSuffix("." + source.lowercased())
        return isHost || host.split(separator: ".").contains(source.lowercased()[...]) ? nil : source
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
