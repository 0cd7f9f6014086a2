import Diagnostics
import Kitchen
import Reading
import Site

extension LiveSite {
    /// The bytes at an address of the built site, rendered or read now; nil when the site has nothing there.
    public func content(at address: String) -> [UInt8]? {
        if let recipe = recipe(at: address) { return recipe }
        if let asset = site.theme.assets.first(where: { PageAddress.asset($0.path) == address }) { return asset.bytes }
        if address.hasPrefix("media/") { return media(at: address) }
        let facts = site.facts { [shelf] in shelf.recipes }
        return SitePlan.page(
            at: address, site: site.frame, theme: site.theme, recipes: shelf.listings, facts: facts)?.render()
    }

    /// The page that says that there is nothing at `address`, with links that count from there.
    public func notFound(at address: String) -> [UInt8] {
        SitePlan.notFound(at: address, site: site.frame, theme: site.theme).render()
    }

    /// The card of a recipe, or its file as it stands.
    private func recipe(at address: String) -> [UInt8]? {
        let parts = address.split(separator: "/")
        guard parts.count == 3, parts[0] == "recipes" else { return nil }
        let slug = String(parts[1])
        guard let first = site.source.context.index.recipe(slug: slug) else { return nil }
        if let content = recipe(at: address, from: first) { return content }
        // Where the first file of a name is a draft, another of that name has its place.
        let other = shelf.listings.first { $0.summary.slug == slug && $0.summary.source != first }
        return other.flatMap { recipe(at: address, from: $0.summary.source) }
    }

    private func recipe(at address: String, from file: String) -> [UInt8]? {
        let reader = RecipeReader(context: site.source.context)
        guard let bytes = site.source.bytes(of: file), let recipe = reader.read(bytes, file: file).recipe else {
            return nil
        }
        let card = RecipeCard(site: site.frame, theme: site.theme)
        if address == PageAddress.recipe(recipe.summary.slug) {
            return card.render(recipe, card.listing(of: recipe))
        }
        return address == card.fileAddress(recipe) ? bytes : nil
    }

    private func media(at address: String) -> [UInt8]? {
        if let remote = site.source.pictures.bytes[address] { return remote }
        let file = "content/" + address.dropFirst("media/".count)
        let index = site.source.context.index
        guard index.address(of: file) == address, index.media.refusal(of: file) == nil else { return nil }
        return site.source.bytes(of: file)
    }
}
