import Kitchen

/// Recipes of Gourmet Recipe Manager and those that write its format (.grmt), also its first one (`recipeDoc`).
enum GourmetRecipe {
    static let program = "Gourmet"

    static func recipes(_ document: XMLElement) -> [ProgramRecipe] {
        let names = declared(document["recipehead"])
        return document.descendants("recipe").map { recipe($0, names) }
    }

    /// What the first format says once for all recipes: "Soups" for "category1".
    private static func declared(_ head: XMLElement?) -> [String: String] {
        let all = (head?.elements ?? []).flatMap(\.elements).compactMap { element in
            element.attribute("id").flatMap { id in element.words.map { (id, $0) } }
        }
        return Dictionary(all) { first, _ in first }
    }

    private static func recipe(_ element: XMLElement, _ names: [String: String]) -> ProgramRecipe {
        func value(_ name: String) -> String? {
            element[name]?.words ?? element.attribute(name).map { names[$0] ?? $0.replacing("_", with: " ") }
        }
        var recipe = ImportedRecipe()
        recipe.title = value("title") ?? ""
        recipe.servings = value("yields") ?? value("servings")
        recipe.prep = ExportedTime.read(value("preptime").map(LenientJSONValue.text), "prep time", &recipe.notes)
        recipe.cook = ExportedTime.read(value("cooktime").map(LenientJSONValue.text), "cook time", &recipe.notes)
        recipe.tags =
            LenientJSONValue.text([value("category"), value("cuisine")].compactMap(\.self).joined(separator: ",")).names
        (recipe.source, recipe.author) = RecipeOrigin.read(
            address: value("link").map(LenientJSONValue.text), name: value("source").map(LenientJSONValue.text))
        recipe.ingredients = ingredients(element["ingredient-list"])
        recipe.steps = steps(element["instructions"]?.text ?? "")
        recipe.remarks = element["modifications"]?.lines ?? []
        var leftOut = LeftOut()
        leftOut.addRating(value("rating").map { .text(String($0.prefix { !$0.isWhitespace })) })
        recipe.notes += leftOut.notes
        let picture = element["image"]?.text
        return ProgramRecipe(recipe, picture: picture.flatMap { $0.isEmpty ? nil : .base64($0) })
    }

    /// The lines of a text, under those that are bold as a whole, or end in a colon. Markup is escaped once or twice.
    private static func steps(_ text: String) -> [ImportedRecipe.Group] {
        let raw = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").split(whereSeparator: \.isNewline)
        let bold = raw.map { $0.trimming(\.isWhitespace) }.filter { $0.hasPrefix("<b>") && $0.hasSuffix("</b>") }
        let headings = Set(bold.map { PlainWords.words($0) })
        return HeadedLines.steps(PlainWords.lines(text)) { line in
            HeadedLines.name(withColon: line) ?? (headings.contains(line) ? line : nil)
        }
    }

    private static func ingredients(_ list: XMLElement?) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for element in list?.elements ?? [] {
            if element.name == "inggroup" {
                let name = element["groupname"]?.words ?? element.attribute("name")?.replacing("_", with: " ")
                groups += ingredients(element).map { $0.name == nil ? .init(name: name, lines: $0.lines) : $0 }
                groups.append(ImportedRecipe.Group(lines: []))
            } else if let line = line(element) {
                groups[groups.count - 1].lines.append(line)
            }
        }
        return groups.filter { !$0.lines.isEmpty }
    }

    /// "1-2 cups rice; washed (optional)"; a recipe as an ingredient by its title.
    private static func line(_ element: XMLElement) -> String? {
        let isReference = element.name == "ingref"
        guard isReference || element.name == "ingredient" else { return nil }
        let item = isReference ? element.words : element["item"]?.words ?? element["key"]?.words
        let amount = element["amount"]?.words ?? element.attribute("amount")
        let unit = element["unit"]?.words ?? element["amount"]?.attribute("unit")
        let line = [WrittenAmount.text(amount, hasGroups: true), unit, item?.replacing("; ", with: ", ")].compactMap(
            \.self)
        guard !line.isEmpty else { return nil }
        let isOptional = element.attribute("optional")?.lowercased() == "yes"
        return line.joined(separator: " ") + (isOptional ? " (optional)" : "")
    }
}
