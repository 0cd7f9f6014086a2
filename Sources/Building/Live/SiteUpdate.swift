/// What an update of a live site took in.
public struct SiteUpdate: Sendable {
    /// The files whose content changed, came or went, by their paths in the site, in order.
    public var changed: [String] = []
    /// The addresses of the assets and pictures among them, which pages name and do not contain.
    public var resources: [String] = []
    /// Whether all but the recipes was read anew.
    public var isPreparedAnew = false

    /// An update that took in nothing.
    public init() {}

    /// Whether nothing changed: a file was touched, or written again as it was.
    public var isEmpty: Bool { changed.isEmpty }
}
