import Kitchen

/// A kind of page, and all that the site knows of it: where its pages are, what they are called in the navigation, which
/// templates make them, and which there are.
///
/// Each kind is declared with what its pages show, in `Pages/`, and named in ``listed`` or ``others``.
struct PageKind: Sendable {
    /// An entry of the main navigation.
    struct Entry: Sendable {
        let label: Word
        let address: String
        /// What the addresses of the pages begin with that count as this entry.
        let prefixes: [String]
    }

    /// The templates of its pages and of their other forms.
    var templates: [any ThemeTemplate] = []
    /// What the addresses of all its pages begin with, so that it need not be planned for a page elsewhere; nil where they
    /// have nothing in common.
    var prefix: String?
    /// Its place in the navigation, if it has one.
    var entry: Entry?
    /// Whether its pages are of the house, so that a site may leave them out (``HousePages``).
    var isOfHouse = false
    /// Whether a site with these parts has such pages.
    var isThere: @Sendable (SiteParts) -> Bool = { _ in true }
    /// The addresses that texts can link to, beside that of the entry, though they come from no file of their own.
    var links: @Sendable (SiteParts) -> [String] = { _ in [] }
    /// The pages of a site that has this kind.
    let pages: @Sendable (PagePlanner) -> [PlannedPage]
}

extension PageKind {
    /// The kinds that readers come for, in the order of the navigation; sitemaps list their pages.
    static let listed: [PageKind] = [
        .home, .menu, .printableMenu, .allergens, .dishes, .order, .random, .recipes, .recipeCards, .tags, .favorites,
        .places, .plans, .shopping, .lists, .pantry, .ownPages,
    ]

    /// What else the site consists of. A build renders the last first: the index of the search is made by that page, and
    /// those at the start would wait for it.
    static let others: [PageKind] = [
        .search, .searchIndex, .menuScreen, .doorList, .tableTent, .orderSlips, .serviceWorker, .emblems, .drawings,
        .randomDrawings,
        .units, .menuData, .dishData,
        .scriptWords, .openings, .orderWords, .cookWords, .settings, .myLists, .myPantry, .myRecipes, .groceryData,
        .measureData,
        .emblemData,
        .manifest, .icon, .notFound, .sitemaps, .robots, .searchTerms,
    ]

    /// All of them.
    static let all = listed + others
}
