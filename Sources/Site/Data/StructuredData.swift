import Kitchen

/// Structured data for search engines: JSON-LD in the vocabulary of schema.org, without the script element.
extension Recipe {
    /// A `Recipe` (https://schema.org/Recipe).
    func structuredData<Content>(on page: PageView<Content>, facts: RecipeFacts?) -> [UInt8] {
        var members: [JSONValue.Member] = [
            .init("@context", .text("https://schema.org")), .init("@type", .text("Recipe")),
            .init("name", .text(summary.title)),
        ]
        members.add("description", summary.description)
        members.add("author", author)
        members.add("datePublished", summary.date)
        members.add("recipeYield", summary.servings)
        members.add("prepTime", summary.prep?.iso8601)
        members.add("cookTime", summary.cook?.iso8601)
        members.add("totalTime", summary.total?.iso8601)
        members.add("keywords", summary.tags.isEmpty ? nil : summary.tags.joined(separator: ", "))
        if let picture = summary.picture { members.add("image", page.site.canonical(PageAddress.media(of: picture))) }
        members.add("url", page.site.canonical(page.address))
        let lines = groups.flatMap { group in group.ingredients.map { JSONValue.text($0.text) } }
        if !lines.isEmpty { members.append(.init("recipeIngredient", .list(lines))) }
        let howTo = steps.map { step in
            JSONValue.object([.init("@type", .text("HowToStep")), .init("text", .text(step))])
        }
        if !howTo.isEmpty { members.append(.init("recipeInstructions", .list(howTo))) }
        members.add(facts?.diet)
        return JSONValue.object(members).compact
    }
}

extension PizzaView {
    /// A `MenuItem` (https://schema.org/MenuItem).
    func structuredData<Content>(on page: PageView<Content>) -> [UInt8] {
        var members: [JSONValue.Member] = [
            .init("@context", .text("https://schema.org")), .init("@type", .text("MenuItem")),
            .init("name", .text(pizza.pizza.name)),
        ]
        members.add("description", pizza.pizza.description)
        members.add("url", page.site.canonical(page.address))
        members.append(
            .init(
                "offers",
                .object([
                    .init("@type", .text("Offer")), .init("price", .text(pizza.price.plain)),
                    .init("priceCurrency", .text(pizza.price.currency.code)),
                ])))
        members.add(pizza.diet)
        return JSONValue.object(members).compact
    }
}

extension [JSONValue.Member] {
    /// Adds the diets that a food is known to suit.
    fileprivate mutating func add(_ diet: DietFacts?) {
        var diets: [JSONValue] = []
        if diet?.vegan == .yes { diets.append(.text("https://schema.org/VeganDiet")) }
        if diet?.vegetarian == .yes { diets.append(.text("https://schema.org/VegetarianDiet")) }
        if !diets.isEmpty { append(.init("suitableForDiet", .list(diets))) }
    }

    /// Adds a text where there is one.
    fileprivate mutating func add(_ key: String, _ value: String?) {
        if let value { append(.init(key, .text(value))) }
    }
}
