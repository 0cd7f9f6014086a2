import Kitchen

/// Recipes in RecipeML 0.5, in a document, in a menu, or without an element of their own.
enum RecipeML {
    static func recipes(_ document: XMLElement) -> [ProgramRecipe] {
        let all = document.descendants("recipe")
        return (all.isEmpty ? [document] : all).map { element in
            let language = element.attribute("xml:lang") ?? document.attribute("xml:lang")
            return ProgramRecipe(recipe(element, language.flatMap { KitchenLanguage(tag: $0) }))
        }
    }

    private static func recipe(_ element: XMLElement, _ language: KitchenLanguage?) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.language = language?.rawValue
        let head = element["head"] ?? element
        recipe.title = head["title"]?.words ?? ""
        let intro = head.all("subtitle") + element.all("description") + (element["head"]?.all("description") ?? [])
        recipe.description = intro.compactMap(\.words)
        recipe.servings = head["yield"].flatMap(quantity)
        readTimes(head, into: &recipe)
        let categories = head["categories"]
        let names = categories?.all("cat").compactMap(\.words) ?? []
        recipe.tags = names.isEmpty ? categories.map { LenientJSONValue.text($0.text).names } ?? [] : names
        readSource(head, into: &recipe)
        recipe.ingredients = ingredients(element["ingredients"], OrWord.between(language))
        recipe.steps = steps(element["directions"])
        recipe.remarks = element.descendants("note").compactMap(\.words)
        var leftOut = LeftOut()
        leftOut.add("its nutrition", if: element["nutrition"] != nil)
        leftOut.add("its equipment", if: element["equipment"]?.words != nil)
        recipe.notes += leftOut.notes
        return recipe
    }

    /// Where it is from, in words or in parts of which one may be an address.
    private static func readSource(_ head: XMLElement, into recipe: inout ImportedRecipe) {
        let items = head["source"]?.all("srcitem").compactMap(\.words) ?? []
        let all = items.isEmpty ? [head["source"]?.words].compactMap(\.self) : items
        recipe.source = all.first { $0.contains("://") }
        let names = all.filter { !$0.contains("://") }
        recipe.author = names.isEmpty ? head["author"]?.words : names.joined(separator: ", ")
    }

    /// Times of preparing and cooking by their type; one of another type is the whole.
    private static func readTimes(_ head: XMLElement, into recipe: inout ImportedRecipe) {
        recipe.cook = ExportedTime.read(head["cooktime"].map { .text($0.text) }, "cook time", &recipe.notes)
        for element in head.all("preptime") {
            let parts = element.all("time").compactMap { time in
                count(time).map { "\($0) \(time["timeunit"]?.words ?? "")" }
            }
            let words = element["time"] == nil ? element.words : parts.joined(separator: " ")
            guard let words, !words.isEmpty, !words.hasPrefix("0 ") else { continue }
            let type = element.attribute("type")?.lowercased() ?? "preparation"
            let time = ExportedTime.read(.text(words), "\(type) time", &recipe.notes)
            if type.contains("cook") || type.contains("bak") {
                recipe.cook = recipe.cook ?? time
            } else if type.contains("prep") {
                recipe.prep = recipe.prep ?? time
            } else if type.contains("total") || type.contains("gesamt") || element.attribute("type") == nil {
                recipe.total = recipe.total ?? time
            } else if time != nil {
                recipe.notes.append("left out: its \(type.prefix(40)) time of \(words.prefix(40))")
            }
        }
    }

    /// A number with its fraction, or a range: "2 1/4", "2-3".
    private static func count(_ element: XMLElement) -> String? {
        let inner = element["qty"] ?? element
        if let range = element["range"] ?? inner["range"] {
            return WrittenAmount.range((range["q1"] ?? range["q"])?.words, range["q2"]?.words)
        }
        var words: [String] = []
        for part in inner.parts {
            switch part {
            case .text(let text): words.append(PlainWords.words(text))
            case .element(let element) where element.name == "frac":
                words.append("\(element["n"]?.words ?? "")/\(element["d"]?.words ?? "")")
            case .element: break
            }
        }
        return WrittenAmount.text(words.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// "4 Portionen", "1 large can".
    private static func quantity(_ element: XMLElement) -> String? {
        let words = [count(element)] + element.elements.filter { ["size", "unit"].contains($0.name) }.map(\.words)
        let line = words.compactMap(\.self).joined(separator: " ")
        return line.isEmpty ? nil : line
    }

    private static func ingredients(_ list: XMLElement?, _ or: String) -> [ImportedRecipe.Group] {
        divided(list, "ing-div") { ["ing", "ingredient"].contains($0.name) ? line($0, or).map { [$0] } ?? [] : [] }
    }

    private static func steps(_ list: XMLElement?) -> [ImportedRecipe.Group] {
        let groups = divided(list, "dir-div") { $0.name == "step" ? Self.lines(ofStep: $0) : [] }
        if groups.isEmpty, let text = list?.lines, !text.isEmpty { return HeadedLines.steps(text) }
        return groups.flatMap { group in
            HeadedLines.steps(group.lines).map { .init(name: $0.name ?? group.name, lines: $0.lines) }
        }
    }

    /// What stands in a list, and in its divisions under their titles.
    private static func divided(
        _ list: XMLElement?, _ division: String, lines: (XMLElement) -> [String]
    ) -> [ImportedRecipe.Group] {
        var groups = [ImportedRecipe.Group(lines: [])]
        for element in list?.elements ?? [] {
            if element.name == division {
                let name = element["title"]?.words ?? element.attribute("title")
                groups.append(ImportedRecipe.Group(name: name, lines: element.elements.flatMap(lines)))
                groups.append(ImportedRecipe.Group(lines: []))
            } else {
                groups[groups.count - 1].lines += lines(element)
            }
        }
        return groups.filter { !$0.lines.isEmpty }
    }

    /// A step of parts is one line; one of text alone has the lines that its writer made.
    private static func lines(ofStep step: XMLElement) -> [String] {
        guard !step.elements.isEmpty else { return step.lines }
        return step.spacedText.map { [$0] } ?? []
    }

    /// "250 g freshly ground coffee, sifted (optional) or 200 g tea".
    private static func line(_ element: XMLElement, _ or: String) -> String? {
        let amounts = element.all("amt").compactMap(quantity)
        let name = element["item"]?.spacedText ?? (element.elements.isEmpty ? element.words : nil)
        let line = [amounts.joined(separator: or), element["modifier"]?.words ?? "", name ?? ""]
        let words = line.filter { !$0.isEmpty }.joined(separator: " ")
        guard !words.isEmpty else { return nil }
        let prep = element["prep"]?.words?.split(separator: ",").map { PlainWords.line(String($0)) }
        let notes = element.all("ing-note").compactMap(\.words).map { " (\($0))" }.joined()
        let isOptional = element.attribute("optional")?.lowercased() == "yes"
        let whole = ([words] + (prep ?? [])).joined(separator: ", ") + notes + (isOptional ? " (optional)" : "")
        return ([whole] + element.all("alt-ing").compactMap { Self.line($0, or) }).joined(separator: or)
    }
}

extension XMLElement {
    /// The words of all that is in it, with a space where two elements touch; nil for none.
    fileprivate var spacedText: String? {
        let words = parts.map { part in
            switch part {
            case .element(let element): element.spacedText ?? ""
            case .text(let text): text
            }
        }
        return LenientJSONValue.text(words.joined(separator: " ").replacing(" ,", with: ",").replacing(" .", with: "."))
            .words
    }
}
