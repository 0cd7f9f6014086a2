import Addresses
import Kitchen
import Templates
import Text

/// The home page.
struct HomePage: Sendable {
    let intro: Page?
    let dishes: [DishView]
    let hasMoreDishes: Bool
    let recipes: [RecipeListing]
    /// The dishes that head a home page without a menu.
    let spread: [RecipeListing]
    /// How many recipes there are.
    let recipeCount: Int
    /// The tags that most recipes have, where there is no menu.
    let tags: [LabelledLink]
    let favorites: [FavoriteFood]
    let today: TodayView
    /// Where to eat what the recipe of the day is; nil where no place has it.
    let eatingOut: PlaceLinks?
    /// What scripts know the recipes and dishes of the site by.
    let dishStamp: String
}

let homeShape = pageShape(
    "home page",
    [
        .json("structuredData", "or absent; JSON-LD of the house, without the script element") {
            $0.site.structuredHouse
        },
        .passage("intro", "or absent; from `content/pages/index.md`") { $0.intro?.body },
        .html("drawing", "an inline SVG: the first pizza of the menu, else one of the house") {
            $0.site.kitchen.houseDrawing
        },
        .views("pizzas", menuDishShape, "the first six; of a menu without pizzas its first dishes") {
            $0.content.dishes
        },
        .flag("hasPizzas") { $0.content.dishes.contains(where: \.dish.isPizza) },
        .flag("morePizzas", "whether there are more") { $0.content.hasMoreDishes },
        .recipes("recipes", "up to six") { $0.content.recipes },
        .recipes("spread", "three to head a site without a menu; empty where there is one") { $0.content.spread },
        .text("recipeTotal", "`24 recipes`") {
            $0.words.counted($0.content.recipeCount, one: .recipesOne, many: .recipesMany)
        },
        .views("topTags", labelledLinkShape, "the ten most used, for a site without a menu") { $0.content.tags },
        .views("favorites", favoriteLinkShape) { $0.content.favorites },
        .text("dishStamp", "what `assets/data.js` knows the recipes and pizzas by") { $0.content.dishStamp },
        .text("food", "or absent; the food of the recipe of the day, where places have it") { page in
            page.content.eatingOut.map { page.words.filled(.placesWhere, ("food", $0.food)) }
        },
        .views("places", placeShape, "where to eat that, up to three") { $0.content.eatingOut?.places ?? [] },
        .link("foodHref", "or absent; all places that have it") { page in
            page.content.eatingOut.map { PageAddress.places(for: $0.slug) }
        },
        .include(todayShape) { $0.view(of: $0.content.today) },
    ] as [Field<PageView<HomePage>>])

extension HomePage {
    /// Three recipes to show off with, from all over the list: those with pictures of their own first, then dishes of
    /// different kinds, cards last.
    static func spread(of recipes: [RecipeListing]) -> [RecipeListing] {
        let sample = stride(from: 0, to: recipes.count, by: max(1, recipes.count / 90)).map { recipes[$0] }
        let pictured = sample.filter { $0.emblem == nil }
        var seen: Set<DishEmblem.Kind> = []
        let drawn = sample.filter { $0.emblem.map { !$0.isCard && seen.insert($0.kind).inserted } ?? false }
        let cards = sample.filter { $0.emblem?.isCard ?? false }
        let middle = drawn.count / 2
        return Array((pictured + drawn[middle...] + drawn[..<middle] + cards).prefix(3))
    }
}

private let favoriteLinkShape = RecordShape<PageView<FavoriteFood>>(
    "link to a favourite",
    [
        .text("name") { $0.content.name },
        .link("href") { PageAddress.favorites + "#" + Slug.make($0.content.name) },
    ])

extension PageKind {
    /// The home page.
    static let home = PageKind(
        templates: [homeTemplate], prefix: PageAddress.home,
        entry: Entry(label: .home, address: PageAddress.home, prefixes: [PageAddress.home])
    ) { plan in
        let settings = plan.site.settings
        return [
            plan.page(
                PageAddress.home, homeTemplate, title: settings.title,
                summary: settings.description ?? settings.tagline,
                HomePage(plan))
        ]
    }
}

private let homeTemplate = PageTemplate("home.html", homeShape)

extension PricedMenu {
    /// The pizzas, or all dishes where there are none.
    fileprivate var shownFirst: [PricedDish] { hasPizzas ? dishes.filter(\.isPizza) : dishes }
}

extension HomePage {
    fileprivate init(_ plan: PagePlanner) {
        let site = plan.site
        let hasMenu = site.kitchen.menu != nil
        let today = TodayView(plan.recipes, site: site)
        let dishes = (site.kitchen.menu?.shownFirst ?? []).prefix(6)
        self.init(
            intro: plan.kitchen.intro, dishes: dishes.map { site.view(of: $0) },
            hasMoreDishes: (site.kitchen.menu?.dishes.count ?? 0) > dishes.count,
            recipes: Array(plan.recipes.prefix(6)),
            spread: hasMenu ? [] : HomePage.spread(of: plan.recipes), recipeCount: plan.recipes.count,
            tags: hasMenu ? [] : plan.tags.choice.top, favorites: plan.kitchen.favorites,
            today: today, eatingOut: PlaceLinks(today.recipe, in: plan.kitchen), dishStamp: plan.dishIndex.value.stamp)
    }
}
