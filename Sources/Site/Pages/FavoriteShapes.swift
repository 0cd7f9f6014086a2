import Kitchen
import Templates
import Text

let favoritesShape = pageShape(
    "favourites page",
    [
        .views("foods", favoriteShape) { $0.content }
    ] as [Field<PageView<[FavoriteFood]>>])

private let favoriteShape = RecordShape<PageView<FavoriteFood>>(
    "favourite",
    [
        .text("name") { $0.content.name },
        .text("id") { Slug.make($0.content.name) },
        .views("recipes", favoriteEntryShape) { $0.content.entries },
    ])

private let favoriteEntryShape = RecordShape<PageView<FavoriteFood.Entry>>(
    "recipe of a favourite",
    [
        .text("title") { $0.content.title },
        .link("href", "or absent") { $0.content.address.map { PageAddress.reference($0) } },
    ])

extension PageKind {
    /// The favourites, with their recipes.
    static let favorites = PageKind(
        templates: [favoritesTemplate], prefix: "favorites/",
        entry: Entry(label: .favorites, address: PageAddress.favorites, prefixes: ["favorites/"]),
        isThere: \.hasFavorites
    ) { plan in
        [plan.page(PageAddress.favorites, favoritesTemplate, title: plan.words[.favorites], plan.kitchen.favorites)]
    }
}

private let favoritesTemplate = PageTemplate("favorites.html", favoritesShape)
