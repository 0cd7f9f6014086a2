import Diagnostics
import Kitchen
import Reading
import Text

/// Something to cook, by the name that somebody gives it.
public enum Dish: Sendable {
    /// A recipe with what others need that it refers to.
    case recipe(Recipe)
    /// A pizza of the menu.
    case pizza(PricedPizza)

    /// What it is called.
    public var title: String {
        switch self {
        case .recipe(let recipe): recipe.summary.title
        case .pizza(let pizza): pizza.pizza.name
        }
    }

    /// The line that plans it: a link to the recipe, or the name of the pizza, with how much of it.
    func line(_ wish: PlannedWish, inPlan file: String, language: KitchenLanguage) -> String {
        let name =
            switch self {
            case .recipe(let recipe): recipe.summary.link(from: file)
            case .pizza(let pizza): EscapedText.markdown(pizza.pizza.name)
            }
        return [name, wish.amount.text(in: language), EscapedText.markdown(wish.remark)].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension PreparedSite {
    /// The pizza or the recipe that a person calls so; what is wrong with it is reported.
    ///
    /// A pizza is known by its name, a recipe as ``recipe(named:diagnostics:)`` knows it.
    public func dish(named name: String, diagnostics: inout DiagnosticList) throws(UnknownDish) -> Dish {
        let pizzas = kitchen.menu?.pizzas ?? []
        let wanted = FoodName.folded(name)
        if let pizza = pizzas.first(where: { FoodName.folded($0.pizza.name) == wanted }) { return .pizza(pizza) }
        do throws(UnknownRecipe) {
            return .recipe(try recipe(named: name, diagnostics: &diagnostics))
        } catch {
            let nearest = NearestName.find(name, in: pizzas.map(\.pizza.name)) ?? error.nearest
            throw UnknownDish(name: name, nearest: nearest)
        }
    }

    /// A dish so many times, on no day.
    public func meal(_ dish: Dish, times factor: Rational) -> PlannedMeal {
        let language = kitchen.settings.kitchenLanguage
        switch dish {
        case .recipe(let recipe): return PlannedMeal(recipe, times: factor, in: language)
        case .pizza(let pizza):
            let base = kitchen.menu?.menu.base ?? PizzaBase()
            return PlannedMeal(
                title: pizza.pizza.name, times: PlannedAmount.times(factor).text(in: language),
                needs: pizza.needs(on: base, times: factor))
        }
    }
}

/// A name that no recipe and no pizza has.
public struct UnknownDish: Error, Hashable, Sendable {
    /// The name asked for.
    public let name: String
    /// The name that is spelled most like it; nil when none is near.
    public let nearest: String?
}
