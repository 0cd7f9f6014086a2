import Kitchen
import Templates

/// The absolute URLs of pages, for search engines (sitemaps.org, protocol 0.9).
struct Sitemap: Sendable {
    let pages: [String]
    /// The URL of the sitemap itself, or of the index of all.
    let sitemap: String
}

/// How much one sitemap may hold: 50,000 URLs, and 50 MiB as a file. The markup around the URLs, which is the theme's, may
/// take half of that.
struct SitemapLimit: Sendable {
    var urls = 50_000
    /// Bytes of the URLs alone.
    var bytes = 25 << 20
}

let sitemapShape = pageShape(
    "sitemap",
    [
        .list("pages", locationShape) { $0.content.pages },
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
        let all = addresses.filter { $0.hasSuffix(".html") } + recipes.map(\.address)
        guard let place = site.canonical(PageAddress.sitemap) else { return [] }
        let content = Sitemap(pages: all.compactMap { site.canonical($0) }.sorted(), sitemap: place)
        let robots = page(PageAddress.robots, .robots, sitemapShape, title: "", content)
        let parts = content.pages.parts(within: limit)
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
        let content = Sitemap(pages: Array(pages), sitemap: site.canonical(address) ?? address)
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
