import Addresses
import Kitchen
import Templates

/// One page of a list of recipes.
struct RecipeList: Sendable {
    let recipes: [RecipeListing]
    /// How many recipes there are on all pages of the list.
    let total: Int
    let pager: Pager
    /// The tag that the list is for, nil for all recipes.
    var tag: String?
    /// The tags to choose from.
    var tags = TagChoice()
}

/// The tags that a list of recipes offers.
struct TagChoice: Sendable {
    /// All of them, in order of address.
    var all: [LabelledLink] = []
    /// Those that most recipes have, the most used first; all where they are few.
    var top: [LabelledLink] = []
}

/// Where a page stands among the pages of a list.
struct Pager: Sendable {
    let number: Int
    let count: Int
    /// The address of page `number`, from 1.
    let address: @Sendable (Int) -> String
}

let recipeListShape = pageShape("list of recipes", recipeListFields)

let tagPageShape = pageShape("tag page", recipeListFields + [.text("tag", "the name of the tag") { $0.content.tag }])

private let recipeListFields: [Field<PageView<RecipeList>>] = [
    .recipes("recipes") { $0.content.recipes },
    .view("pager", pagerShape) { $0.content.pager },
    .views("tags", labelledLinkShape, "all; none on the page of a tag") { $0.content.tags.all },
    .views("topTags", labelledLinkShape, "the ten most used of them; all where there are twelve or fewer") {
        $0.content.tags.top
    },
    .flag("hasTags") { !$0.content.tags.all.isEmpty },
    .flag("hasMoreTags", "whether there are more than `topTags`") {
        $0.content.tags.top.count < $0.content.tags.all.count
    },
    .text("allTags", "`All 87 tags`") { page in
        page.words.filled(.allTags, ("n", String(page.content.tags.all.count)))
    },
    .text("total", "`24 recipes`") { $0.words.counted($0.content.total, one: .recipesOne, many: .recipesMany) },
]

let pagerShape = RecordShape<PageView<Pager>>(
    "pager",
    [
        .text("number", "that of this page") { String($0.content.number) },
        .text("count", "the number of pages") { String($0.content.count) },
        .link("previous", "or absent") { $0.content.address(ofPage: $0.content.number - 1) },
        .link("next", "or absent") { $0.content.address(ofPage: $0.content.number + 1) },
        .views("pages", pagerEntryShape, "the first, the last, and those around this one") { page in
            page.content.shownNumbers.map { PagerEntry(number: $0, pager: page.content) }
        },
        .flag("many", "whether there is more than one page") { $0.content.count > 1 },
    ])

private struct PagerEntry: Sendable {
    let number: Int
    let pager: Pager
}

private let pagerEntryShape = RecordShape<PageView<PagerEntry>>(
    "page of a pager",
    [
        .text("number") { String($0.content.number) },
        .link("href") { $0.content.pager.address($0.content.number) },
        .flag("current") { $0.content.number == $0.content.pager.number },
    ])

extension Pager {
    /// The address of a page; nil when there is none of this number.
    fileprivate func address(ofPage number: Int) -> String? {
        (1...max(1, count)).contains(number) ? address(number) : nil
    }

    /// The pages to offer: the first, the last, and those around this one, so that the pager of a long list stays short.
    fileprivate var shownNumbers: [Int] {
        (1...max(1, count)).count <= 9
            ? Array(1...max(1, count))
            : [1] + (max(2, number - 3)...min(count - 1, number + 3)).map { $0 } + [count]
    }
}

extension PageKind {
    /// The list of all recipes.
    static let recipes = PageKind(
        templates: [recipesTemplate], prefix: "recipes/",
        entry: Entry(label: .recipes, address: PageAddress.recipes(), prefixes: ["recipes/", "tags/"]),
        isThere: \.hasRecipes
    ) { plan in
        let all = plan.recipes
        return plan.list(of: all.count, recipesTemplate, title: plan.words[.recipes], tags: plan.tags.choice) {
            all[$0]
        } address: {
            PageAddress.recipes(page: $0)
        }
    }

    /// A list for each tag.
    static let tags = PageKind(templates: [tagTemplate], prefix: "tags/", isThere: \.hasRecipes) { plan in
        let all = plan.recipes
        return plan.tags.all.flatMap { tag in
            plan.list(of: tag.members.count, tagTemplate, title: tag.label, tag: tag.label) {
                all[tag.members[$0]]
            } address: {
                PageAddress.tag(tag.slug, page: $0)
            }
        }
    }
}

private let recipesTemplate = PageTemplate("recipes.html", recipeListShape)
private let tagTemplate = PageTemplate("tag.html", tagPageShape)

extension PagePlanner {
    /// The recipes on one page of a list.
    private static let recipesPerPage = 60

    /// The pages of a list of `total` recipes, each given by its number.
    fileprivate func list(
        of total: Int, _ template: PageTemplate<RecipeList>, title: String, tag: String? = nil,
        tags: TagChoice = TagChoice(), _ recipe: @escaping @Sendable (Int) -> RecipeListing,
        address: @escaping @Sendable (Int) -> String
    ) -> [PlannedPage] {
        let size = Self.recipesPerPage
        let count = max(1, (total + size - 1) / size)
        return (1...count).map { number in
            let members = ((number - 1) * size)..<min(number * size, total)
            let pager = Pager(number: number, count: count, address: address)
            return page(
                address(number), template, title: title,
                RecipeList(recipes: members.map(recipe), total: total, pager: pager, tag: tag, tags: tags))
        }
    }
}
