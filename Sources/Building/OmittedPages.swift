import Kitchen
import Publishing
import Site

/// What a build leaves out of a site: all that is about the house.
public struct OmittedPages: Hashable, Sendable {
    /// The HTML pages that the site would have beside its others; there may be none where recipes would only show what their
    /// food costs.
    public var pages: Int
    /// What decides that they are left out.
    public var basis: HousePages.Basis

    /// What a build with this plan leaves out of a site; nil when that is nothing.
    init?(_ plan: SitePlan, of kitchen: Kitchen) {
        pages = plan.leftOut.count { $0.hasSuffix(".html") }
        basis = kitchen.settings.house.basis
        guard !kitchen.settings.house.isShown, pages > 0 || !kitchen.groceries.isEmpty else { return nil }
    }

    fileprivate init(pages: Int, basis: HousePages.Basis) {
        (self.pages, self.basis) = (pages, basis)
    }
}

extension RecordWriter {
    /// Appends what is left out.
    mutating func append(_ omitted: OmittedPages) {
        append(omitted.pages)
        append(omitted.basis.rawValue)
    }
}

extension RecordReader {
    /// What is left out.
    mutating func omittedPages() -> OmittedPages? {
        guard let pages = count(), let basis = text().flatMap(HousePages.Basis.init) else { return nil }
        return OmittedPages(pages: pages, basis: basis)
    }
}
