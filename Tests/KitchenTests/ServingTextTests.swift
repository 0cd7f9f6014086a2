import Kitchen
import Testing

@Suite struct ServingTextTests {
    private static let rows: [(text: String, count: Int?, for9: String)] = [
        ("4", 4, "9"),
        ("6 balls", 6, "9 balls"),
        ("Serves 4", 4, "Serves 9"),
        ("6-8 bowls", 6, "9 bowls"),
        ("6 – 8 bowls", 6, "9 bowls"),
        ("4 to 6 people", 4, "9 people"),
        ("per 4 o 6 persone", 4, "per 9 persone"),
        ("für 4 bis 6", 4, "für 9"),
        ("12 pieces of 5 cm", 12, "9 pieces of 5 cm"),
        ("one loaf", nil, ""),
        ("0", nil, ""),
        ("1 1/2 l", nil, ""),
        ("1.5 l", nil, ""),
        ("1½ l", nil, ""),
        ("1/2 loaf", nil, ""),
        ("99999999999", nil, ""),
        ("", nil, ""),
    ]

    @Test(arguments: rows)
    func findsTheNumber(text: String, count: Int?, for9: String) {
        let serving = ServingText(text)
        #expect(serving?.count == count)
        #expect((serving?.text(for: "9") ?? "") == for9)
    }

    @Test(arguments: [
        ("4", 4), ("6 balls", 6), ("900 g", nil), ("makes 1 kg of dough", nil), ("2 l", nil), ("2 loaves", 2),
    ])
    func aWeightIsNoNumberOfServings(text: String, count: Int?) {
        var summary = RecipeSummary(slug: "a", title: "A", source: "content/recipes/a.md")
        summary.servings = text
        #expect(summary.servingCount == count)
    }
}
