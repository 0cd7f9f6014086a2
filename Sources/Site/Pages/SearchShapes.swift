import Addresses
import Kitchen
import Templates
import Text

/// One page of the search: the form on the first, and some of the names of all recipes.
struct SearchPage: Sendable {
    /// The names that begin alike.
    struct Letter: Sendable {
        /// The letter in upper case; `0–9` for digits.
        let name: String
        /// The page that it begins on.
        let address: String
        var recipes: [RecipeListing] = []
    }

    /// The names on this page, by their first letter.
    let letters: [Letter]
    /// All letters.
    let index: [Letter]
    let pager: Pager
    /// The tags to choose from.
    let tags: [LabelledLink]
    let data: SearchData
}

let searchShape = pageShape(
    "search page",
    [
        .text("stamp", "what `assets/data.js` knows the index of this search by") { $0.content.data.value.stamp },
        .flag("first", "whether it is the page with the form") { $0.content.pager.number == 1 },
        .views("tags", labelledLinkShape, "the most used; all where they are few") { $0.content.tags },
        .list("allergens", allergenNoteShape, "the fourteen") { page in
            Allergen.allCases.map { page.view(of: AllergenNote(allergen: $0)) }
        },
        .views("index", letterShape, "the first letters of all recipes") { $0.content.index },
        .views("letters", letterShape, "the recipes on this page, by their first letter") { $0.content.letters },
        .view("pager", pagerShape) { $0.content.pager },
    ] as [Field<PageView<SearchPage>>])

private let letterShape = RecordShape<PageView<SearchPage.Letter>>(
    "first letter of recipes",
    [
        .text("name", "in upper case; `0–9` for digits") { $0.content.name },
        .text("id") { Slug.make($0.content.name) },
        .link("href", "the page that it begins on") { PageAddress.reference($0.content.address) },
        .views("names", nameShape, "the recipes on this page") { $0.content.recipes },
    ])

private let nameShape = RecordShape<PageView<RecipeListing>>(
    "name of a recipe",
    [
        .text("title") { $0.content.summary.title },
        .link("href") { PageAddress.reference($0.content.address) },
    ])

extension PageKind {
    /// The search, with the names of all recipes for readers without scripts.
    static let search = PageKind(
        templates: [searchTemplate], prefix: "search/", isThere: \.hasSearch, links: { _ in [PageAddress.search()] }
    ) { $0.searchPages }

    /// The search index but for its words.
    static let searchIndex = PageKind(prefix: PageAddress.searchFolder, isThere: \.hasSearch) { plan in
        let search = plan.search
        return [PlannedPage(address: PageAddress.searchData("dishes")) { search.value.dishes }]
            + (0..<search.wordScripts).map { number in
                PlannedPage(address: PageAddress.searchData("words-\(number)")) { search.value.words(number) }
            }
            + (0..<search.cardScripts).map { number in
                PlannedPage(address: PageAddress.searchData("cards-\(number)")) { search.value.cards(number) }
            }
    }

    /// The words of the search index. It is planned last, and so rendered first: that makes the index while other pages
    /// are rendered beside it.
    static let searchTerms = PageKind(prefix: PageAddress.searchFolder, isThere: \.hasSearch) { plan in
        [PlannedPage(address: PageAddress.searchData("terms")) { [search = plan.search] in search.value.terms }]
    }
}

private let searchTemplate = PageTemplate("search.html", searchShape)

extension PagePlanner {
    /// The names on one page: those of 500 recipes take some 40 kB.
    private static let namesPerPage = 500

    /// The form, and the names of all recipes on as many pages as they take.
    fileprivate var searchPages: [PlannedPage] {
        let size = Self.namesPerPage
        let count = max(1, (recipes.count + size - 1) / size)
        let letters = (1...count).map { number in
            self.letters(of: recipes[(number - 1) * size..<min(number * size, recipes.count)], page: number)
        }
        let index = letters.joined().reduce(into: [SearchPage.Letter]()) { index, letter in
            if index.last?.name != letter.name {
                index.append(SearchPage.Letter(name: letter.name, address: letter.address))
            }
        }
        return (1...count).map { number in
            let pager = Pager(number: number, count: count) { PageAddress.search(page: $0) }
            return page(
                PageAddress.search(page: number), searchTemplate, title: words[.search],
                SearchPage(
                    letters: letters[number - 1], index: index, pager: pager, tags: tags.choice.top, data: search))
        }
    }

    /// Recipes in order of title, by their first letter.
    private func letters(of recipes: ArraySlice<RecipeListing>, page: Int) -> [SearchPage.Letter] {
        recipes.reduce(into: []) { letters, recipe in
            let name = Self.letter(of: recipe.summary.title)
            if letters.last?.name != name {
                letters.append(SearchPage.Letter(name: name, address: PageAddress.search(page: page)))
            }
            letters[letters.count - 1].recipes.append(recipe)
        }
    }

    /// The first letter of a title as it is sorted by.
    private static func letter(of title: String) -> String {
        // Of most titles no word has to be made.
        if let first = title.utf8.first, (first | 0x20) &- 0x61 < 26 { return String(Unicode.Scalar(first & 0xDF)) }
        guard let first = SearchText.words(of: title).first?.first else { return "…" }
        return first.isNumber ? "0–9" : first.uppercased()
    }
}
