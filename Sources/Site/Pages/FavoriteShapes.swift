import Addresses
import Kitchen
import Templates
import Text

/// The page of the favourites.
struct FavoritesPage: Sendable {
    /// A food as the page shows it.
    struct Food: Sendable {
        let name: String
        /// Its own picture, else that of its first recipe that has one.
        let picture: Picture?
        let entries: [Entry]
        /// Whether there are places to eat it at.
        let hasPlaces: Bool
    }

    /// A recipe or a dish of a food.
    struct Entry: Sendable {
        let title: String
        /// The address of its page; nil where it is only a name.
        let address: String?
        /// What a reader's browser knows it by: the slug of a recipe, `pizzas/` and that of a pizza, else the title.
        let key: String
    }

    let foods: [Food]
    /// What scripts know the recipes and dishes of the site by.
    let stamp: String
}

let favoritesShape = pageShape(
    "favourites page",
    [
        .views("foods", favoriteShape) { $0.content.foods },
        .text("dishStamp", "what `assets/data.js` knows the recipes and pizzas by") { $0.content.stamp },
    ] as [Field<PageView<FavoritesPage>>])

private let favoriteShape = RecordShape<PageView<FavoritesPage.Food>>(
    "favourite",
    [
        .text("name") { $0.content.name },
        .text("id") { Slug.make($0.content.name) },
        .view("picture", pictureShape, "its own, else that of its first recipe; absent where there is none") {
            $0.content.picture
        },
        .link("placesHref", "or absent; where to eat it") {
            $0.content.hasPlaces ? PageAddress.places(for: Slug.make($0.content.name)) : nil
        },
        .views("recipes", favoriteEntryShape) { $0.content.entries },
    ])

private let favoriteEntryShape = RecordShape<PageView<FavoritesPage.Entry>>(
    "recipe of a favourite",
    [
        .text("title") { $0.content.title },
        .link("href", "or absent") { $0.content.address.map { PageAddress.reference($0) } },
        .text("key", "the slug of a recipe, `pizzas/` and that of a pizza, else the title") { $0.content.key },
    ])

extension PageKind {
    /// The favourites, with their recipes. The page is there without any of them, for those that a reader keeps.
    static let favorites = PageKind(
        templates: [favoritesTemplate], prefix: "favorites/",
        entry: Entry(label: .favorites, address: PageAddress.favorites, prefixes: ["favorites/"]),
        isThere: \.keepsFavorites
    ) { plan in
        [plan.page(PageAddress.favorites, favoritesTemplate, title: plan.words[.favorites], FavoritesPage(plan))]
    }
}

private let favoritesTemplate = PageTemplate("favorites.html", favoritesShape)

extension FavoritesPage {
    fileprivate init(_ plan: PagePlanner) {
        let favorites = plan.kitchen.favorites
        let named = Set(favorites.flatMap(\.entries).compactMap(\.source))
        let listings = plan.recipes.filter { named.contains($0.summary.source) }.map { ($0.summary.source, $0) }
        let recipes = Dictionary(listings, uniquingKeysWith: { first, _ in first })
        let dishes = Dictionary(
            (plan.site.kitchen.menu?.dishes ?? []).map { (FoodName.folded($0.name), $0) },
            uniquingKeysWith: { first, _ in first })
        stamp = plan.dishIndex.value.stamp
        let eaten = Set(plan.kitchen.places.flatMap(\.foods).map { Slug.make($0) })
        foods = favorites.map {
            Food($0, recipes: recipes, dishes: dishes, hasPlaces: eaten.contains(Slug.make($0.name)))
        }
    }
}

extension FavoritesPage.Food {
    /// A food of the file, with the recipes of the site by their files and the dishes of the menu by their names.
    fileprivate init(
        _ food: FavoriteFood, recipes: [String: RecipeListing], dishes: [String: PricedDish], hasPlaces: Bool
    ) {
        self.hasPlaces = hasPlaces
        let found = food.entries.map { entry in
            (
                entry, entry.source.flatMap { recipes[$0] },
                entry.source == nil ? dishes[FoodName.folded(entry.title)] : nil
            )
        }
        name = food.name
        picture =
            food.picture ?? found.lazy.compactMap { _, recipe, dish in recipe?.picture ?? dish?.shownPicture }.first
        entries = found.map { entry, recipe, dish in
            FavoritesPage.Entry(
                title: entry.title, address: entry.address ?? dish.map { PageAddress.dish($0.slug) },
                key: recipe?.summary.slug ?? dish.map { "pizzas/\($0.slug)" } ?? entry.title)
        }
    }
}
