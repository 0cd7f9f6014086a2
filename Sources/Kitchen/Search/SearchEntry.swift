/// Something that a search finds.
public struct SearchEntry: Sendable {
    /// What it is. Of those with one slug the first here comes first.
    public enum Kind: Int, CaseIterable, Sendable {
        case recipe
        /// A dish of the menu on its base.
        case pizza
        /// A favourite food.
        case food
        case tag
        /// A drink of the menu.
        case drink
        /// Another dish of the menu.
        case dish
    }

    /// What it is.
    public let kind: Kind
    /// Its name in addresses, unique among its kind.
    public let slug: String
    /// Its name as it is shown.
    public let title: String
    /// The words by which it is found.
    public let text: SearchText
    /// What filters ask of it; nil for what is nothing to eat or drink.
    public let dish: SearchedDish?

    /// Something to find.
    public init(_ kind: Kind, slug: String, title: String, text: SearchText, dish: SearchedDish? = nil) {
        (self.kind, self.slug, self.title) = (kind, slug, title)
        (self.text, self.dish) = (text, dish)
    }

    static func < (one: SearchEntry, other: SearchEntry) -> Bool {
        one.slug == other.slug ? one.kind.rawValue < other.kind.rawValue : one.slug.isBefore(other.slug)
    }
}

/// What filters ask of a recipe, a dish or a drink.
public struct SearchedDish: Hashable, Sendable {
    /// What is known of its diet and allergens.
    public var diet: DietFacts
    /// The minutes that it takes; nil when that is not known.
    public var minutes: Int?

    /// What is known of a dish.
    public init(diet: DietFacts, minutes: Int? = nil) {
        (self.diet, self.minutes) = (diet, minutes)
    }
}
