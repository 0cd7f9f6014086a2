import Addresses
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

    @Test(arguments: [
        ("pages/a/index.html", "pages/a/index.html", "pages/a/index.html"),
        ("100%/index.html", "100%25/index.html", "100%25/index.html"), ("a%41", "a%2541", "a%2541"),
        ("what?/a#b", "what%3F/a%23b", "what%3F/a%23b"), ("a:b", "a%3Ab", "a:b"),
        ("caffè & tè", "caffè & tè", "caff%C3%A8%20%26%20t%C3%A8"), ("a\u{FFFF}", "a\u{FFFF}", "a%EF%BF%BF"),
        ("a\"b'<>", "a\"b'<>", "a%22b%27%3C%3E"),
    ])
    func oddNamesAreEncoded(address: String, reference: String, path: String) {
        #expect(PageAddress.reference(address) == reference)
        #expect(PageAddress.path(address) == path)
    }
}
