import Addresses
import Kitchen
import Text

/// Structured data for search engines: JSON-LD in the vocabulary of schema.org, without the script element.
extension ScaledRecipe {
    /// A `Recipe` (https://schema.org/Recipe).
    func structuredData<Content>(on page: PageView<Content>) -> ScriptJSON {
        var json = JSONWriter(capacity: 4_096)
        json.object { json in
            json.begin("Recipe", name: summary.title)
            json.member("description", summary.description)
            json.member("author", author)
            json.member("datePublished", summary.date.flatMap { CalendarDate(beginning: $0) == nil ? nil : $0 })
            json.member("recipeYield", summary.servings)
            json.member("prepTime", summary.prep?.iso8601)
            json.member("cookTime", summary.cook?.iso8601)
            json.member("totalTime", summary.total?.iso8601)
            if !summary.tags.isEmpty { json.member("keywords") { $0.text(joining: summary.tags, by: ", ") } }
            json.member("image", summary.picture.flatMap { page.site.canonical(PageAddress.media(of: $0)) })
            json.member("url", page.page.canonical)
            writeWork(to: &json)
            json.memberOfDiets(facts?.diet)
        }
        return json.finished
    }

    /// What goes in, and what is to be done.
    private func writeWork(to json: inout JSONWriter) {
        if recipe.groups.contains(where: { !$0.ingredients.isEmpty }) {
            json.member("recipeIngredient") { json in json.list { writeIngredients(to: &$0) } }
        }
        guard !recipe.stepNodes.isEmpty else { return }
        json.member("recipeInstructions") { json in
            json.list { json in
                for step in recipe.stepNodes { write(step, to: &json) }
            }
        }
    }

    private func write(_ step: Int, to json: inout JSONWriter) {
        let before: StaticString = "{\"@type\":\"HowToStep\",\"text\":"
        guard amounts.changesWords, let new = amounts.text(of: step, in: recipe.text) else {
            return recipe.text.withPlainText(in: recipe.text.nodes[step].range) { json.item(before, $0) }
        }
        new.utf8Bytes { json.item(before, $0) }
    }

    /// By their places, since to take an ingredient out of its list is to copy all its parts.
    private func writeIngredients(to json: inout JSONWriter) {
        for group in recipe.groups {
            for place in group.ingredients.indices {
                let own = group.ingredients[place].line.text
                json.item(amounts.changesWords ? amounts.text(of: group.ingredients[place].line) ?? own : own)
            }
        }
    }
}

extension JSONWriter {
    /// Begins an item of schema.org.
    mutating func begin(_ type: String, name: String) {
        member("@context", "https://schema.org")
        member("@type", type)
        member("name", name)
    }

    /// The diets that a food is known to suit.
    mutating func memberOfDiets(_ diet: DietFacts?) {
        var diets: [String] = []
        if diet?.vegan == .yes { diets.append("https://schema.org/VeganDiet") }
        if diet?.vegetarian == .yes { diets.append("https://schema.org/VegetarianDiet") }
        if !diets.isEmpty { member("suitableForDiet") { $0.list(diets) { $0.text($1) } } }
    }
}
