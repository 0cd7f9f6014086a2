/// A page of `content/pages`.
public struct Page: Hashable, Sendable {
    /// The path in the built site.
    public var address: String
    /// The heading of the page.
    public var title: String
    /// One or two sentences for search engines.
    public var description: String?
    /// The text without its title.
    public var body: TextExcerpt
    /// Whether the main navigation names it.
    public var isInNavigation: Bool
    /// The path of its file in the site.
    public var source: String

    /// A page of this address.
    public init(
        address: String, title: String, description: String? = nil, body: TextExcerpt = TextExcerpt(),
        isInNavigation: Bool = true, source: String
    ) {
        self.address = address
        self.title = title
        self.description = description
        self.body = body
        self.isInNavigation = isInNavigation
        self.source = source
    }
}
