import Diagnostics
import Kitchen
import Text

/// Which pages a site has, but for its recipes' cards, in the order in which they are written.
///
/// Cards are rendered one by one as recipes are read (``RecipeCard``), so that memory grows with the number of recipes and
/// not with their text; the plan holds the pages that need them all.
public struct SitePlan: Sendable {
    /// The pages in the order in which they are written.
    public let pages: [PlannedPage]
    /// The addresses of the pages of the house that the site has and leaves out, in order.
    public let leftOut: [String]

    /// Plans the pages of a site. `recipes` are in order of title.
    public init(site: SiteFrame, theme: Theme, recipes: [RecipeListing], facts: KitchenFacts) {
        var planner = PagePlanner(site: site, theme: theme, recipes: recipes, facts: facts)
        let listed = planner.pages(of: PageKind.listed)
        planner.listedAddresses = { listed.map(\.address) }
        pages = listed + planner.pages(of: PageKind.others)
        leftOut =
            site.settings.house.isShown
            ? [] : planner.pages(of: PageKind.all.filter(\.isOfHouse), in: site.allParts).map(\.address)
    }

    /// The page at an address, or nil when the site has none there.
    ///
    /// Kinds of pages are planned one after the other until it is found, but for those that have their pages elsewhere. So
    /// one page costs far less than the whole plan.
    public static func page(
        at address: String, site: SiteFrame, theme: Theme, recipes: [RecipeListing], facts: KitchenFacts
    ) -> PlannedPage? {
        let planner = PagePlanner(site: site, theme: theme, recipes: recipes, facts: facts)
        for kind in PageKind.all where kind.prefix.map({ address.hasPrefix($0) }) ?? true {
            if let page = planner.pages(of: [kind]).first(where: { $0.address == address }) { return page }
        }
        return nil
    }

    /// The pages of a site that name what all others hold. They show nothing of any recipe.
    public static func pagesNamingOthers(site: SiteFrame, theme: Theme) -> [PlannedPage] {
        PagePlanner(site: site, theme: theme, recipes: [], facts: .none).pages(of: [.serviceWorker])
    }

    /// The page that says that there is nothing at an address, with links that count from there.
    public static func notFound(at address: String, site: SiteFrame, theme: Theme) -> PlannedPage {
        PagePlanner(site: site, theme: theme, recipes: [], facts: .none).notFound(at: address)
    }

    /// The addresses of pages that are made without a file of their own, so that texts can link to them.
    public static func linkableAddresses(in parts: SiteParts) -> Set<String> {
        let kinds = PageKind.all.filter { $0.isThere(parts) }
        return Set(kinds.flatMap { kind in kind.links(parts) + [kind.entry?.address].compactMap(\.self) })
    }
}

/// A page to be rendered: independent of all others, so that many can be rendered at once.
public struct PlannedPage: Sendable {
    /// The path in the built site.
    public let address: String
    /// The place in the content that the page is made for, where there is one.
    public var origin: SourceLocation?
    /// Gives the bytes of the page.
    public let render: @Sendable () -> [UInt8]
    /// Gives those of a page that names what all others hold, by a digest of that; nil for all but such a page.
    public var renderLast: (@Sendable (UInt64) -> [UInt8])?
}

/// Makes the pages of each kind.
struct PagePlanner: Sendable {
    let site: SiteFrame
    let theme: Theme
    let recipes: [RecipeListing]
    let facts: KitchenFacts
    let tags: TagIndex
    let search: SearchData
    /// The recipes and dishes for scripts.
    let dishIndex: Lazy<DishIndex>
    /// Whether the pages are of the house.
    private var isOfHouse = false
    /// Gives the addresses of all pages that sitemaps list, but for cards.
    var listedAddresses: @Sendable () -> [String] = { [] }

    init(site: SiteFrame, theme: Theme, recipes: [RecipeListing], facts: KitchenFacts) {
        (self.site, self.theme, self.recipes, self.facts) = (site, theme, recipes, facts)
        let tags = TagIndex(recipes)
        self.tags = tags
        search = SearchData(recipes, tags: tags, in: site)
        dishIndex = Lazy { DishIndex(recipes, of: site) }
        listedAddresses = { [self] in pages(of: PageKind.listed).map(\.address) }
    }

    var words: Words { site.words }
    var kitchen: Kitchen { site.kitchen.kitchen }

    /// The pages of these kinds, as far as the site has them.
    func pages(of kinds: [PageKind]) -> [PlannedPage] { pages(of: kinds, in: site.parts) }

    /// The pages of these kinds, as far as a site with these parts has them.
    fileprivate func pages(of kinds: [PageKind], in parts: SiteParts) -> [PlannedPage] {
        kinds.filter { $0.isThere(parts) }.flatMap { kind in
            var planner = self
            planner.isOfHouse = kind.isOfHouse
            return kind.pages(planner)
        }
    }

    /// A page rendered with `template`; its content is made when the page is rendered.
    func page<Content: Sendable>(
        _ address: String, _ template: PageTemplate<Content>, title: String, summary: String? = nil,
        origin: SourceLocation? = nil, sharePicture: @autoclosure @escaping @Sendable () -> SharePicture? = nil,
        _ content: @autoclosure @escaping @Sendable () -> Content
    ) -> PlannedPage {
        PlannedPage(address: address, origin: origin) { [site, theme, isOfHouse] in
            let page = PageFrame(
                site: site, address: address, title: title, summary: summary, isOfHouse: isOfHouse,
                sharePicture: site.hasSharePictures ? sharePicture() : nil)
            return theme.render(template, PageView(page: page, content: content()))?.bytes ?? []
        }
    }
}
