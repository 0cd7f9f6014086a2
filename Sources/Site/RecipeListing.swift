import Addresses
import Kitchen
import Templates
import Text

/// A recipe as lists show it: all that is kept of each while a site is built, with what takes time to find found once.
public final class RecipeListing: CachedFragmentItem, @unchecked Sendable {
    /// What lists show of it.
    public let summary: RecipeSummary
    /// The drawn picture of its kind of dish; nil when it has a picture of its own.
    let emblem: DishEmblem?
    /// Its tags.
    let tags: [RecipeTag]
    /// The address of its card.
    public let address: String
    /// The words by which a search finds it, but for its tags.
    let searchText: SearchText
    /// What is known of its diet and its allergens.
    let diet: DietFacts

    /// The listing of a recipe, with its tags among those of the site and what its ingredients say of its diet. With `cachesFragment`,
    /// how lists show it is kept once one does, in some hundred bytes: a recipe is in the list of all and in that of each tag.
    public init(
        _ recipe: borrowing Recipe, tags: TagTable, language: KitchenLanguage = .english, diet: DietFacts = .unknown,
        cachesFragment: Bool = false
    ) {
        self.diet = diet
        searchText = SearchText(recipe)
        summary = recipe.summary
        emblem = DishEmblem(of: recipe, in: language)
        self.tags = tags.tags(summary.tags)
        address = PageAddress.recipe(summary.slug)
        super.init(cachesFragment: cachesFragment)
    }

    /// The listing that ``write(to:)`` wrote, with its tags among those of the site.
    init(from fields: inout FieldReader, tags: TagTable, cachesFragment: Bool) throws(DamagedFields) {
        diet = try DietFacts(from: &fields)
        searchText = try SearchText(from: &fields)
        summary = try RecipeSummary(from: &fields)
        emblem = try DishEmblem?(from: &fields)
        self.tags = tags.tags(summary.tags)
        address = PageAddress.recipe(summary.slug)
        super.init(cachesFragment: cachesFragment)
    }

    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(diet)
        fields.add(searchText)
        fields.add(summary)
        fields.add(emblem)
    }

    /// The picture that lists and cards show.
    var picture: Picture { summary.picture ?? Picture(of: emblem) }
}

extension DishEmblem {
    /// The emblem of a recipe without a picture of its own.
    init?(of recipe: borrowing Recipe, in language: KitchenLanguage) {
        guard recipe.summary.picture == nil else { return nil }
        // Its words are those of the site's language.
        if let original = recipe.original { self.init(of: original, in: language); return }
        let groups = recipe.groups
        self.init(
            title: recipe.summary.title, tags: recipe.summary.tags, language: language,
            ingredients: groups.flatMap(\.ingredients).map(\.line.name))
    }
}

extension Picture {
    /// The picture of a kind of dish, which says nothing that the recipe's title does not say.
    init(of emblem: DishEmblem?) {
        self.init(file: emblem?.address ?? "", alternative: "")
    }
}
