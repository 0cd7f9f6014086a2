import Kitchen
import Templates

/// The names that every page has, before those of its own.
func pageShape<Content: Sendable>(_ name: String, _ own: [Field<PageView<Content>>]) -> RecordShape<PageView<Content>> {
    RecordShape(name, commonFields() + own)
}

/// What every page has.
let commonShape = pageShape("page", [] as [Field<PageView<NoContent>>])

private func commonFields<Content: Sendable>() -> [Field<PageView<Content>>] {
    [
        .text(
            "root",
            "the way to the root of the site: empty, `../`, `../../`; a link is `{{root}}menu/index.html`"
        ) { $0.page.root },
        .text("language", "its tag: `en`, `de-CH`") { $0.site.settings.language.tag },
        .text("title", "the page's own title") { $0.page.title },
        .text("summary", "or absent; one or two sentences, for search engines") { $0.page.summary },
        .text("canonical", "or absent; the page's absolute URL, where the site has a `base_url`") {
            $0.page.canonical
        },
        .text(
            "shareImage",
            "or absent; the absolute URL of a picture of 1200 by 630 pixels to show where the page is shared"
        ) { page in page.page.sharePicture.flatMap { page.site.url(of: $0, in: "") } },
        .record(
            "translations", translationsShape, "or absent; the page in each language of a site that has several",
            isThere: { $0.site.isInLanguages }
        ) { page in page.view(of: page.site.languages.pages(at: page.page.address, in: page.site)) },
        .text("generator", "`Forno 0.1.0`") { $0.site.generator },
        .flag("unpublished", "whether the page is of the house, shown (by `forno serve`) and not published") {
            $0.page.isUnpublished
        },
        .record("site", siteShape, "from `site.yml`, and which pages there are") { $0.site },
        .navigation("nav", "the main navigation: what guests come for") { $0.navigation },
        .navigation("houseNav", "the second part of the navigation: what is about the house") { $0.houseNavigation },
    ]
}

extension Field {
    /// A list of what stands on the page, each item viewed from there when a template comes to it.
    static func views<Content, Item: Sendable>(
        _ name: String, _ shape: RecordShape<PageView<Item>>, _ remark: String = "",
        _ get: @escaping @Sendable (PageView<Content>) -> [Item]
    ) -> Field where Subject == PageView<Content> {
        .list(name, shape, remark, of: get) { page, items, show in
            for item in items { show(page.view(of: item)) }
        }
    }

    /// Something that stands on the page, viewed from there; nil is absent.
    static func view<Content, Item: Sendable>(
        _ name: String, _ shape: RecordShape<PageView<Item>>, _ remark: String = "",
        _ get: @escaping @Sendable (PageView<Content>) -> Item?
    ) -> Field where Subject == PageView<Content> {
        .record(name, shape, remark) { page in get(page).map { page.view(of: $0) } }
    }

    /// The address of something in the site, as a link from the page by way of the root, so that no two paths have to be
    /// compared; nil is absent.
    static func link<Content>(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (PageView<Content>) -> String?
    ) -> Field where Subject == PageView<Content> {
        .address(name, remark) { page in get(page).map { (page.page.root, $0) } }
    }
}

private let siteShape = RecordShape<SiteFrame>(
    "site",
    [
        .text("title") { $0.settings.title },
        .text("id", "what the browsers of its readers keep things by") { $0.id },
        .text("tagline", "or absent") { $0.settings.tagline },
        .text("address", "or absent") { $0.settings.address },
        .text("crossContact", "or absent; what is said of foods that meet in the kitchen") { $0.crossContact },
        .list("charges", sentenceShape, "what guests pay besides the prices") { $0.charges },
        .text("tax", "or absent; that prices are without a tax which is added") { $0.tax },
        .text("phone", "or absent") { $0.settings.phone },
        .text("email", "or absent") { $0.settings.email },
        .flag("hasContact", "whether there is an address, a phone number or an email") { $0.settings.hasContact },
        .list("hours", hoursShape) { $0.settings.hours },
        .flag("hasHours") { !$0.settings.hours.isEmpty },
        .flag("hasVisit", "whether there are hours, an address, a phone number or an email") {
            $0.settings.hasContact || !$0.settings.hours.isEmpty
        },
        .flag("hasOpenings", "whether scripts can tell when the house is open") { $0.parts.hasOpenings },
        .flag("takesOrders") { $0.parts.takesOrders },
        .flag("hasMenu") { $0.parts.hasMenu },
        .text("menuStamp", "or absent; what `assets/data.js` knows the data of this menu by") { $0.menuScript?.stamp },
        .text("groceryStamp", "what `assets/data.js` knows the groceries by") { $0.groceryScript.stamp },
        .flag("hasSearch", "whether there is something to look for: recipes or a menu") { $0.parts.hasSearch },
        .flag("hasRecipes") { $0.parts.hasRecipes },
        .flag("hasFavorites") { $0.parts.hasFavorites },
        .text("paper", "or absent; what pages are printed on: `a3`, `a4`, `a5`, `letter`") { $0.paper },
        .flag("hasPhotos", "whether some of its pictures are photographs") { $0.photos != nil },
        .flag("hasPlaces") { $0.parts.hasPlaces },
        .flag("hasPlans") { $0.parts.hasPlans },
        .flag("hasLists") { $0.parts.hasLists },
        .flag("hasPantry") { $0.parts.hasPantry },
        .flag("hasHousePages", "whether pages about the house are shown") { !$0.houseNavigation.isEmpty },
        .flag("hasMyRecipes", "whether there is a page for a reader's own recipes") {
            $0.parts.readerPages.contains(.recipes)
        },
        .flag("hasMyLists", "whether there is one for a reader's lists") { $0.parts.readerPages.contains(.lists) },
        .flag("hasMyPantry", "whether there is one for a reader's pantry") { $0.parts.readerPages.contains(.pantry) },
        .flag("houseUnpublished", "whether what is about the house is shown where it is not published") {
            $0.settings.house.isShownUnpublished
        },
    ])

private let hoursShape = RecordShape<Settings.OpeningHours>(
    "opening hours", [.text("days") { $0.days }, .text("times") { $0.times }])

/// A link with a label, as the lists of tags show it.
struct LabelledLink: Sendable {
    let label: String
    let address: String
    var count: Int?
}

let labelledLinkShape = RecordShape<PageView<LabelledLink>>(
    "link",
    [
        .text("label") { $0.content.label },
        .link("href") { $0.content.address },
        .text("count", "how many recipes it leads to") { $0.content.count.map { String($0) } },
    ])
