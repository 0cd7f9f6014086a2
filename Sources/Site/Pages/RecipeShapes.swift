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
        .text("href") { PageAddress.tag($0.content.slug, from: $0.page.root) },
    ])

/// The card of a recipe.
let recipeShape = pageShape(
    "recipe page",
    [
        .html("intro") { $0.content.intro.nonEmpty },
        .include(recipeFactsShape) { $0.view(of: $0.content.summary) },
        .text("author") { $0.content.author },
        .text("date") { page in page.content.summary.date.map { page.words.written(date: $0) } },
        .list("tags", tagShape) { page in page.content.listing.tags.map { page.view(of: $0) } },
        .record("picture", pictureShape) { $0.view(of: $0.content.listing.picture) },
        .list("groups", ingredientGroupShape) { page in page.content.groups.map { page.view(of: $0) } },
        .flag("hasIngredients") { !$0.content.groups.isEmpty },
        .html("method") { $0.content.method.nonEmpty },
        .list("sections", proseSectionShape) { $0.content.sections },
        .record("origin", originShape) { $0.content.origin },
        .text("markdown") { $0.content.fileName },
        .record("scaling", scalingShape) { page in page.content.serving.map { page.view(of: $0) } },
        .record("figures", recipeFiguresShape) { page in RecipeFigures(page.content).map { page.view(of: $0) } },
        .json("structuredData") { $0.content.recipe.structuredData(on: $0, facts: $0.content.facts) },
    ] as [Field<PageView<ServedRecipe>>])

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

private let ingredientGroupShape = RecordShape<PageView<IngredientGroup>>(
    "ingredient group",
    [
        .text("name") { $0.content.name },
        .list("items", ingredientShape) { page in page.content.ingredients.map { page.view(of: $0) } },
        .flag("hasItems") { !$0.content.ingredients.isEmpty },
        .html("notes") { $0.content.notes.nonEmpty },
    ])

private let ingredientShape = RecordShape<PageView<RecipeIngredient>>(
    "ingredient", [.html("html") { $0.content.html }] + presenceFields)

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
