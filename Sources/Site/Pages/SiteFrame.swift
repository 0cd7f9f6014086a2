import Kitchen

/// What all pages of one site share: the priced kitchen, the words, and what the navigation names.
public final class SiteFrame: Sendable {
    /// An entry of the main navigation.
    struct NavigationItem: Sendable {
        let label: String
        let address: String
        /// The pages that count as this entry: those whose address begins so.
        let folder: String
    }

    /// What the pages are made of.
    public let kitchen: PricedKitchen
    /// The words in the language of the site.
    public let words: Words
    /// "Forno 0.1.0".
    public let generator: String
    /// Whether there is a list of recipes to link to.
    public let hasRecipes: Bool
    let navigation: [NavigationItem]

    /// What `site.yml` sets.
    public var settings: Settings { kitchen.settings }

    /// The frame of a site; `hasRecipes` says whether there is a list of recipes to link to.
    public init(kitchen: PricedKitchen, words: Words, hasRecipes: Bool, generator: String) {
        self.kitchen = kitchen
        self.words = words
        self.generator = generator
        self.hasRecipes = hasRecipes
        var items = [NavigationItem(label: words[.home], address: PageAddress.home, folder: PageAddress.home)]
        if kitchen.menu != nil {
            items.append(NavigationItem(label: words[.menu], address: PageAddress.menu, folder: "menu/"))
        }
        if hasRecipes {
            items.append(NavigationItem(label: words[.recipes], address: PageAddress.recipes(), folder: "recipes/"))
        }
        if !kitchen.kitchen.favorites.isEmpty {
            items.append(
                NavigationItem(label: words[.favorites], address: PageAddress.favorites, folder: "favorites/"))
        }
        for page in kitchen.kitchen.pages where page.isInNavigation {
            items.append(NavigationItem(label: page.title, address: page.address, folder: page.address))
        }
        navigation = items
    }

    /// An amount of money as the site's language writes it.
    func written(_ money: Money) -> String { money.written(in: settings.language) }

    /// The absolute URL of a page, where the site has a base URL: folders without their `index.html`.
    public func canonical(_ address: String) -> String? {
        guard let base = settings.baseURL else { return nil }
        return base + (address.hasSuffix("index.html") ? String(address.dropLast("index.html".count)) : address)
    }
}

/// One page to render: its place, its title, and the content that is its own.
struct PageView<Content: Sendable>: Sendable {
    let site: SiteFrame
    let address: String
    let title: String
    let summary: String?
    let content: Content

    var words: Words { site.words }

    /// A link from this page.
    func link(to target: String) -> String { PageAddress.link(from: address, to: target) }

    /// A view of something on this page, knowing the page that it stands on.
    func view<Inner: Sendable>(of content: Inner) -> PageView<Inner> {
        PageView<Inner>(site: site, address: address, title: title, summary: summary, content: content)
    }
}
