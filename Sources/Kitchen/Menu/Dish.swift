import Diagnostics

/// A dish of the menu as it is written: its toppings are still ids.
public struct Dish: Hashable, Sendable {
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

    /// A price set by hand: for the only size (`size` nil) or for a size by name.
    public struct SetPrice: Hashable, Sendable {
        /// The size by name; nil for the only one.
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

    /// What guests look for, and a menu says in a word.
    public enum Mark: String, CaseIterable, Hashable, Sendable {
        case new, spicy, favourite
    }

    /// The name as the menu shows it.
    public var name: String
    /// The name in addresses: `mari-e-monti`.
    public var slug: String
    /// What guests order it by: "23", "12a".
    public var number: String?
    /// Where the number stands.
    public var numberLocation: SourceLocation?
    /// In the order of the file; an id listed twice counts twice.
    public var toppings: [Topping]
    /// Whether the file says what is on it, if only that nothing is.
    public var listsToppings = true
    /// What it stands on; nil where its section says, or else the menu.
    public var base: DishBase.Choice?
    /// That it is sold out itself; nil where it is not.
    public var soldOut: SoldOut?
    /// When it is had, beside what its section says.
    public var served = ServingTime()
    /// What it can be had with, beside what its section offers.
    public var extras: [DishExtra] = []
    /// What a guest chooses with it.
    public var choices: [DishChoice] = []
    /// What is stated of the dish itself, beside what its parts tell.
    public var diet = DietFacts.unknown
    /// What is stated of it beside what is in it.
    public var facts = StatedFacts()
    /// In the order of ``Mark/allCases``.
    public var marks: [Mark] = []
    /// One sentence from the payload.
    public var description: String?
    /// The heading that it stands under.
    public var section: String?
    /// Empty when the price rule alone makes the price.
    public var setPrices: [SetPrice]
    /// The sizes of the menu that it is not had in, by name, with the places that say so.
    public var missingSizes: [String: SourceLocation] = [:]
    /// Whether there is a price that could not be read, which was reported.
    public var isPriceUnread = false
    /// As read, a path or an http(s) URL; once the site is read, a file of the site or an address in the built site.
    public var picture: String?
    /// Where the picture is named.
    public var pictureLocation: SourceLocation?
    /// Where it stands in the file.
    public var location: SourceLocation

    /// A dish as written.
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

    /// Whether each of its toppings is one of those whose portion is known. Where that is not so, a recipe of the same name knows
    /// better what is needed.
    public func isMeasured(by measured: Set<Int>) -> Bool {
        listsToppings && choices.isEmpty && toppings.allSatisfy { measured.contains($0.id) }
    }
}
