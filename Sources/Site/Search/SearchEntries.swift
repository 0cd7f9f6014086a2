import Kitchen
import Text

/// What the search of a site finds.
extension SearchIndex {
    /// The index of a site with these recipes.
    public init(of recipes: [RecipeListing], in site: SiteFrame) {
        self.init(of: recipes, tags: TagIndex(recipes).all, in: site)
    }

    init(of recipes: [RecipeListing], tags: [TagIndex.Tag], in site: SiteFrame) {
        let menu = site.kitchen.menu
        var entries = recipes.map { SearchEntry($0) }
        entries += tags.map { SearchEntry($0) }
        entries += (menu?.dishes ?? []).map { SearchEntry($0, in: site) }
        entries += (menu?.menu.drinks ?? []).map { SearchEntry($0, in: site) }
        entries += site.kitchen.kitchen.favorites.map { SearchEntry($0) }
        self.init(entries)
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

    fileprivate init(_ dish: PricedDish, in site: SiteFrame) {
        var text = SearchText()
        text.add([dish.name], in: .title)
        // A guest who looks for "vegan pizza" has no name in mind, and one who looks for a salad has the section.
        text.add(
            dish.isPizza ? [site.words[.pizza], site.words[.pizzas]] : [dish.written.section].compactMap(\.self),
            in: .tag)
        text.add(dish.toppings.lazy.map(\.name), in: .ingredient)
        self.init(
            dish.isPizza ? .pizza : .dish, slug: dish.slug, title: dish.name, text: text,
            dish: SearchedDish(diet: dish.diet))
    }

    fileprivate init(_ drink: Drink, in site: SiteFrame) {
        var text = SearchText()
        text.add([drink.name], in: .title)
        text.add([site.words[.drink], site.words[.drinks]], in: .tag)
        self.init(
            .drink, slug: drink.searchSlug, title: drink.name, text: text,
            dish: SearchedDish(diet: drink.diet.completed))
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
        let menu = site.kitchen.menu
        let others = (menu?.dishes.count ?? 0) + (menu?.menu.drinks.count ?? 0) + kitchen.favorites.count
        self.init(count: { recipes.count + others + tags.all.count }) {
            (
                SearchIndex(of: recipes, tags: tags.all, in: site), Self.pictures(of: recipes, in: site),
                Self.drinkNotes(in: site)
            )
        }
    }

    private static func drinkNotes(in site: SiteFrame) -> [String: [String]] {
        let drinks = site.kitchen.menu?.menu.drinks ?? []
        return Dictionary(drinks.map { ($0.searchSlug, site.notes(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    private static func pictures(
        of recipes: [RecipeListing], in site: SiteFrame
    ) -> SearchPictures {
        let served = Dictionary(
            (site.kitchen.menu?.dishes ?? []).map { ($0.slug, site.smallAddress(of: $0.shownPicture)) },
            uniquingKeysWith: { first, _ in first })
        let addresses: [SearchEntry.Kind: [String: String]] = [
            .recipe: Dictionary(
                recipes.map { ($0.summary.slug, site.smallAddress(of: $0.picture)) },
                uniquingKeysWith: { first, _ in first }),
            .pizza: served, .dish: served,
        ]
        return SearchPictures(addresses: addresses, stamp: site.photos?.stamp ?? 0)
    }
}

extension Drink {
    /// Its name and its number: two names can be the same slug, and each has its price.
    fileprivate var searchSlug: String { "\(Slug.make(name))-\(id)" }
}

extension SiteFrame {
    /// What a result says of a drink: that it is one with its price, and its marks as the menu has them.
    fileprivate func notes(of drink: Drink) -> [String] {
        let marks = allergenMarks(drink.diet.completed.allergens) + (drink.isFrozen ? [words[.frozen]] : [])
        return ["\(words[.drink]) · \(written(drink.price))"] + (marks.isEmpty ? [] : [marks.joined(separator: " · ")])
    }

    private func allergenMarks(_ allergens: AllergenStatement) -> [String] {
        var marks: [String] = []
        let contained = notes(allergens).map(words.written).joined(separator: ", ")
        let traces = notes(allergens.onlyTraces).map(words.written).joined(separator: ", ")
        if !contained.isEmpty {
            marks.append(words.labelled(words[allergens.isComplete ? .allergens : .allergensAtLeast], contained))
        } else if !allergens.isComplete {
            marks.append(words[.allergensUnknown])
        }
        if !traces.isEmpty { marks.append(words.labelled(words[.traces], traces)) }
        return marks
    }
}
