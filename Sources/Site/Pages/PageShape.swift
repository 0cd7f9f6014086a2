import Kitchen
import Templates

/// The names that every page has, before those of its own.
func pageShape<Content: Sendable>(_ name: String, _ own: [Field<PageView<Content>>]) -> RecordShape<PageView<Content>> {
    RecordShape(name, commonFields() + own)
}

private func commonFields<Content: Sendable>() -> [Field<PageView<Content>>] {
    [
        .text("root") { $0.page.root },
        .text("language") { $0.site.settings.language.tag },
        .text("title") { $0.page.title },
        .text("summary") { $0.page.summary },
        .text("canonical") { $0.site.canonical($0.page.address) },
        .text("generator") { $0.site.generator },
        .record("site", siteShape) { $0.site },
        .views("nav", navigationShape) { $0.site.navigation },
    ]
}

extension Field {
    /// A list of what stands on the page, each item viewed from there when a template comes to it.
    static func views<Content, Item: Sendable>(
        _ name: String, _ shape: RecordShape<PageView<Item>>, _ get: @escaping @Sendable (PageView<Content>) -> [Item]
    ) -> Field where Subject == PageView<Content> {
        .list(name, shape, of: get) { page, items, show in
            for item in items { show(page.view(of: item)) }
        }
    }

    /// Something that stands on the page, viewed from there; nil is absent.
    static func view<Content, Item: Sendable>(
        _ name: String, _ shape: RecordShape<PageView<Item>>, _ get: @escaping @Sendable (PageView<Content>) -> Item?
    ) -> Field where Subject == PageView<Content> {
        .record(name, shape) { page in get(page).map { page.view(of: $0) } }
    }

    /// The address of something in the site, as a link from the page by way of the root, so that no two paths have to be
    /// compared; nil is absent.
    static func link<Content>(
        _ name: String, _ get: @escaping @Sendable (PageView<Content>) -> String?
    ) -> Field where Subject == PageView<Content> {
        .address(name) { page in get(page).map { (page.page.root, $0) } }
    }
}

extension PageView {
    /// Whether this page counts as the entry of the navigation.
    func isCurrent(_ item: SiteFrame.NavigationItem) -> Bool {
        item.prefixes.contains { page.address.utf8.starts(with: $0.utf8) }
    }
}

private let siteShape = RecordShape<SiteFrame>(
    "site",
    [
        .text("title") { $0.settings.title },
        .text("tagline") { $0.settings.tagline },
        .text("address") { $0.settings.address },
        .text("phone") { $0.settings.phone },
        .text("email") { $0.settings.email },
        .flag("hasContact") { $0.settings.hasContact },
        .list("hours", hoursShape) { $0.settings.hours },
        .flag("hasHours") { !$0.settings.hours.isEmpty },
        .flag("hasMenu") { $0.parts.hasMenu },
        .flag("hasRecipes") { $0.parts.hasRecipes },
        .flag("hasFavorites") { $0.parts.hasFavorites },
        .flag("hasPlans") { $0.parts.hasPlans },
        .flag("hasLists") { $0.parts.hasLists },
        .flag("hasPantry") { $0.parts.hasPantry },
    ])

private let hoursShape = RecordShape<Settings.OpeningHours>(
    "opening hours", [.text("days") { $0.days }, .text("times") { $0.times }])

private let navigationShape = RecordShape<PageView<SiteFrame.NavigationItem>>(
    "entry of the navigation",
    [
        .text("label") { $0.content.label },
        .link("href") { $0.content.reference },
        .flag("current") { $0.isCurrent($0.content) },
    ])

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
        .text("count") { $0.content.count.map { String($0) } },
    ])

let pictureShape = RecordShape<PageView<Picture>>(
    "picture",
    [
        .link("src") { PageAddress.reference(PageAddress.media(of: $0.content)) },
        .text("alt") { $0.content.alternative },
    ])
