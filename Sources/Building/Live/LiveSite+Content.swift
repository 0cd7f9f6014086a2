import Diagnostics
import Kitchen
import Site

extension LiveSite {
    /// The bytes at an address of the built site, rendered or read now; nil when the site has nothing there.
    public func content(at address: String) -> [UInt8]? {
        let recipe = LiveRecipes(site: site).content(at: address, summaries: shelf.summaries)
        if let recipe { return recipe }
        if let asset = site.theme.assets.first(where: { PageAddress.asset($0.path) == address }) { return asset.bytes }
        if address.hasPrefix("media/") { return media(at: address) }
        return SitePlan.page(at: address, site: site.frame, theme: site.theme, recipes: shelf.summaries)?.render()
    }

    /// The page that says that there is nothing at `address`, with links that count from there.
    public func notFound(at address: String) -> [UInt8] {
        SitePlan.notFound(at: address, site: site.frame, theme: site.theme).render()
    }

    private func media(at address: String) -> [UInt8]? {
        if let remote = site.source.pictures.bytes[address] { return remote }
        let file = "content/" + address.dropFirst("media/".count)
        guard site.source.context.index.address(of: file) == address else { return nil }
        return site.source.bytes(of: file)
    }
}
