import Kitchen
import Testing

@Suite struct PageAddressTests {
    @Test(arguments: [
        ("index.html", "menu/index.html", "menu/index.html"),
        ("recipes/dough/index.html", "recipes/focaccia/index.html", "../focaccia/index.html"),
        ("recipes/dough/index.html", "recipes/index.html", "../index.html"),
        ("menu/index.html", "menu/print/index.html", "print/index.html"),
        ("pizzas/ricci/index.html", "index.html", "../../index.html"),
        ("menu/index.html", "menu/index.html", "index.html"),
    ])
    func linksAreRelative(from: String, to: String, expected: String) {
        #expect(PageAddress.link(from: from, to: to) == expected)
    }

    @Test(arguments: [
        ("recipes/dough/index.html", "dough"), ("recipes/index.html", nil), ("recipes//index.html", nil),
        ("recipes/dough/dough.md", nil), ("recipes/a/b/index.html", nil), ("pages/dough/index.html", nil),
    ])
    func cardsHaveTheSlugOfTheirRecipe(address: String, slug: String?) {
        #expect(PageAddress.recipeSlug(ofCard: address) == slug)
        if let slug { #expect(PageAddress.recipe(slug) == address) }
    }

    @Test(arguments: [(0, "PT0M"), (90, "PT1H30M"), (1440, "P1D"), (1500, "P1DT1H"), (8, "PT8M")])
    func timesAreISO8601(minutes: Int, expected: String) {
        #expect(Minutes(minutes).iso8601 == expected)
    }
}
