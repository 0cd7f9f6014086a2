import Kitchen

/// Recipes of Krecipes (.kreml, and .kre with one in it).
enum Krecipes {
    static let name = "Krecipes"

    static func recipes(_ document: XMLElement) -> [ProgramRecipe] {
        let all = document.all("krecipes-recipe")
        let language = document.attribute("lang").flatMap { KitchenLanguage(tag: $0.replacing("_", with: "-")) }
        return (all.isEmpty && document["krecipes-description"] != nil ? [document] : all).map { recipe($0, language) }
    }

    private static func recipe(_ element: XMLElement, _ language: KitchenLanguage?) -> ProgramRecipe {
        var recipe = ImportedRecipe()
        let facts = element["krecipes-description"] ?? element
        recipe.title = facts["title"]?.words ?? ""
        recipe.servings = servings(facts)
        recipe.prep = ExportedTime.clock(facts["preparation-time"]?.words)
        recipe.tags = facts["category"]?.all("cat").compactMap(\.words) ?? []
        let authors = facts.all("author").compactMap(\.words)
        recipe.author = authors.isEmpty ? nil : authors.joined(separator: ", ")
        recipe.language = language?.rawValue
        recipe.ingredients = ingredients(element["krecipes-ingredients"], language)
        let lines = element["krecipes-instructions"]?.lines ?? []
        // What other programs' notes became.
        let notes = lines.firstIndex { $0.hasPrefix("Notes: ") } ?? lines.endIndex
        recipe.steps = HeadedLines.steps(Array(lines[..<notes]))
        recipe.remarks = lines[notes...].map { $0.hasPrefix("Notes: ") ? String($0.dropFirst(7)) : $0 }
        var leftOut = LeftOut()
        leftOut.add("its ratings", if: !(element["krecipes-ratings"]?.all("rating").isEmpty ?? true))
        leftOut.add("its nutrition", if: !(element["krecipes-properties"]?.elements.isEmpty ?? true))
        recipe.notes += leftOut.notes
        let picture = facts["pictures", "pic"]?.text
        return ProgramRecipe(recipe, picture: picture.flatMap { $0.isEmpty ? nil : .base64($0) })
    }

    /// "4 Portionen", "2-5 loaves"; in old files a number.
    private static func servings(_ facts: XMLElement) -> String? {
        guard let yield = facts["yield"] else { return WrittenAmount.text(facts["serving"]?.words) }
        guard let count = yield["amount"].flatMap(amount) else { return yield["type"]?.words }
        return [count, yield["type"]?.words].compactMap(\.self).joined(separator: " ")
    }

    private static func amount(_ element: XMLElement) -> String? {
        guard element.elements.isEmpty else { return WrittenAmount.range(element["min"]?.words, element["max"]?.words) }
        return WrittenAmount.text(element.words)
    }

    private static func ingredients(
        _ list: XMLElement?, _ language: KitchenLanguage?
    ) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for element in list?.elements ?? [] {
            if element.name == "ingredient-group" {
                let lines = element.all("ingredient").compactMap { line($0, language) }
                groups.append(ImportedRecipe.Group(name: element.attribute("name"), lines: lines))
                groups.append(ImportedRecipe.Group(lines: []))
            } else if let line = line(element, language) {
                groups[groups.count - 1].lines.append(line)
            }
        }
        return groups.filter { !$0.lines.isEmpty }
    }

    /// "2-3 cups flour, sifted or 300 g semolina".
    private static func line(_ element: XMLElement, _ language: KitchenLanguage?) -> String? {
        guard let name = element["name"]?.words else { return nil }
        let line = [element["amount"].flatMap(amount), element["unit"]?.words, name].compactMap(\.self)
        let prep = element["prep"]?.words?.split(separator: ",").joined(separator: ", ")
        let others = element["substitutes"]?.all("ingredient").compactMap { Self.line($0, language) } ?? []
        let whole = [line.joined(separator: " "), prep].compactMap(\.self).joined(separator: ", ")
        return ([whole.replacing(", (", with: " (")] + others).joined(separator: OrWord.between(language))
    }
}
