import Kitchen

/// Recipes of MasterCook in its XML (.mx2, and .mz2 with pictures), which no parser takes as it is written.
enum MasterCookDocument {
    static let program = "MasterCook"

    static func recipes(_ document: XMLElement) -> [ProgramRecipe] {
        // A recipe that others use as an ingredient is written once more for each of them.
        var seen = Set<ImportedRecipe>()
        return document.descendants("rcpe").map(recipe).filter { seen.insert($0.recipe).inserted }
    }

    private static func recipe(_ element: XMLElement) -> ProgramRecipe {
        var recipe = ImportedRecipe()
        recipe.title = element.attribute("name") ?? ""
        recipe.description = element["desc"]?.lines ?? []
        recipe.servings = servings(element)
        recipe.prep = ExportedTime.clock(element["prpt"]?.attribute("elapsed"))
        recipe.total = ExportedTime.clock(element["ttim"]?.attribute("elapsed"))
        readOtherTime(element["altt"], into: &recipe)
        recipe.tags =
            (element["cats"]?.all("catt").compactMap(\.words) ?? []) + [element["natn"]?.words].compactMap(\.self)
        readSource(element, into: &recipe)
        recipe.ingredients = ingredients(element.all("ingr"))
        recipe.steps = steps(element["dirs"])
        recipe.remarks = ["note", "srvi", "wine"].flatMap { WrappedText.paragraphs(element[$0]?.text ?? "") }
        var leftOut = LeftOut()
        leftOut.add("its ratings", if: !(element["rats"]?.all("rate").isEmpty ?? true))
        if recipe.servings == WrittenAmount.text(element["serv"]?.attribute("qty")), let yield = element["yield"] {
            let words = [WrittenAmount.text(yield.attribute("qty")), yield.attribute("unit")].compactMap(\.self)
            leftOut.add("its yield of \(words.joined(separator: " ").prefix(40))", if: !words.isEmpty)
        }
        leftOut.add("its nutrition", if: element["nutr"]?.words != nil)
        leftOut.add("its copyright \"\(element["cpyr"]?.words?.prefix(80) ?? "")\"", if: element["cpyr"]?.words != nil)
        recipe.notes += leftOut.notes
        let picture = element.attribute("img")?.replacing("\\", with: "/")
        return ProgramRecipe(recipe, picture: picture.map { .named($0) })
    }

    /// For how many it is, and how much that makes, where it is for nobody.
    private static func servings(_ element: XMLElement) -> String? {
        if let count = WrittenAmount.text(element["serv"]?.attribute("qty")) { return count }
        guard let yield = element["yield"], let count = WrittenAmount.text(yield.attribute("qty")) else { return nil }
        return [count, yield.attribute("unit")].compactMap(\.self).joined(separator: " ")
    }

    private static func readOtherTime(_ element: XMLElement?, into recipe: inout ImportedRecipe) {
        guard let element, let time = ExportedTime.clock(element.attribute("elapsed")) else { return }
        let label = element.attribute("label")?.lowercased() ?? ""
        if ["cook", "bak", "koch", "back"].contains(where: label.contains), !label.contains("prep") {
            recipe.cook = time
        } else {
            recipe.notes.append("left out: its time \"\(label.prefix(40))\" of \(time.count) minutes")
        }
    }

    private static func readSource(_ element: XMLElement, into recipe: inout ImportedRecipe) {
        let author = element.attribute("author").flatMap { $0.lowercased() == "n/a" ? nil : $0 }
        let sources = [element["srce"]?.words] + element.all("alts").map { $0.attribute("source") }
        let all = sources.compactMap(\.self)
        recipe.source = all.first { $0.contains("://") }
        recipe.author = author ?? all.first { !$0.contains("://") }
    }

    private static func ingredients(_ elements: [XMLElement]) -> [ImportedRecipe.Group] {
        var list = MasterCookIngredients()
        for element in elements {
            guard let name = element.attribute("name") else { continue }
            let amount = [amount(element.attribute("qty")), element.attribute("unit")].compactMap(\.self)
            let code = element.attribute("code")
            if code == "S" {
                list.begin(name)
            } else {
                list.add(amount.joined(separator: " "), name, element["iprp"]?.words)
            }
        }
        return list.groups
    }

    /// "1 1/2" as it stands; two numbers that are no such are a range.
    private static func amount(_ words: String?) -> String? {
        let parts = words?.split(separator: " ") ?? []
        guard parts.count == 2, !parts[1].contains("/") else { return WrittenAmount.text(words) }
        return WrittenAmount.range(String(parts[0]), String(parts[1]))
    }

    private static func steps(_ element: XMLElement?) -> [ImportedRecipe.Group] {
        HeadedLines.steps(element?.all("dirt").flatMap { WrappedText.paragraphs($0.text) } ?? [])
    }
}
