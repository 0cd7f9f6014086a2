import Diagnostics
import Kitchen
import Reading
import Text

/// Something to cook, by the name that somebody gives it.
public enum FoundDish: Sendable {
    /// A recipe with what others need that it refers to.
    case recipe(Recipe)
    /// A dish of the menu.
    case dish(PricedDish)

    /// What it is called.
    public var title: String {
        switch self {
        case .recipe(let recipe): recipe.summary.title
        case .dish(let dish): dish.name
        }
    }

    /// The line that plans it: a link to the recipe, or the name of the dish, with how much of it.
    func line(_ wish: PlannedWish, inPlan file: String, language: KitchenLanguage) -> String {
        let name =
            switch self {
            case .recipe(let recipe): recipe.summary.link(from: file)
            case .dish(let dish): EscapedText.markdown(dish.name)
            }
        return [name, wish.amount.text(in: language), EscapedText.markdown(wish.remark)].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension PreparedSite {
    /// The dish or the recipe that a person calls so; what is wrong with it is reported.
    ///
    /// A dish is known by its name, a recipe as ``recipe(named:diagnostics:)`` knows it. Of both by one name the dish is meant where the
    /// menu says how much of everything is on it.
    public func dish(named name: String, diagnostics: inout DiagnosticList) throws(UnknownDish) -> FoundDish {
        let dishes = kitchen.menu?.dishes ?? []
        let measured = kitchen.menu?.menu.measuredToppings ?? []
        let wanted = FoodName.folded(name)
        let found = dishes.first { FoodName.folded($0.name) == wanted }
        if let found, found.written.isMeasured(by: measured) { return .dish(found) }
        do throws(UnknownRecipe) {
            return .recipe(try recipe(named: name, diagnostics: &diagnostics))
        } catch {
            if let found { return .dish(found) }
            let nearest = NearestName.find(name, in: dishes.map(\.name)) ?? error.nearest
            throw UnknownDish(name: name, nearest: nearest)
        }
    }

    /// A dish so many times, on no day.
    public func meal(_ dish: FoundDish, times factor: Rational) -> PlannedMeal {
        let language = kitchen.settings.kitchenLanguage
        switch dish {
        case .recipe(let recipe): return PlannedMeal(recipe, times: factor, in: language)
        case .dish(let dish):
            return PlannedMeal(
                title: dish.name, times: PlannedAmount.times(factor).text(in: language),
                needs: dish.needs(times: factor))
        }
    }
}

/// A name that no recipe and no dish has.
public struct UnknownDish: Error, Hashable, Sendable {
    /// The name asked for.
    public let name: String
    /// The name that is spelled most like it; nil when none is near.
    public let nearest: String?
}
