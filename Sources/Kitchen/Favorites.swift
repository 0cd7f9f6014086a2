import Diagnostics

/// A favourite food with its recipes, from `favorites.md`.
public struct FavoriteFood: Hashable, Sendable {
    /// A recipe under a food: a link to its file, or only a name.
    public struct Entry: Hashable, Sendable {
        /// The text of the link, or of the line.
        public var title: String
        /// The path of the recipe's file in the site; nil when the entry is no link to one.
        public var source: String?
        /// The address of the recipe's page; nil when the entry is no link to one.
        public var address: String?
        /// Where it stands in the file.
        public var location: SourceLocation

        /// An entry of this title.
        public init(title: String, source: String?, address: String?, location: SourceLocation) {
            self.title = title
            self.source = source
            self.address = address
            self.location = location
        }
    }

    /// The name as written.
    public var name: String
    /// The picture beside the name, where there is one.
    public var picture: Picture?
    /// The recipes in the order of the file.
    public var entries: [Entry]
    /// Where it stands in the file.
    public var location: SourceLocation

    /// A food of this name.
    public init(name: String, picture: Picture? = nil, entries: [Entry] = [], location: SourceLocation) {
        self.name = name
        self.picture = picture
        self.entries = entries
        self.location = location
    }
}
