import Kitchen
import Text

/// The places that have the food of a recipe.
struct PlaceLinks: Sendable {
    /// As the first of the places writes it.
    let food: String
    let slug: String
    /// The first three.
    let places: [NumberedPlace]

    /// The first food of the places that the recipe is: by a favourite food that names it, by a tag, or by the words of its
    /// title. Nil where there is none.
    init?(_ recipe: RecipeListing?, in kitchen: Kitchen) {
        guard let recipe else { return nil }
        let summary = recipe.summary
        let favorites = kitchen.favorites.filter { food in food.entries.contains { $0.source == summary.source } }
        let names = favorites.map { Slug.make($0.name) } + summary.tags.map { Slug.make($0) }
        let title = "-" + Slug.make(summary.title) + "-"
        let foods = PlacesPage(kitchen.places).foods
        let found =
            names.lazy.compactMap { name in foods.first { $0.slug == name } }.first
            ?? foods.first { title.contains("-" + $0.slug + "-") }
        guard let found else { return nil }
        (food, slug, places) = (found.name, found.slug, Array(found.places.prefix(3)))
    }
}
