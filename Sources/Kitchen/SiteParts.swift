/// Which parts a site has, as far as its pages depend on them. It is known before texts are read, as they link to pages.
public struct SiteParts: Sendable {
    /// The slugs of its dishes; nil for a site without a menu.
    public var dishes: [String]?
    /// Whether its menu says what a pizza of any toppings costs.
    public var makesPizzas = false
    /// Whether it says in a form for programs when the house is open.
    public var hasOpenings = false
    /// Whether it is printed, with pages that it has for that alone.
    public var isPrinted = false
    /// Whether it takes orders of what is on its menu.
    public var takesOrders = false
    /// Whether it has recipes.
    public var hasRecipes = false
    /// Whether it has favourites.
    public var hasFavorites = false
    /// Whether it has places to eat at.
    public var hasPlaces = false
    /// Whether it has plans.
    public var hasPlans = false
    /// Whether it has shopping lists.
    public var hasLists = false
    /// Whether it has a pantry, which may be empty.
    public var hasPantry = false

    /// The pages that it has for what readers keep.
    public var readerPages = ReaderPages.all.subtracting(.recipes)

    /// A site of own pages alone.
    public init() {}

    /// The parts of a kitchen, which does not say whether it has recipes.
    public init(of kitchen: Kitchen, hasRecipes: Bool) {
        dishes = kitchen.menu?.dishes.map(\.slug)
        makesPizzas = kitchen.menu?.pricesBase ?? false
        hasOpenings = !kitchen.settings.openingRules.isEmpty
        isPrinted = kitchen.settings.printing != nil
        takesOrders = dishes != nil && kitchen.settings.order != nil
        self.hasRecipes = hasRecipes
        hasFavorites = !kitchen.favorites.isEmpty
        hasPlaces = !kitchen.places.isEmpty
        hasPlans = !kitchen.plans.isEmpty
        hasLists = !kitchen.lists.isEmpty
        hasPantry = kitchen.hasPantry
        readerPages = kitchen.settings.readerPages
        // Beside recipes to cook alone.
        if !hasRecipes { readerPages.remove(.recipes) }
    }

    /// The parts that it has but for the house.
    public var withoutHouse: SiteParts {
        var parts = self
        (parts.hasPlans, parts.hasLists, parts.hasPantry) = (false, false, false)
        return parts
    }

    /// Whether there is something to look for.
    public var hasSearch: Bool { hasRecipes || hasMenu }

    /// Whether it has dishes that a reader can mark with a star.
    public var hasDishes: Bool { hasRecipes || hasMenu }

    /// Whether it has a page for favourites: its own, and those that a reader keeps.
    public var keepsFavorites: Bool { hasDishes || hasFavorites }

    /// Whether it has a menu.
    public var hasMenu: Bool { dishes != nil }
}
