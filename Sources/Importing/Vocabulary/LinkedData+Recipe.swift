import Kitchen
import Text

/// Which recipe the things of a page are about, and what they say of it (https://schema.org/Recipe).
extension LinkedData {
    /// The recipe of the page; nil where there is none.
    func recipe() -> ImportedRecipe? {
        let recipes = things.filter { isA("Recipe", $0) }.map { thing(.map($0)) ?? $0 }
        guard let best = recipes.map(score).max() else { return nil }
        let main = things.lazy.filter { self.isPage($0) }.flatMap { self.values($0, "mainEntity") }
            .compactMap { self.thing($0) }.first { self.isA("Recipe", $0) && self.score($0) == best }
        guard let chosen = main ?? recipes.first(where: { score($0) == best }) else { return nil }
        var recipe = read(chosen)
        recipe.notes += others(recipes, than: chosen)
        return recipe
    }

    private func isPage(_ thing: Thing) -> Bool {
        values(thing, "@type").contains { words($0)?.hasSuffix("Page") ?? false }
    }

    /// How much a recipe says.
    private func score(_ thing: Thing) -> Int {
        (ingredients(thing).isEmpty ? 0 : 2)
            + (values(thing, "recipeInstructions", "instructions").isEmpty ? 0 : 2)
            + (values(thing, "name").isEmpty ? 0 : 1)
    }

    private func ingredients(_ thing: Thing) -> [LenientJSONValue] {
        values(thing, "recipeIngredient", "ingredients", "ingredient")
    }

    /// That other recipes stand on the page, which are not taken.
    private func others(_ recipes: [Thing], than chosen: Thing) -> [String] {
        var (names, seen): ([String], Set<String?>) = ([], [words(chosen, "name")])
        for recipe in recipes where score(recipe) > 2 {
            if let name = words(recipe, "name"), seen.insert(name).inserted { names.append(name) }
        }
        guard !names.isEmpty else { return [] }
        return ["the page has other recipes too, which are not taken: \(names.prefix(5).joined(separator: ", "))"]
    }

    private func read(_ thing: Thing) -> ImportedRecipe {
        var recipe = ImportedRecipe()
        recipe.title = words(thing, "name", "headline") ?? ""
        recipe.description = values(thing, "description").first.map(lines) ?? []
        recipe.servings = servings(values(thing, "recipeYield", "yield"))
        recipe.prep = time(thing, "prepTime", &recipe.notes)
        recipe.cook = time(thing, "cookTime", &recipe.notes) ?? time(thing, "performTime", &recipe.notes)
        recipe.total = time(thing, "totalTime", &recipe.notes)
        recipe.tags = tags(thing)
        recipe.author = authors(thing)
        recipe.date = day(thing, &recipe.notes)
        recipe.source = address(values(thing, "url", "mainEntityOfPage"))
        recipe.language = values(thing, "inLanguage").first.flatMap { self.language($0) }
        recipe.picture = address(values(thing, "image", "thumbnailUrl"))
        recipe.ingredients = IngredientValues(self, ingredients(thing)).groups
        recipe.steps = InstructionValues(self, values(thing, "recipeInstructions", "instructions", "step")).groups
        return recipe
    }

    private func lines(_ value: LenientJSONValue) -> [String] {
        if case .text(let text) = value { return PlainWords.lines(text) }
        return words(value).map { [$0] } ?? []
    }

    /// Of what several values say, the first with a number and a word: "4", "4 servings".
    private func servings(_ values: [LenientJSONValue]) -> String? {
        let all = values.compactMap { value -> String? in
            guard let thing = thing(value) else { return words(value) }
            let parts = [words(thing, "value", "maxValue", "name"), words(thing, "unitText")]
            return parts.compactMap(\.self).joined(separator: " ")
        }
        .map { $0.hasSuffix(".0") && Double($0) != nil ? String($0.dropLast(2)) : $0 }
        let some = all.filter { $0.contains(where: \.isNumber) && $0 != "0" }
        return some.first { $0.contains(where: \.isLetter) } ?? some.first ?? all.first { !$0.isEmpty && $0 != "0" }
    }

    /// The length of time that a property says; notes one that cannot be read.
    private func time(_ thing: Thing, _ name: String, _ notes: inout [String]) -> Minutes? {
        for value in values(thing, name) {
            let text = self.thing(value).flatMap { words($0, "maxValue", "value", "minValue", "name") } ?? words(value)
            if let time = text.flatMap(WrittenDuration.read) { return time }
            // Some programs write 0 where nothing was entered.
            guard let text,
                text.contains(where: { $0.wholeNumberValue ?? 0 > 0 }) || !text.hasPrefix("P") && text != "0"
            else { continue }
            notes.append("its \(name) \"\(text.prefix(60))\" is no length of time")
        }
        return nil
    }

    private func tags(_ thing: Thing) -> [String] {
        var (tags, seen): ([String], Set<String>) = ([], [])
        for name in ["recipeCategory", "recipeCuisine", "keywords"] {
            for text in values(thing, name).compactMap({ words($0) }) {
                for part in text.split(whereSeparator: { ",;".contains($0) }) {
                    let tag = String(part).trimming { $0.isWhitespace || $0 == "#" }
                    // A sentence is no tag, though pages have them among their keywords.
                    if !tag.isEmpty, tag.count <= 40, seen.insert(Slug.make(tag)).inserted { tags.append(tag) }
                }
            }
        }
        return tags
    }

    private func authors(_ thing: Thing) -> String? {
        var names: [String] = []
        for name in values(thing, "author", "creator").compactMap({ words($0) }) {
            if !name.contains("://"), !names.contains(name) { names.append(name) }
        }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    /// The day of its publication; notes one that cannot be read, or that can be two.
    private func day(_ thing: Thing, _ notes: inout [String]) -> String? {
        guard let text = words(thing, "datePublished", "dateCreated") else { return nil }
        switch WrittenDate.read(text) {
        case .day(let day): return day
        case .ambiguous:
            notes.append("its datePublished \"\(text.prefix(60))\" can be one of two days, and is left out")
        case .none: notes.append("its datePublished \"\(text.prefix(60))\" is no day")
        }
        return nil
    }

    private func language(_ value: LenientJSONValue) -> String? {
        guard let tag = thing(value).flatMap({ words($0, "alternateName", "name") }) ?? words(value) else { return nil }
        return LanguageTag.read(tag)
    }

    /// The first address among some values.
    private func address(_ values: [LenientJSONValue]) -> String? {
        for value in values {
            switch value {
            case .text(let text):
                let text = text.trimming(\.isWhitespace)
                if !text.isEmpty, !text.hasPrefix("data:") { return text }
            case .map:
                guard let thing = thing(value) else { continue }
                if let inner = address(self.values(thing, "url", "contentUrl", "@id")) { return inner }
            default: continue
            }
        }
        return nil
    }
}

/// The languages that pages name.
enum LanguageTag {
    /// A tag as front matter has it: `de` of "de_DE"; nil for what is no tag.
    static func read(_ text: String) -> String? {
        let code = text.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard (2...3).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isLetter }), code != "und" else {
            return nil
        }
        return code
    }
}
