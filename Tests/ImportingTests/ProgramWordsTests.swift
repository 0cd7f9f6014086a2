import Kitchen
import Testing

@testable import Importing

/// How programs write amounts, times, headings and paragraphs.
@Suite struct ProgramWordsTests {
    private static let amounts: [(words: String?, shown: String?)] = [
        ("2", "2"), ("0", nil), ("", nil), (nil, nil), ("1.50", "1.5"), ("0,75", "0.75"), ("1,000", "1000"),
        ("0.333333", "1/3"), ("1 1/2", "1 1/2"), ("2-3", "2-3"), ("a few", "a few"), ("1.000", "1"), ("0,125", "0.125"),
    ]

    @Test(arguments: amounts) func anAmountIsShown(words: String?, shown: String?) {
        #expect(WrittenAmount.text(words) == shown)
    }

    @Test func aRangeHasTwoEnds() {
        #expect(WrittenAmount.range("0.5", "1") == "0.5-1")
        #expect(WrittenAmount.range("2", "2") == "2")
        #expect(WrittenAmount.range("0", "3") == "3")
        #expect(WrittenAmount.range(nil, nil) == nil)
    }

    private static let clocks: [(words: String?, minutes: Int?)] = [
        ("0:45", 45), ("1:30", 90), ("01:05", 65), ("0:5", 5), ("12:00:30", 720), ("0:00", nil), ("45", nil),
        ("a:b", nil),
        ("1:75", nil), (nil, nil),
    ]

    @Test(arguments: clocks) func aClockIsATime(words: String?, minutes: Int?) {
        #expect(ExportedTime.clock(words)?.count == minutes)
    }

    private static let headings: [(line: String, name: String?)] = [
        ("For the dough:", "For the dough"), ("[Dough]", "Dough"), (", Dough", "Dough"), ("200 g flour", nil),
        ("[Dough] with [salt]", nil), (":", nil),
    ]

    @Test(arguments: headings) func aHeadingIsTold(line: String, name: String?) {
        #expect(PlannedRecipe.heading(line) == name)
    }

    @Test func aHeadingWithoutLinesIsNone() {
        let groups = HeadedLines.groups(["Serve with:"])
        #expect(groups.map(\.name) == [nil] && groups[0].lines == ["Serve with:"])
        let bracketed = HeadedLines.groups(["[A]", "[B]", "salt"], heading: HeadedLines.name(inBrackets:))
        #expect(bracketed.map(\.name) == ["B"] && bracketed[0].lines == ["salt"])
    }

    @Test func aLongLineGoesOn() {
        let long = "Simmer the lentils with the celeriac until both are soft, and stir now and"
        #expect(
            WrappedText.paragraphs("\(long)\nthen.\nSharpen with vinegar.\n\nServe.") == [
                "\(long) then.", "Sharpen with vinegar.", "Serve.",
            ])
    }

    @Test func linesOfMasterCookGoOn() {
        var list = MasterCookIngredients()
        list.add("", "***SYRUP***")
        list.add("2 medium", "onions -- peeled, halved and")
        list.add("", "roughly chopped")
        list.add("", "salt and pepper -- to taste")
        list.add("14 ounces", "plums")
        list.add("", "= (or drained canned plums)")
        list.add("1 cup", "wine -- ¥")
        list.add("", "parsley")
        #expect(list.groups.map(\.name) == ["SYRUP"])
        #expect(
            list.groups.flatMap(\.lines) == [
                "2 medium onions, peeled, halved and roughly chopped", "salt and pepper, to taste",
                "14 ounces plums (or drained canned plums)", "1 cup wine", "parsley",
            ])
    }

    private static let origins: [(address: String?, name: String?, source: String?, author: String?)] = [
        ("https://soup.example/a", nil, "https://soup.example/a", nil),
        ("https://soup.example/a", "soup.example", "https://soup.example/a", nil),
        ("https://soup.example/a", "Ada", "https://soup.example/a", "Ada"), (nil, "Ada", nil, "Ada"),
        ("Aunt Jo, by word", nil, nil, "Aunt Jo, by word"),
        (nil, "https://soup.example/a", "https://soup.example/a", nil),
        ("", "", nil, nil),
    ]

    @Test(arguments: origins) func anOriginIsAnAddressOrAName(
        address: String?, name: String?, source: String?, author: String?
    ) {
        let origin = RecipeOrigin.read(address: address.map { .text($0) }, name: name.map { .text($0) })
        #expect(origin.source == source && origin.author == author)
    }

    /// What no parser is given has its JSON-LD as text.
    @Test func aPageThatIsNestedTooDeeplyHasItsData() throws {
        let data =
            #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 leek"], "recipeInstructions": "Boil."}"#
        let page =
            "<html>" + String(repeating: "<div>", count: 20_000)
            + "<SCRIPT type='application/LD+json'>\(data)</SCRIPT><script>1 < 2</script>"
        let recipe = try PageRecipe.read(Array(page.utf8))
        #expect(recipe.title == "Soup" && recipe.ingredients.flatMap(\.lines) == ["1 leek"])
        #expect(recipe.notes == ["\(HTMLComplexity.reason): only its JSON-LD was read"])
        #expect(throws: PageRecipe.Refusal(reason: HTMLComplexity.reason, notes: [])) {
            try PageRecipe.read(Array(String(repeating: "<div>", count: 20_000).utf8))
        }
    }
}
