/// The names of a recipe's ingredients: what is kept of a recipe to look it up in the pantry once it is written.
///
/// They are kept as one text, since a site may have very many recipes.
public struct RecipeFoods: Hashable, Sendable {
    private let text: String

    /// The foods of a recipe.
    public init(_ recipe: Recipe) {
        text = recipe.ingredients.map { $0.ingredient.line.name.replacing("\n", with: " ") }.joined(separator: "\n")
    }

    /// In the order of the recipe, as its author writes them.
    public var names: [String] { text.split(separator: "\n").map(String.init) }
}
