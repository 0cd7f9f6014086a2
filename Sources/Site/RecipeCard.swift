import Addresses
import Kitchen
import Templates
import Text

/// The pages that one recipe gives: its card. (Its file, beside the card, is the source as it stands.)
public struct RecipeCard: Sendable {
    let site: SiteFrame
    let theme: Theme
    private let amounts: QuantityFormat
    private let cachesFragments: Bool

    /// Cards of a site in a theme. With `cachesFragments`, how lists show its recipes is kept, as it pays when all are shown.
    public init(site: SiteFrame, theme: Theme, cachesFragments: Bool = false) {
        self.site = site
        self.theme = theme
        self.cachesFragments = cachesFragments
        amounts = site.settings.amounts
    }

    /// For how many cards are written; nil for as many as each author says.
    public var servings: Rational? { site.settings.servings }

    /// The address of the recipe's file beside its card; nil when that is not published.
    public func fileAddress(_ recipe: Recipe) -> String? {
        recipe.publishesFile ? recipe.summary.fileAddress : nil
    }

    /// The listing of a recipe of the site.
    public func listing(of recipe: Recipe) -> RecipeListing {
        RecipeListing(
            recipe, tags: site.tags, language: site.settings.kitchenLanguage,
            diet: site.pantryContext?.facts(of: recipe)?.diet ?? .unknown, cachesFragment: cachesFragments)
    }

    /// The listing that was written into fields.
    public func listing(from fields: inout FieldReader) throws(DamagedFields) -> RecipeListing {
        try RecipeListing(from: &fields, tags: site.tags, cachesFragment: cachesFragments)
    }

    /// A recipe's card; `listing` is that of the recipe, which is large to copy and therefore given up.
    public func render(_ recipe: consuming Recipe, _ listing: RecipeListing) -> RenderedPage? {
        let (title, summary) = (recipe.summary.title, recipe.summary.description)
        let page = PageFrame(
            site: site, address: listing.address, title: title, summary: summary,
            sharePicture: site.hasSharePictures ? SharePicture(of: listing, in: site) : nil)
        let amounts = recipe.original == nil ? amounts : site.settings.translatedAmounts
        let served = ScaledRecipe(consume recipe, listing: listing, amounts: amounts, site: site)
        return theme.render(recipeTemplate, PageView(page: page, content: served))
    }
}

extension PageKind {
    /// The cards. They are not planned: ``RecipeCard`` renders each as its recipe is read.
    static let recipeCards = PageKind(templates: [recipeTemplate], prefix: "recipes/") { _ in [] }
}

private let recipeTemplate = PageTemplate("recipe.html", recipeShape)
