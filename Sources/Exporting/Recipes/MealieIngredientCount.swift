import Importing

/// How many ingredients go to a Mealie in which form.
public struct MealieIngredientCount: Sendable {
    /// Those with a food that it knows.
    public private(set) var foods = 0
    /// Those with a unit that it knows, and the food in words.
    public private(set) var units = 0
    /// Those that are words alone.
    public private(set) var words = 0

    /// All of them.
    public var all: Int { foods + units + words }

    /// The ingredients of recipes.
    public init(_ recipes: [ExportedRecipe]) {
        for exported in recipes {
            for ingredient in exported.recipe.ingredients {
                guard let line = MealieIngredient(ingredient.ingredient, of: exported) else {
                    words += 1
                    continue
                }
                if line.food == nil { units += 1 } else { foods += 1 }
            }
        }
    }
}
