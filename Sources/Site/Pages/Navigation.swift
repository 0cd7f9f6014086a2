import Addresses
import Kitchen
import Templates

/// An entry of the navigation.
struct NavigationEntry: Sendable {
    /// As the pages show it that count as it, and as all others do.
    private let (here, elsewhere): (NavigationItem, NavigationItem)
    /// What the addresses of the pages begin with that count as it.
    private let prefixes: [String]

    /// An entry that leads to an address.
    init(label: String, to address: String, for prefixes: [String]) {
        let reference = PageAddress.reference(address)
        here = NavigationItem(label: label, reference: reference, isCurrent: true)
        elsewhere = NavigationItem(label: label, reference: reference, isCurrent: false)
        self.prefixes = prefixes
    }

    /// As the page at an address shows it.
    func item(on address: String) -> NavigationItem {
        prefixes.contains { address.utf8.starts(with: $0.utf8) } ? here : elsewhere
    }
}

/// An entry of the navigation as pages show it: the same on thousands of them.
final class NavigationItem: CachedFragmentItem, @unchecked Sendable {
    let label: String
    /// The address as URLs write it.
    let reference: String
    /// Whether the page is this one, or belongs to it.
    let isCurrent: Bool

    fileprivate init(label: String, reference: String, isCurrent: Bool) {
        (self.label, self.reference, self.isCurrent) = (label, reference, isCurrent)
        super.init(cachesFragment: true)
    }
}

extension Field {
    /// Entries of the navigation, as the page shows them.
    static func navigation<Content>(
        _ name: String, _ remark: String, _ get: @escaping @Sendable (SiteFrame) -> [NavigationEntry]
    ) -> Field where Subject == PageView<Content> {
        .list(
            name, navigationShape, remark, of: { page in get(page.site).map { $0.item(on: page.page.address) } },
            root: { $0.page.root }, view: { page, item in page.view(of: item) })
    }
}

private let navigationShape = RecordShape<PageView<NavigationItem>>(
    "entry of the navigation",
    [
        .text("label") { $0.content.label },
        .link("href") { $0.content.reference },
        .flag("current", "whether the page is this one, or belongs to it") { $0.content.isCurrent },
    ])
