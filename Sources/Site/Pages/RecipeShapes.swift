import Addresses
import Kitchen
import Templates
import Text

/// A recipe in a list: what depends on it alone, and on the way to the root.
let recipeCardShape = RecordShape<PageView<RecipeListing>>(
    "recipe card",
    [
        .text("title") { $0.content.summary.title },
        .link("href") { $0.content.address },
        .typeset("summary", "or absent") { $0.content.summary.typesetDescription ?? $0.content.summary.description },
        .typeset("time", "or absent; `1 h 30 min`") { page in
            page.content.summary.total.map { page.words.written($0) }
        },
        .views("tags", tagShape) { $0.content.tags },
        .view("picture", pictureShape, "a drawn one where the recipe has none") { $0.content.picture },
        .text("dietAnswers", dietAnswersRemark) { $0.content.diet.answers },
    ])

extension Field {
    /// A list of recipes, each of which looks the same wherever it is shown.
    static func recipes<Content>(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (PageView<Content>) -> [RecipeListing]
    ) -> Field where Subject == PageView<Content> {
        .list(name, recipeCardShape, remark, of: get, root: { $0.page.root }) { page, recipe in page.view(of: recipe) }
    }
}

private let tagShape = RecordShape<PageView<RecipeTag>>(
    "tag of a recipe",
    [
        .text("label") { $0.content.label },
        .link("href") { $0.content.address },
    ])

/// The card of a recipe.
let recipeShape = pageShape(
    "recipe page",
    [.blocks("intro", "or absent", of: { $0.recipe.text }) { $0.recipe.intro }] + recipeFacts + [
        .text("keptSince", "or absent; that its file is broken, and when it was published as it is shown") { page in
            page.content.recipe.keptSince.map { page.words.filled(.keptSince, ("day", page.words.written($0))) }
        },
        .text("author", "or absent") { $0.content.author },
        .text("date", "or absent") { page in page.content.summary.date.map { page.words.written(date: $0) } },
        .views("tags", tagShape) { $0.content.listing.tags },
        .view("picture", pictureShape, "its own, or the drawn one of its kind of dish") { $0.content.listing.picture },
        .views("groups", ingredientGroupShape) { $0.content.groups },
        .text("remarked", "or absent; which ingredients, from 0, are one food whatever is behind it") {
            guard let places = $0.content.recipe.diet?.remarked, !places.isEmpty else { return nil }
            return places.map(String.init).joined(separator: " ")
        },
        .text("setting", "the classes that set it on paper: `size-12-5 long`; `assets/recipe.css` has them all") {
            RecipePaper($0.content.recipe, unpriced: $0.site.unpriced($0.content.facts), on: $0.site.paperField)
                .classNames
        },
        .flag("hasIngredients") { !$0.content.groups.isEmpty },
        .flag("isMetric", "whether the author measures in metric units, so that spoons never become cups") {
            $0.content.isMetric
        },
        .flag("hasMethod") { !$0.content.recipe.method.isEmpty },
        .html("method", "or absent", isShown: { !$0.content.recipe.method.isEmpty }) { page, output in
            var style = page.style()
            (style.marksTimes, style.amounts) = (true, page.content.amounts)
            RichTextHTML.write(page.content.recipe.method, of: page.content.recipe.text, style, to: &output)
        },
        .views("sections", sectionShape, "the others, in their order") { served in
            served.content.recipe.sections.map { ServedSection(recipe: served.content, section: $0) }
        },
        .record("origin", originShape, "or absent; where it comes from") { $0.content.origin },
        .text("markdown", "the address of the recipe's file; absent where that is not published, or is Cooklang") {
            $0.content.recipe.publishesFile && !$0.content.recipe.isCooklang ? $0.content.fileName : nil
        },
        .text("cooklang", "the address of the recipe's file, where that is Cooklang") {
            $0.content.recipe.publishesFile && $0.content.recipe.isCooklang ? $0.content.fileName : nil
        },
        .view("scaling", scalingShape, "absent where the servings state no number") { $0.content.serving },
        .view("figures", recipeFiguresShape, "absent for a site without groceries") { RecipeFigures($0.content) },
        .flag("unpublishedFacts", "whether it shows costs, or what is in the house, where that is not published") {
            $0.site.pantryContext != nil && $0.site.settings.house.isShownUnpublished
        },
        .json("structuredData", "JSON-LD without the script element") { $0.content.structuredData(on: $0) },
    ] as [Field<PageView<ScaledRecipe>>])

extension Recipe {
    /// The name of the recipe's file beside its card.
    var fileName: String { summary.slug + summary.fileEnding }
}

extension RecipeSummary {
    /// The ending of the recipe's file beside its card.
    var fileEnding: String { TextFormat(ofFile: source) == .cooklang ? TextFormat.cooklangEnding : ".md" }

    /// The address of that file, where it is published.
    public var fileAddress: String { PageAddress.recipe(slug, as: fileEnding) }
}

private let recipeFacts: [Field<PageView<ScaledRecipe>>] = [
    .view("prep", timeShape, "or absent") { $0.content.summary.prep },
    .view("cook", timeShape, "or absent") { $0.content.summary.cook },
    .view("totalTime", timeShape, "or absent; as written, else where both are known") { page in
        // The total of one time is that time, and is shown already.
        let summary = page.content.summary
        return summary.prep == nil || summary.cook == nil ? summary.writtenTotal : summary.total
    },
    .text("servings", "or absent") { $0.content.summary.servings },
    .flag("hasFacts", "whether any time or the servings are known") {
        $0.content.summary.total != nil || $0.content.summary.servings != nil
    },
]

private let timeShape = RecordShape<PageView<Minutes>>(
    "time",
    [
        .typeset("text", "`1 h 30 min`") { $0.words.written($0.content) },
        .text("iso", "`PT1H30M`") { $0.content.iso8601 },
    ])

private let ingredientGroupShape = RecordShape<PageView<ServedGroup>>(
    "ingredient group",
    [
        .text("name", "or absent") { $0.content.group.name },
        .list(
            "items", ingredientShape, of: { $0.content.group.ingredients },
            forEach: { page, lines, show in
                let (recipe, group) = (page.content.recipe, page.content.place)
                for place in lines.indices {
                    show(page.view(of: ShownIngredient(recipe: recipe, group: group, place: place)))
                }
            }),
        .flag("hasItems") { !$0.content.group.ingredients.isEmpty },
        .blocks("notes", "or absent; what else stands there", of: { $0.recipe.recipe.text }) { $0.group.notes },
    ])

private let ingredientShape = RecordShape<PageView<ShownIngredient>>(
    "ingredient",
    [
        .html("html") { page, output in page.content.recipe.write(page.content, page.style(), to: &output) },
        .views("stock", stockShape, "what the house has of it, or of each food that it needs") {
            ServedStock.all(of: $0.content)
        },
    ])

/// A section of a recipe on its card.
private struct ServedSection: Sendable {
    let recipe: ScaledRecipe
    let section: RecipeSection
}

private let sectionShape = RecordShape<PageView<ServedSection>>(
    "section of a recipe",
    [
        .text("title") { $0.content.section.title }, .text("id") { $0.content.section.id },
        .blocks("html", of: { $0.recipe.recipe.text }) { $0.section.blocks },
    ])

private let originShape = RecordShape<String>(
    "origin",
    [
        .text("href", "absent where it is no address of the web") { $0.webAddress },
        .text("label") { ($0.webAddress ?? $0).withoutScheme },
    ])

extension String {
    /// The text as an address of the web; nil when it is none, as the name of a book.
    fileprivate var webAddress: String? {
        SafeURL.address(self).flatMap { SafeURL.namesHost($0) ? $0 : nil }
    }

    /// An URL as a person writes it: without `https://` and `www.`; other words as they are.
    fileprivate var withoutScheme: String {
        for scheme in ["https://www.", "http://www.", "https://", "http://"] where hasPrefix(scheme) {
            return String(dropFirst(scheme.count))
        }
        return self
    }
}
