/// The pages on which readers keep things of their own in their browsers, which a site may leave out.
public struct ReaderPages: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// The pages of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// My recipes.
    public static let recipes = ReaderPages(rawValue: 1)
    /// My lists.
    public static let lists = ReaderPages(rawValue: 2)
    /// My pantry.
    public static let pantry = ReaderPages(rawValue: 4)
    /// All of them.
    public static let all: ReaderPages = [.recipes, .lists, .pantry]

    /// Each by the name that `my_pages` has for it.
    public static let named: KeyValuePairs<String, ReaderPages> = [
        "recipes": .recipes, "lists": .lists, "pantry": .pantry,
    ]
}
