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
            json.member("url", page.site.canonical(page.page.address))
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

extension DishView {
    /// A `MenuItem` (https://schema.org/MenuItem).
    func structuredData<Content>(on page: PageView<Content>) -> ScriptJSON {
        var json = JSONWriter()
        json.object { json in
            json.begin("MenuItem", name: dish.name)
            json.member("description", dish.written.description)
            json.member("url", page.site.canonical(page.page.address))
            json.member("offers") { json in
                let amount = dish.written.facts.amount.map(page.site.settings.amounts.exactText)
                if dish.prices.count == 1 {
                    return json.offer(dish.prices[0], of: amount, soldOut: page.site.shown(dish.soldOut))
                }
                json.list(dish.prices) { $0.offer($1, of: amount, soldOut: page.site.shown(dish.soldOut)) }
            }
            if !dish.extras.isEmpty {
                json.member("menuAddOn") { $0.list(dish.extras) { $0.addOn($1, named: page.words.named($1)) } }
            }
            json.memberOfDiets(dish.diet)
            if let energy = dish.energy.first(where: { $0.size == nil }) { json.nutrition(energy) }
        }
        return json.finished
    }
}

extension JSONWriter {
    /// Begins an item of schema.org.
    fileprivate mutating func begin(_ type: String, name: String) {
        member("@context", "https://schema.org")
        member("@type", type)
        member("name", name)
    }

    /// An `Offer` (https://schema.org/Offer), by the name of its size where it has one.
    /// A price that is of an amount is a `UnitPriceSpecification`, as no program should take it for that of the dish.
    /// What is sold out says from when on it can be had again, where a day is said: what a machine read before stays true.
    fileprivate mutating func offer(_ price: DishPrice, of amount: String? = nil, soldOut: SoldOut? = nil) {
        object { json in
            json.member("@type", "Offer")
            json.member("name", price.size)
            if let soldOut {
                json.member("availability", "https://schema.org/SoldOut")
                json.member("availabilityStarts", soldOut.until?.adding(days: 1).description)
            }
            guard let amount else { return json.price(price.price) }
            json.member("priceSpecification") { json in
                json.object { json in
                    json.member("@type", "UnitPriceSpecification")
                    json.price(price.price)
                    json.member("unitText", amount)
                }
            }
        }
    }

    private mutating func price(_ price: Money) {
        member("price", price.plain)
        member("priceCurrency", price.currency.code)
    }

    /// What a dish can be had with, as a `MenuItem` with what that adds to its prices.
    fileprivate mutating func addOn(_ extra: PricedExtra, named name: String) {
        object { json in
            json.member("@type", "MenuItem")
            json.member("name", name)
            json.member("offers") { json in
                let prices = extra.distinctPrices
                if prices.count == 1 { return json.offer(prices[0]) }
                json.list(prices) { $0.offer($1) }
            }
            json.memberOfDiets(extra.topping.diet.completed)
        }
    }

    /// A `NutritionInformation` (https://schema.org/NutritionInformation) of a dish as it is.
    fileprivate mutating func nutrition(_ energy: StatedFacts.Energy) {
        member("nutrition") { json in
            json.object { json in
                json.member("@type", "NutritionInformation")
                json.member("calories", "\(energy.kilocalories) calories")
            }
        }
    }

    /// The diets that a food is known to suit.
    fileprivate mutating func memberOfDiets(_ diet: DietFacts?) {
        var diets: [String] = []
        if diet?.vegan == .yes { diets.append("https://schema.org/VeganDiet") }
        if diet?.vegetarian == .yes { diets.append("https://schema.org/VegetarianDiet") }
        if !diets.isEmpty { member("suitableForDiet") { $0.list(diets) { $0.text($1) } } }
    }
}
