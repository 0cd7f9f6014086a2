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
            let addOns = dish.extras.map { AddOn.extra($0) } + dish.choices.map { AddOn.choice($0) }
            if !addOns.isEmpty { json.member("menuAddOn") { $0.list(addOns) { $0.addOn($1, words: page.words) } } }
            json.memberOfDiets(dish.diet)
            json.nutrition(dish.energy)
        }
        return json.finished
    }
}

/// What a dish can be had with, or what guests choose with it.
private enum AddOn {
    case extra(PricedExtra)
    case choice(PricedChoice)
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

    /// What a dish can be had with, as a `MenuItem`, and what is chosen, as a `MenuSection` of such.
    fileprivate mutating func addOn(_ addOn: AddOn, words: Words) {
        switch addOn {
        case .extra(let extra): menuItem(words.named(extra), extra.distinctPrices, extra.topping.diet.completed)
        case .choice(let choice):
            object { json in
                json.member("@type", "MenuSection")
                json.member("name", words.label(of: choice))
                json.member("hasMenuItem") { json in
                    json.list(choice.options) { json, option in
                        let isFree = option.prices.allSatisfy { $0.price.minorUnits == 0 }
                        json.menuItem(option.name, isFree ? [] : option.prices.distinct, option.diet)
                    }
                }
            }
        }
    }

    /// A `MenuItem` with what it adds to the prices of a dish.
    private mutating func menuItem(_ name: String, _ prices: [DishPrice], _ diet: DietFacts) {
        object { json in
            json.member("@type", "MenuItem")
            json.member("name", name)
            if !prices.isEmpty {
                json.member("offers") { json in
                    if prices.count == 1 { return json.offer(prices[0]) }
                    json.list(prices) { $0.offer($1) }
                }
            }
            json.memberOfDiets(diet)
        }
    }

    /// The `NutritionInformation` (https://schema.org/NutritionInformation) of a dish as it is, or of each of its sizes.
    fileprivate mutating func nutrition(_ energy: [StatedFacts.Energy]) {
        guard !energy.isEmpty else { return }
        member("nutrition") { json in
            if energy.count == 1 { return json.nutrition(energy[0]) }
            json.list(energy) { $0.nutrition($1) }
        }
    }

    private mutating func nutrition(_ energy: StatedFacts.Energy) {
        object { json in
            json.member("@type", "NutritionInformation")
            json.member("calories", "\(energy.kilocalories) calories")
            json.member("servingSize", energy.size)
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
