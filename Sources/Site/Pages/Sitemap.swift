import Addresses
import Kitchen
import Templates

/// The absolute URLs of pages, for search engines (sitemaps.org, protocol 0.9).
struct Sitemap: Sendable {
    /// Gives the URLs, in order: there may be many, and no page but the sitemap asks for them.
    let pages: @Sendable () -> [String]
    /// The URL of the sitemap itself, or of the index of all.
    let sitemap: String
    /// Those of the sitemaps of the site's other languages.
    var others: [String] = []
}

/// How much one sitemap may hold: 50,000 URLs, and 50 MiB as a file. The markup around the URLs, which is the theme's, may
/// take half of that.
struct SitemapLimit: Sendable {
    var urls = 50_000
    /// Bytes of the URLs alone.
    var bytes = 25 << 20

    /// Whether one sitemap can hold the URLs of all these addresses, told without making them: in a URL, a byte is three at
    /// most. `sitemap` is the URL of the sitemap.
    func surelyHolds(_ addresses: [String], of sitemap: String) -> Bool {
        addresses.count <= urls
            && addresses.reduce(0) { $0 + sitemap.utf8.count + 3 * $1.utf8.count } <= bytes
    }
}

let sitemapShape = pageShape(
    "sitemap",
    [
        .list("pages", locationShape) { $0.content.pages() },
        .text("sitemap", "its absolute URL") { $0.content.sitemap },
        .list("otherSitemaps", locationShape, "those of the site's other languages") { $0.content.others },
    ] as [Field<PageView<Sitemap>>])

/// The URLs of sitemaps, where one cannot hold all pages.
struct SitemapIndex: Sendable {
    let sitemaps: [String]
}

let sitemapIndexShape = pageShape(
    "sitemap index", [.list("sitemaps", locationShape) { $0.content.sitemaps }] as [Field<PageView<SitemapIndex>>])

private let locationShape = RecordShape<String>("URL", [.text("location") { $0 }])

extension PageKind {
    /// The sitemap: one file, or an index of several.
    static let sitemaps = PageKind(templates: [sitemapTemplate, sitemapIndexTemplate], prefix: "sitemap") {
        $0.sitemaps(limit: SitemapLimit())
    }

    /// What points search engines to the sitemap.
    static let robots = PageKind(templates: [robotsTemplate], prefix: PageAddress.robots) { plan in
        plan.sitemap.map { [plan.page(PageAddress.robots, robotsTemplate, title: "", $0)] } ?? []
    }
}

private let sitemapTemplate = PageTemplate("sitemap.xml", sitemapShape)
private let sitemapIndexTemplate = PageTemplate("sitemap-index.xml", sitemapIndexShape)
private let robotsTemplate = PageTemplate("robots.txt", sitemapShape)

extension PagePlanner {
    /// All pages for search engines; nil for a site without a base URL.
    fileprivate var sitemap: Sitemap? {
        site.canonical(PageAddress.sitemap).map { place in
            Sitemap(
                pages: { mappedAddresses.compactMap { site.canonical($0) }.sorted() }, sitemap: place,
                others: site.languages.pages(at: PageAddress.sitemap, in: site).compactMap(\.url).filter { $0 != place }
            )
        }
    }

    private var mappedAddresses: [String] {
        listedAddresses().filter { $0.hasSuffix(".html") } + recipes.map(\.address)
    }

    /// The sitemap, in as many files as it needs, where the site has a base URL.
    func sitemaps(limit: SitemapLimit) -> [PlannedPage] {
        guard let sitemap else { return [] }
        let isOne = limit.surelyHolds(mappedAddresses, of: sitemap.sitemap)
        let parts = isOne ? [] : sitemap.pages().parts(within: limit)
        guard parts.count > 1 else { return [page(PageAddress.sitemap, sitemapTemplate, title: "", sitemap)] }
        return [index(of: parts.count)] + parts.enumerated().map { part($1, number: $0 + 1) }
    }

    private func index(of count: Int) -> PlannedPage {
        let sitemaps = (1...count).compactMap { site.canonical(PageAddress.sitemap(part: $0)) }
        return page(PageAddress.sitemap, sitemapIndexTemplate, title: "", SitemapIndex(sitemaps: sitemaps))
    }

    private func part(_ pages: ArraySlice<String>, number: Int) -> PlannedPage {
        let address = PageAddress.sitemap(part: number)
        let content = Sitemap(pages: { Array(pages) }, sitemap: site.canonical(address) ?? address)
        return page(address, sitemapTemplate, title: "", content)
    }
}

extension [String] {
    /// The URLs in as few parts as a sitemap can hold each, in order; one longer than all that is allowed stands alone.
    func parts(within limit: SitemapLimit) -> [ArraySlice<String>] {
        var parts: [ArraySlice<String>] = []
        var (start, bytes) = (0, 0)
        for (place, url) in enumerated() {
            bytes += url.utf8.count
            guard place > start, place - start == limit.urls || bytes > limit.bytes else { continue }
            parts.append(self[start..<place])
            (start, bytes) = (place, url.utf8.count)
        }
        return start < count ? parts + [self[start...]] : parts
    }
}
