import Addresses
import Kitchen
import Text

/// What all pages of one site share: the priced kitchen, the words, and what the navigation names.
public final class SiteFrame: Sendable {
    /// What the pages are made of.
    public let kitchen: PricedKitchen
    /// The words in the language of the site.
    public let words: Words
    /// "Forno 0.1.0".
    public let generator: String
    /// The languages that the site is shown in, of which these pages have one.
    let languages: SiteLanguages
    /// Whether there are several.
    let isInLanguages: Bool
    /// The URL of its pages with a slash at its end; nil where it has none.
    private let base: String?
    /// Which parts the site has that it shows.
    let parts: SiteParts
    /// Which parts the site has.
    let allParts: SiteParts
    /// What today is.
    public let today: CalendarDate
    /// The tags of its recipes.
    public let tags = TagTable()
    /// What guests come for.
    let navigation: [NavigationEntry]
    /// What is about the house.
    let houseNavigation: [NavigationEntry]
    /// What a screen reader says for the box of a task that is done, and of one that is not.
    let taskWords: (done: String, toDo: String)
    /// What recipes are looked up in; nil for a site without groceries and pantry. The pantry is empty where the house is not
    /// shown.
    let pantryContext: PantryContext?
    /// The menu as scripts read it; nil for a site without one.
    let menuScript: MenuScript?
    /// The groceries as scripts read them.
    let groceryScript: GroceryScript
    /// Its photographs; nil for a site without any.
    let photos: PhotoTable?
    /// What its pages are printed on: the name, nil where that may be A4 or Letter, and the part between the margins.
    let paper: String?
    let paperField: PaperField
    /// The frames of the other languages that the menu is printed in beside this one.
    let besides: [SiteFrame]

    /// Whether pages name pictures to be shared with.
    let hasSharePictures: Bool
    /// The address of the one of the house, which pages without one of their own are shared with; nil where there are none.
    let housePicture: String?

    /// What `site.yml` sets.
    public var settings: Settings { kitchen.settings }

    /// The frame of a site; `hasRecipes` says whether there is a list of recipes to link to.
    public init(
        kitchen: PricedKitchen, words: Words, hasRecipes: Bool, generator: String, today: CalendarDate,
        photos: PhotoTable? = nil, hasSharePictures: Bool = false, languages: SiteLanguages = .one,
        besides: [SiteFrame] = []
    ) {
        self.besides = besides
        self.kitchen = kitchen
        self.languages = languages
        isInLanguages = !languages.all.isEmpty
        base = kitchen.settings.baseURL.map { $0 + languages.folder }
        self.photos = photos
        paper = kitchen.settings.paper?.rawValue
        paperField = PaperField(
            kitchen.settings.paper, isShared: kitchen.settings.printing?.isSideBySide ?? false)
        self.hasSharePictures = hasSharePictures
        self.words = words
        self.generator = generator
        self.today = today
        let isHouseShown = kitchen.settings.house.isShown
        var known = kitchen.kitchen
        if !isHouseShown { known.pantry = Pantry() }
        pantryContext = PantryContext(known, today: today)
        taskWords = (words[.done], words[.toDo])
        menuScript = kitchen.menu.map { menu in
            MenuScript(
                menu, step: kitchen.settings.roundingStep ?? 1,
                money: menu.menu.currency.script(in: kitchen.settings.language), base: words[.base],
                zone: kitchen.settings.timeZone, ways: kitchen.settings.order?.ways ?? [],
                sizeNames: languages.sizeNames
            ) { words.filled(.perAmount, ("amount", kitchen.settings.amounts.text($0))) }
        }
        groceryScript = GroceryScript(kitchen.kitchen.groceries, settings: kitchen.settings)
        allParts = SiteParts(of: kitchen.kitchen, hasRecipes: hasRecipes)
        let parts = isHouseShown ? allParts : allParts.withoutHouse
        self.parts = parts
        func entries(ofHouse isOfHouse: Bool) -> [NavigationEntry] {
            PageKind.listed.filter { $0.isOfHouse == isOfHouse && $0.isThere(parts) }.compactMap(\.entry)
                // The name of the house leads home.
                .filter { $0.address != PageAddress.home }
                .map { NavigationEntry(label: words[$0.label], to: $0.address, for: $0.prefixes) }
        }
        let pages = kitchen.kitchen.pages.filter(\.isInNavigation)
        navigation =
            entries(ofHouse: false) + pages.map { NavigationEntry(label: $0.title, to: $0.address, for: [$0.address]) }
        houseNavigation = entries(ofHouse: true)
        housePicture = hasSharePictures ? SharePicture(ofHouse: kitchen).address : nil
    }

    /// What tells it from other sites in a browser that keeps something of several: as set, or made of the title.
    var id: String { settings.id ?? Slug.make(settings.title) }

    /// What is said of foods that meet in the kitchen; nil where nothing is.
    var crossContact: String? {
        switch settings.crossContact {
        case .usual: words[.crossContact]
        case .own(let text): text
        case nil: nil
        }
    }

    /// How amounts are written on the pages of the kitchen.
    var amounts: QuantityFormat {
        var format = settings.amounts
        format.isTypeset = true
        return format
    }

    /// The way from a page to the root of the site. The page for what is not found is shown at any address, so it names
    /// the site's own path where that is known.
    func root(from address: String) -> String {
        guard address == PageAddress.notFound, let base = settings.baseURL else {
            return PageAddress.root(from: address)
        }
        // "https:", the host, and then the folders of the path.
        return base.split(separator: "/").dropFirst(2).reduce("/") { $0 + $1 + "/" } + languages.folder
    }

    /// The folder of its pages in the output, with a slash at its end; empty for the site's own language.
    public var folder: String { languages.folder }

    /// An amount of money as the site's language writes it.
    func written(_ money: Money) -> String { money.written(in: settings.language) }

    /// The absolute URL of a page, where the site has a base URL: folders without their `index.html`.
    public func canonical(_ address: String) -> String? {
        guard let base else { return nil }
        return Self.url(of: address, below: base)
    }

    /// That of a page in the language whose pages are in a folder.
    func url(of address: String, in folder: String) -> String? {
        settings.baseURL.map { Self.url(of: address, below: $0 + folder) }
    }

    private static func url(of address: String, below base: String) -> String {
        address.utf8Bytes { address in
            let folder = address.count - "index.html".utf8.count
            guard folder >= 0, address[folder...].elementsEqual("index.html".utf8) else {
                return base + PageAddress.path(String(decoding: address, as: UTF8.self))
            }
            return base + PageAddress.path(String(decoding: address[..<folder], as: UTF8.self))
        }
    }
}

/// One page to render: its place and its title, shared by all that stands on it.
final class PageFrame: Sendable {
    let site: SiteFrame
    let address: String
    let title: String
    let summary: String?
    /// Whether it is of the house, and shown where that is not published.
    let isUnpublished: Bool
    /// The way to the root of the site, which all links of the page begin with.
    let root: String
    /// Its absolute URL, where the site has a base URL.
    let canonical: String?
    /// The address of the picture that it is shared with; nil where there are none.
    let sharePicture: String?

    init(
        site: SiteFrame, address: String, title: String, summary: String?, isOfHouse: Bool = false,
        sharePicture: SharePicture? = nil
    ) {
        self.sharePicture = sharePicture?.address ?? site.housePicture
        self.site = site
        self.address = address
        self.title = title
        self.summary = summary
        isUnpublished = isOfHouse && site.settings.house.isShownUnpublished
        root = site.root(from: address)
        canonical = site.canonical(address)
    }
}

/// Something on a page, with the page that it stands on.
struct PageView<Content: Sendable>: Sendable {
    let page: PageFrame
    let content: Content

    init(page: PageFrame, content: Content) {
        self.page = page
        self.content = content
    }

    var site: SiteFrame { page.site }
    var words: Words { page.site.words }

    /// A view of something on this page.
    func view<Inner: Sendable>(of content: Inner) -> PageView<Inner> {
        PageView<Inner>(page: page, content: content)
    }
}
