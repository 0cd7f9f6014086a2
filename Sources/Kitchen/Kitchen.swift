/// All that a site's folder says, as read, but for its recipes: those are many, and pass through the stages one by one.
///
/// ```
/// let kitchen: Kitchen
/// var diagnostics = DiagnosticList()
/// let priced = kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
/// priced.menu?.dishes.first?.price?.plain    // "5.50"
/// ```
public struct Kitchen: Hashable, Sendable {
    /// What `site.yml` sets.
    public var settings: Settings
    /// Nil when the site has no menu.
    public var menu: Menu?
    /// The long descriptions of dishes, by slug.
    public var dishDescriptions: [String: TextExcerpt]
    /// In the order of the file.
    public var groceries: [Grocery] = []
    /// In the order of the file.
    public var favorites: [FavoriteFood]
    /// What is in the house.
    public var pantry = Pantry()
    /// Whether the site has a pantry, which may be empty.
    public var hasPantry = false
    /// Where to eat, in the order of the file.
    public var places: [Place] = []
    /// The streets of their map.
    public var streets = Streets()
    /// In the order of their files, which is that of their weeks.
    public var plans: [Plan] = []
    /// In the order of their files.
    public var lists: [ShoppingList] = []
    /// The own pages, in order of path.
    public var pages: [Page]
    /// The home page's text, from `content/pages/index.md`.
    public var intro: Page?

    /// A kitchen with these settings and nothing else.
    public init(settings: Settings = Settings()) {
        self.settings = settings
        dishDescriptions = [:]
        favorites = []
        pages = []
    }

    /// The groceries by the names that recipes use for them, in the site's language. Cost: linear in their names.
    public var groceryNames: Groceries {
        Groceries(groceries, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
    }
}
