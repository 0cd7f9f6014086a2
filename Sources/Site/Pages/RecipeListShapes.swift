import Kitchen
import Templates

/// One page of a list of recipes.
struct RecipeList: Sendable {
    let recipes: ArraySlice<RecipeListing>
    /// How many recipes there are on all pages of the list.
    let total: Int
    let pager: Pager
    /// The tag that the list is for, nil for all recipes.
    var tag: String?
    /// The tags to choose from.
    var tags: [LabelledLink] = []
}

/// Where a page stands among the pages of a list.
struct Pager: Sendable {
    let number: Int
    let count: Int
    /// The address of page `number`, from 1.
    let address: @Sendable (Int) -> String
}

let recipeListShape = pageShape("list of recipes", recipeListFields)

let tagPageShape = pageShape("tag page", recipeListFields + [.text("tag") { $0.content.tag }])

private let recipeListFields: [Field<PageView<RecipeList>>] = [
    .list("recipes", recipeCardShape) { page in page.content.recipes.map { page.view(of: $0) } },
    .record("pager", pagerShape) { $0.view(of: $0.content.pager) },
    .list("tags", labelledLinkShape) { page in page.content.tags.map { page.view(of: $0) } },
    .text("total") { $0.words.counted($0.content.total, one: .recipesOne, many: .recipesMany) },
]

private let pagerShape = RecordShape<PageView<Pager>>(
    "pager",
    [
        .text("number") { String($0.content.number) },
        .text("count") { String($0.content.count) },
        .text("previous") { $0.link(toPage: $0.content.number - 1) },
        .text("next") { $0.link(toPage: $0.content.number + 1) },
        .list("pages", pagerEntryShape) { page in
            page.content.shownNumbers.map { page.view(of: PagerEntry(number: $0, pager: page.content)) }
        },
        .flag("many") { $0.content.count > 1 },
    ])

private struct PagerEntry: Sendable {
    let number: Int
    let pager: Pager
}

private let pagerEntryShape = RecordShape<PageView<PagerEntry>>(
    "page of a pager",
    [
        .text("number") { String($0.content.number) },
        .text("href") { $0.link(to: $0.content.pager.address($0.content.number)) },
        .flag("current") { $0.content.number == $0.content.pager.number },
    ])

extension Pager {
    /// The pages to offer: the first, the last, and those around this one, so that the pager of a long list stays short.
    fileprivate var shownNumbers: [Int] {
        (1...max(1, count)).count <= 9
            ? Array(1...max(1, count))
            : [1] + (max(2, number - 3)...min(count - 1, number + 3)).map { $0 } + [count]
    }
}

extension PageView<Pager> {
    fileprivate func link(toPage number: Int) -> String? {
        (1...max(1, content.count)).contains(number) ? link(to: content.address(number)) : nil
    }
}
