import Diagnostics

/// Something that a dish needs: an ingredient of a recipe, or the portion of a dish's base or topping.
public struct FoodNeed: Hashable, Sendable {
    /// What is needed, as groceries are looked up by.
    public var name: String
    /// The author's line, as written.
    public var text: String
    /// How much, in every measure that the author gives; empty when the author does not say.
    public var measures: [Quantity]
    /// Where it is written; nil for what stands in no file.
    public var location: SourceLocation?
    /// Whether so much is needed of each of several foods that the name has.
    public var isOfEach = false
    /// Whether it is counted in a unit that only the author knows, and so in no measure.
    public var isInOwnUnit = false
    /// Whether its recipe is metric, so that its spoons are never shown as cups.
    public var isMetric = false
    /// Remarks of the line that may name more foods that are needed.
    var additions: [String] = []

    /// A need of `measures` of `name`.
    public init(name: String, text: String, measures: [Quantity], location: SourceLocation? = nil) {
        self.name = name
        self.text = text
        self.measures = measures
        self.location = location
    }

    /// A line of ingredients, so many times.
    public init(_ ingredient: RecipeIngredient, times factor: Rational) {
        self.init(
            name: ingredient.line.food, text: ingredient.text, measures: ingredient.line.scaled(by: factor).measures,
            location: ingredient.location)
        (isOfEach, isInOwnUnit) = (ingredient.line.isOfEach, ingredient.line.isInOwnUnit)
        additions = ingredient.line.additions
    }

    /// The portion of a base or a topping, so many times.
    init(name: String, grocery: String?, portion: Quantity?, times factor: Rational, location: SourceLocation?) {
        self.init(
            name: grocery ?? name, text: name, measures: portion.map { [$0 * factor] } ?? [], location: location)
    }
}

extension [Ingredient] {
    /// What so many dishes with these toppings need: the base, where it has a portion or a grocery, and every topping.
    func needs(on base: DishBase?, times factor: Rational = 1) -> [FoodNeed] {
        var needs: [FoodNeed] = []
        if let base, base.isStated {
            needs.append(
                FoodNeed(
                    name: base.name ?? base.grocery ?? "", grocery: base.grocery, portion: base.portion, times: factor,
                    location: nil))
        }
        needs += map {
            FoodNeed(name: $0.name, grocery: $0.grocery, portion: $0.portion, times: factor, location: $0.location)
        }
        let isMetric = needs.lazy.map { $0.measures.first?.unit?.system }.areMetric
        for place in needs.indices { needs[place].isMetric = isMetric }
        return needs
    }
}

extension DishBase {
    /// Whether the menu says anything of what to buy for it.
    fileprivate var isStated: Bool { portion != nil || grocery != nil }
}

extension PricedDish {
    /// What so many of this dish need: the base, where it has a portion or a grocery, and every topping; it by itself where the
    /// menu does not say what is on it, and what has to be chosen with it, so that nobody takes it for nothing.
    public func needs(times factor: Rational = 1) -> [FoodNeed] {
        func unmeasured(_ name: String) -> FoodNeed {
            FoodNeed(name: name, grocery: nil, portion: nil, times: factor, location: written.location)
        }
        let chosen = choices.filter { $0.least > 0 }.map { $0.options.map(\.name).joined(separator: " / ") }
        return toppings.needs(on: base, times: factor)
            + ((written.listsToppings ? [] : [name]) + chosen).map(unmeasured)
    }

    /// What the food of one dish costs, by its portions and the groceries; a base of which there is no portion has a cost
    /// that is not known.
    public func foodCost(groceries: Groceries, currency: Currency) -> FoodCost {
        var cost = FoodCost(currency: currency)
        if let base, !base.isStated { cost.add(base.name ?? "base", cost: nil) }
        for need in needs() {
            cost.add(need.name, cost: groceries.find(need.name)?.cost(of: need.measures))
        }
        return cost
    }
}

extension Recipe {
    /// What so many times this recipe need, in its order.
    public func needs(times factor: Rational = 1) -> [FoodNeed] {
        let isMetric = isMetric
        return ingredients.map { line in
            var need = FoodNeed(line.ingredient, times: factor)
            need.isMetric = isMetric
            return need
        }
    }
}
