import Diagnostics

/// A pizza of the menu as it is written: its toppings are still ids.
public struct Pizza: Hashable, Sendable {
    /// A reference to a topping, with the place where it stands.
    public struct Topping: Hashable, Sendable {
        /// The id of an ingredient, which may not exist.
        public var id: Int
        /// Where it stands in the file.
        public var location: SourceLocation

        /// A reference to the ingredient `id`.
        public init(id: Int, location: SourceLocation) {
            self.id = id
            self.location = location
        }
    }

    /// A price set by hand: for the menu's own size (`size` nil) or for one of its sizes by name.
    public struct SetPrice: Hashable, Sendable {
        /// The size by name; nil for the menu's own.
        public var size: String?
        /// The price set.
        public var price: Money
        /// Where it stands in the file.
        public var location: SourceLocation

        /// A price set by hand.
        public init(size: String?, price: Money, location: SourceLocation) {
            self.size = size
            self.price = price
            self.location = location
        }
    }

    /// The name as the menu shows it.
    public var name: String
    /// The name in addresses: `mari-e-monti`.
    public var slug: String
    /// In the order of the file; an id listed twice counts twice.
    public var toppings: [Topping]
    /// One sentence from the payload.
    public var description: String?
    /// The heading that it stands under.
    public var section: String?
    /// Empty when the price rule alone makes the price.
    public var setPrices: [SetPrice]
    /// As read, a path or an http(s) URL; once the site is read, a file of the site or an address in the built site.
    public var picture: String?
    /// Where the picture is named.
    public var pictureLocation: SourceLocation?
    /// Where it stands in the file.
    public var location: SourceLocation

    /// A pizza as written.
    public init(
        name: String, slug: String, toppings: [Topping], description: String? = nil, section: String? = nil,
        setPrices: [SetPrice] = [], picture: String? = nil, location: SourceLocation
    ) {
        self.name = name
        self.slug = slug
        self.toppings = toppings
        self.description = description
        self.section = section
        self.setPrices = setPrices
        self.picture = picture
        self.location = location
    }
}
