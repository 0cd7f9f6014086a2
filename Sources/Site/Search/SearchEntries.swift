import Kitchen
import Text

/// What the search of a site finds.
extension SearchIndex {
    /// The index of a site with these recipes.
    public init(of recipes: [RecipeListing], in site: SiteFrame) {
        self.init(of: recipes, tags: TagIndex(recipes).all, in: site)
    }

    init(of recipes: [RecipeListing], tags: [TagIndex.Tag], in site: SiteFrame) {
        let pizzas = site.kitchen.menu?.pizzas ?? []
        self.init(
            recipes.map { SearchEntry($0) } + tags.map { SearchEntry($0) } + pizzas.map { SearchEntry($0) }
                + site.kitchen.kitchen.favorites.map { SearchEntry($0) })
    }
}

extension SearchEntry {
    init(_ recipe: RecipeListing) {
        var text = recipe.searchText
        for tag in recipe.tags { text.add(tag: tag.label, slug: tag.slug) }
        let dish = SearchedDish(diet: recipe.diet, minutes: recipe.summary.total?.count)
        self.init(.recipe, slug: recipe.summary.slug, title: recipe.summary.title, text: text, dish: dish)
    }

    fileprivate init(_ tag: TagIndex.Tag) {
        var text = SearchText()
        text.add([tag.label], in: .title)
        self.init(.tag, slug: tag.slug, title: tag.label, text: text)
    }

    fileprivate init(_ pizza: PricedPizza) {
        var text = SearchText()
        text.add([pizza.pizza.name], in: .title)
        text.add(pizza.toppings.lazy.map(\.name), in: .ingredient)
        self.init(
            .pizza, slug: pizza.pizza.slug, title: pizza.pizza.name, text: text, dish: SearchedDish(diet: pizza.diet))
    }

    fileprivate init(_ food: FavoriteFood) {
        var text = SearchText()
        text.add([food.name], in: .title)
        self.init(.food, slug: Slug.make(food.name), title: food.name, text: text)
    }
}

extension SearchData {
    /// The data of a site with these recipes.
    init(_ recipes: [RecipeListing], tags: TagIndex, in site: SiteFrame) {
        let kitchen = site.kitchen.kitchen
        let others = (site.kitchen.menu?.pizzas.count ?? 0) + kitchen.favorites.count
        self.init(count: { recipes.count + others + tags.all.count }) {
            (SearchIndex(of: recipes, tags: tags.all, in: site), Self.pictures(of: recipes, in: site))
        }
    }

    private static func pictures(
        of recipes: [RecipeListing], in site: SiteFrame
    ) -> [SearchEntry.Kind: [String: Picture]] {
        let pizzas = site.kitchen.menu?.pizzas ?? []
        return [
            .recipe: Dictionary(
                recipes.map { ($0.summary.slug, $0.picture) }, uniquingKeysWith: { first, _ in first }),
            .pizza: Dictionary(
                pizzas.map { ($0.pizza.slug, $0.shownPicture) }, uniquingKeysWith: { first, _ in first }),
        ]
    }
}
