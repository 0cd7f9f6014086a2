import Diagnostics
import Kitchen
import Templates

/// Which pages a site has, but for its recipes' cards, in the order in which they are written.
///
/// Cards are rendered one by one as recipes are read (``RecipeCard``), so that memory grows with the number of recipes and
/// not with their text; the plan holds the pages that need them all.
public struct SitePlan: Sendable {
    /// A page to be rendered: independent of all others, so that many can be rendered at once.
    public struct PlannedPage: Sendable {
        /// The path in the built site.
        public let address: String
        /// The place in the content that the page is made for, where there is one.
        public var origin: SourceLocation?
        /// Gives the bytes of the page.
        public let render: @Sendable () -> [UInt8]

        /// The same page with its bytes changed once they are rendered.
        func rendered(_ change: @escaping @Sendable ([UInt8]) -> [UInt8]) -> PlannedPage {
            PlannedPage(address: address, origin: origin) { [render] in change(render()) }
        }
    }

    /// The recipes on one page of a list.
    static let recipesPerPage = 60

    /// The pages in the order in which they are written.
    public let pages: [PlannedPage]

    /// Plans the pages of a site. `recipes` are in order of title.
    public init(site: SiteFrame, theme: Theme, recipes: [RecipeListing], facts: KitchenFacts) {
        let planner = PagePlanner(site: site, theme: theme, recipes: recipes, facts: facts)
        let content = planner.kinds.flatMap { $0.plan() }
        pages =
            content + planner.emblems() + planner.units() + [planner.notFound()]
            + planner.sitemap(of: content.map(\.address))
    }
}

extension SitePlan {
    /// The page at an address, or nil when the site has none there.
    ///
    /// Kinds of pages are planned one after the other until it is found; those that go through all recipes only when the
    /// address is in their folder. So one page costs far less than the whole plan.
    public static func page(
        at address: String, site: SiteFrame, theme: Theme, recipes: [RecipeListing], facts: KitchenFacts
    ) -> PlannedPage? {
        let planner = PagePlanner(site: site, theme: theme, recipes: recipes, facts: facts)
        for kind in planner.kinds where kind.folder.map({ address.hasPrefix($0) }) ?? true {
            if let page = kind.plan().first(where: { $0.address == address }) { return page }
        }
        if address == PageAddress.notFound { return planner.notFound() }
        if let emblem = planner.emblem(at: address) { return emblem }
        if address == PageAddress.units { return planner.units().first }
        guard PageAddress.isSitemap(address) || address == PageAddress.robots else { return nil }
        let content = planner.kinds.flatMap { $0.plan() }
        return planner.sitemap(of: content.map(\.address)).first { $0.address == address }
    }

    /// The page that says that there is nothing at an address, with links that count from there.
    public static func notFound(at address: String, site: SiteFrame, theme: Theme) -> PlannedPage {
        PagePlanner(site: site, theme: theme, recipes: [], facts: .none).notFound(at: address)
    }
}

/// Plans each kind of page.
struct PagePlanner: Sendable {
    let site: SiteFrame
    let theme: Theme
    let recipes: [RecipeListing]
    let facts: KitchenFacts
    private let tags: TagIndex

    init(site: SiteFrame, theme: Theme, recipes: [RecipeListing], facts: KitchenFacts) {
        (self.site, self.theme, self.recipes, self.facts) = (site, theme, recipes, facts)
        tags = TagIndex(recipes)
    }

    var words: Words { site.words }

    /// What plans each kind of content, in the order of the site. A kind that goes through all recipes has its pages in a
    /// folder, so that it need not be planned for a page that stands elsewhere.
    var kinds: [(folder: String?, plan: () -> [SitePlan.PlannedPage])] {
        [
            (nil, { [home()] }), (nil, menuPages), ("recipes/", recipeLists), ("tags/", tagLists), (nil, favorites),
            ("plans/", planPages), ("shopping/", shoppingPages), ("lists/", listPages), ("pantry/", pantryPages),
            (nil, ownPages),
        ]
    }

    /// A page rendered with `template`; its content is made when the page is rendered.
    func page<Content: Sendable>(
        _ address: String, _ template: PageTemplate, _ shape: RecordShape<PageView<Content>>, title: String,
        summary: String? = nil, origin: SourceLocation? = nil, _ content: @autoclosure @escaping @Sendable () -> Content
    ) -> SitePlan.PlannedPage {
        SitePlan.PlannedPage(address: address, origin: origin) { [site, theme] in
            let page = PageFrame(site: site, address: address, title: title, summary: summary)
            return page.rendering(content()) { theme.render(template, $0, as: shape) }
        }
    }

    func home() -> SitePlan.PlannedPage {
        page(
            PageAddress.home, .home, homeShape, title: site.settings.title,
            summary: site.settings.description ?? site.settings.tagline, homePage)
    }

    private var homePage: HomePage {
        let pizzas = site.kitchen.menu?.pizzas ?? []
        let hasMenu = site.kitchen.menu != nil
        return HomePage(
            intro: site.kitchen.kitchen.intro, pizzas: pizzas.prefix(6).map { site.view(of: $0) },
            hasMorePizzas: pizzas.count > 6, recipes: Array(recipes.prefix(6)),
            spread: hasMenu ? [] : HomePage.spread(of: recipes), recipeCount: recipes.count,
            tags: hasMenu ? [] : tags.choice.top, favorites: site.kitchen.kitchen.favorites,
            today: TodayView(recipes, site: site))
    }

    func menuPages() -> [SitePlan.PlannedPage] {
        guard let menu = site.kitchen.menu else { return [] }
        let view = MenuView(menu, site: site)
        let title = words[.menu]
        let forms = [
            page(PageAddress.menu, .menu, menuShape, title: title, view),
            page(
                PageAddress.printableMenu, .menuPrint, menuPrintShape, title: title, MenuPaper(view, site: site)),
            page(PageAddress.allergens, .allergens, allergenTableShape, title: words[.allergens], view),
            page(PageAddress.allergens(as: "csv"), .allergensCSV, allergenTableShape, title: title, view),
            page(PageAddress.menu(as: "md"), .menuMarkdown, menuShape, title: title, view),
            page(PageAddress.menu(as: "csv"), .menuCSV, menuTableShape, title: title, view),
            SitePlan.PlannedPage(address: PageAddress.menu(as: "json")) { menu.json.pretty },
        ]
        return forms
            + menu.pizzas.map { pizza in
                page(
                    PageAddress.pizza(pizza.pizza.slug), .pizza, pizzaPageShape, title: pizza.pizza.name,
                    summary: pizza.pizza.description, origin: pizza.pizza.location,
                    PizzaPage(pizza, in: menu, site: site))
            }
    }

    func recipeLists() -> [SitePlan.PlannedPage] {
        guard site.hasRecipes else { return [] }
        return lists(of: recipes.count, .recipes, recipeListShape, title: words[.recipes], tags: tags.choice) {
            [recipes] in
            recipes[$0]
        } address: {
            PageAddress.recipes(page: $0)
        }
    }

    func tagLists() -> [SitePlan.PlannedPage] {
        tags.all.flatMap { tag in
            lists(of: tag.members.count, .tag, tagPageShape, title: tag.label, tag: tag.label) { [recipes] in
                recipes[tag.members[$0]]
            } address: {
                PageAddress.tag(tag.slug, page: $0)
            }
        }
    }

    func favorites() -> [SitePlan.PlannedPage] {
        let foods = site.kitchen.kitchen.favorites
        return foods.isEmpty
            ? [] : [page(PageAddress.favorites, .favorites, favoritesShape, title: words[.favorites], foods)]
    }

    func ownPages() -> [SitePlan.PlannedPage] {
        site.kitchen.kitchen.pages.map { own in
            page(
                own.address, .page, proseShape, title: own.title, summary: own.description,
                origin: SourceLocation(file: own.source), own)
        }
    }

    /// The drawn pictures that recipes share, each once, in order of name.
    func emblems() -> [SitePlan.PlannedPage] {
        Set(recipes.compactMap(\.emblem)).map(Self.page).sorted { $0.address < $1.address }
    }

    /// What the scripts of recipe cards know of units, where there are cards.
    func units() -> [SitePlan.PlannedPage] {
        guard site.hasRecipes else { return [] }
        return [SitePlan.PlannedPage(address: PageAddress.units) { [site] in site.unitScript }]
    }

    /// The drawn picture at an address.
    func emblem(at address: String) -> SitePlan.PlannedPage? {
        guard address.hasPrefix(PageAddress.emblem("").dropLast(".svg".count)) else { return nil }
        return recipes.lazy.compactMap(\.emblem).first { $0.address == address }.map(Self.page)
    }

    private static func page(of emblem: DishEmblem) -> SitePlan.PlannedPage {
        SitePlan.PlannedPage(address: emblem.address) { emblem.svg }
    }

    func notFound(at address: String = PageAddress.notFound) -> SitePlan.PlannedPage {
        page(address, .notFound, notFoundShape, title: words[.notFound], NoContent())
    }

    /// The pages of a list of `total` recipes, each given by its number.
    private func lists(
        of total: Int, _ template: PageTemplate, _ shape: RecordShape<PageView<RecipeList>>, title: String,
        tag: String? = nil, tags: TagChoice = TagChoice(), _ recipe: @escaping @Sendable (Int) -> RecipeListing,
        address: @escaping @Sendable (Int) -> String
    ) -> [SitePlan.PlannedPage] {
        let size = SitePlan.recipesPerPage
        let count = max(1, (total + size - 1) / size)
        return (1...count).map { number in
            let members = ((number - 1) * size)..<min(number * size, total)
            let pager = Pager(number: number, count: count, address: address)
            return page(
                address(number), template, shape, title: title,
                RecipeList(recipes: members.map(recipe), total: total, pager: pager, tag: tag, tags: tags))
        }
    }
}
