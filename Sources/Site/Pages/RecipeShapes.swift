import Kitchen
import Markdown
import Templates

/// A recipe in a list.
let recipeCardShape = RecordShape<PageView<RecipeListing>>(
    "recipe card",
    [
        .text("title") { $0.content.summary.title },
        .text("href") { $0.link(to: $0.content.address) },
        .text("summary") { $0.content.summary.description },
        .text("time") { page in page.content.summary.total.map { page.words.written($0) } },
        .list("tags", tagShape) { page in page.content.tags.map { page.view(of: $0) } },
        .record("picture", pictureShape) { $0.view(of: $0.content.picture) },
    ])

private let tagShape = RecordShape<PageView<RecipeListing.Tag>>(
    "tag of a recipe",
    [
        .text("label") { $0.content.label },
        .text("href") { $0.link(to: PageAddress.tag($0.content.slug)) },
    ])

/// A recipe with what the lists of the site show of it.
final class RecipePage: Sendable {
    let recipe: Recipe
    let listing: RecipeListing

    init(_ recipe: Recipe, listing: RecipeListing) {
        self.recipe = recipe
        self.listing = listing
    }
}

/// The card of a recipe.
let recipeShape = pageShape(
    "recipe page",
    [
        .html("intro") { $0.content.recipe.intro.nonEmpty },
        .include(recipeFactsShape) { $0.view(of: $0.content.recipe.summary) },
        .text("author") { $0.content.recipe.author },
        .text("date") { page in page.content.recipe.summary.date.map { page.words.written(date: $0) } },
        .list("tags", tagShape) { page in page.content.listing.tags.map { page.view(of: $0) } },
        .record("picture", pictureShape) { $0.view(of: $0.content.listing.picture) },
        .list("groups", ingredientGroupShape) { $0.content.recipe.groups },
        .flag("hasIngredients") { !$0.content.recipe.groups.isEmpty },
        .html("method") { $0.content.recipe.method.nonEmpty },
        .list("sections", proseSectionShape) { $0.content.recipe.sections },
        .record("origin", originShape) { $0.content.recipe.origin },
        .text("markdown") { $0.content.recipe.fileName },
        .html("structuredData") { $0.content.recipe.structuredData(on: $0) },
    ] as [Field<PageView<RecipePage>>])

extension Recipe {
    /// The name of the recipe's file beside its card.
    var fileName: String {
        summary.slug + (summary.source.hasSuffix(".cook") ? ".cook" : ".md")
    }
}

extension [UInt8] {
    fileprivate var nonEmpty: [UInt8]? { isEmpty ? nil : self }
}

private let recipeFactsShape = RecordShape<PageView<RecipeSummary>>(
    "facts of a recipe",
    [
        .record("prep", timeShape) { page in page.content.prep.map { page.view(of: $0) } },
        .record("cook", timeShape) { page in page.content.cook.map { page.view(of: $0) } },
        .record("totalTime", timeShape) { page in
            // The total of one time is that time, and is shown already.
            page.content.prep == nil || page.content.cook == nil ? nil : page.content.total.map { page.view(of: $0) }
        },
        .text("servings") { $0.content.servings },
        .flag("hasFacts") { $0.content.total != nil || $0.content.servings != nil },
    ])

private let timeShape = RecordShape<PageView<Minutes>>(
    "time", [.text("text") { $0.words.written($0.content) }, .text("iso") { $0.content.iso8601 }])

private let ingredientGroupShape = RecordShape<IngredientGroup>(
    "ingredient group",
    [
        .text("name") { $0.name },
        .list("items", ingredientShape) { $0.ingredients },
        .flag("hasItems") { !$0.ingredients.isEmpty },
        .html("notes") { $0.notes.nonEmpty },
    ])

private let ingredientShape = RecordShape<RecipeIngredient>("ingredient", [.html("html") { $0.html }])

let proseSectionShape = RecordShape<ProseSection>(
    "section", [.text("title") { $0.title }, .text("id") { $0.id }, .html("html") { $0.html }])

private let originShape = RecordShape<String>(
    "origin",
    [
        .text("href") { origin in origin.hasPrefix("http://") || origin.hasPrefix("https://") ? origin : nil },
        .text("label") { $0.withoutScheme },
    ])

extension String {
    /// An URL as a person writes it: without `https://` and `www.`; other words as they are.
    fileprivate var withoutScheme: String {
        for scheme in ["https://www.", "http://www.", "https://", "http://"] where hasPrefix(scheme) {
            return String(dropFirst(scheme.count))
        }
        return self
    }
}
