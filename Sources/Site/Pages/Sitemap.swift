import Kitchen
import Templates

/// The absolute URLs of pages, for search engines (sitemaps.org, protocol 0.9).
struct Sitemap: Sendable {
    /// Gives the URLs, in order: there may be many, and no page but the sitemap asks for them.
    let pages: @Sendable () -> [String]
    /// The URL of the sitemap itself, or of the index of all.
    let sitemap: String
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
        .text("sitemap") { $0.content.sitemap },
    ] as [Field<PageView<Sitemap>>])

/// The URLs of sitemaps, where one cannot hold all pages.
struct SitemapIndex: Sendable {
    let sitemaps: [String]
}

let sitemapIndexShape = pageShape(
    "sitemap index", [.list("sitemaps", locationShape) { $0.content.sitemaps }] as [Field<PageView<SitemapIndex>>])

private let locationShape = RecordShape<String>("page", [.text("location") { $0 }])

extension PagePlanner {
    /// The sitemap and what points to it, where the site has a base URL: one file, or an index of several.
    func sitemap(of addresses: [String], limit: SitemapLimit = SitemapLimit()) -> [SitePlan.PlannedPage] {
        guard let place = site.canonical(PageAddress.sitemap) else { return [] }
        let all = addresses.filter { $0.hasSuffix(".html") } + recipes.map(\.address)
        let urls = { @Sendable [site] in all.compactMap { site.canonical($0) }.sorted() }
        let content = Sitemap(pages: urls, sitemap: place)
        let robots = page(PageAddress.robots, .robots, sitemapShape, title: "", content)
        let parts = limit.surelyHolds(all, of: place) ? [] : urls().parts(within: limit)
        guard parts.count > 1 else {
            return [page(PageAddress.sitemap, .sitemap, sitemapShape, title: "", content), robots]
        }
        return [index(of: parts.count)] + parts.enumerated().map { sitemap($1, number: $0 + 1) } + [robots]
    }

    private func index(of count: Int) -> SitePlan.PlannedPage {
        let sitemaps = (1...count).compactMap { site.canonical(PageAddress.sitemap(part: $0)) }
        return page(
            PageAddress.sitemap, .sitemapIndex, sitemapIndexShape, title: "", SitemapIndex(sitemaps: sitemaps))
    }

    private func sitemap(_ pages: ArraySlice<String>, number: Int) -> SitePlan.PlannedPage {
        let address = PageAddress.sitemap(part: number)
        let content = Sitemap(pages: { Array(pages) }, sitemap: site.canonical(address) ?? address)
        return page(address, .sitemap, sitemapShape, title: "", content)
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
