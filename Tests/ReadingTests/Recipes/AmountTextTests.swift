import Testing

@testable import Reading

/// That no line ends within an amount that stands in a text, and that all else stays as it is. A tilde stands for U+00A0.
@Suite struct AmountTextTests {
    private static let rows = [
        ("Take 500 g flour.", "Take 500~g flour."), ("1 1/2 cups, 2–3 tbsp", "1~1/2~cups, 2–3~tbsp"),
        ("<li>2 to 3 dl (20 cl)</li>", "<li>2~to~3~dl (20~cl)</li>"), ("<b>500 g</b>", "<b>500~g</b>"),
        ("at 180 °C, 20 % more", "at 180~°C, 20~% more"), ("for € 9.00, 9,00 €.", "for €~9.00, 9,00~€."),
        ("€ 9.00 or 9 €", "€~9.00~or~9~€"),
        ("CHF 9.00, 5 EUR, $ 5, £ 5", "CHF~9.00, 5~EUR, $~5, £~5"), ("bake 1 h 30 min", "bake 1~h~30~min"),
        ("250 ml</p>", "250~ml</p>"), ("5 KG", "5~KG"), ("½ l milk", "½~l milk"), ("1.000,50 €", "1.000,50~€"),
    ]

    @Test(arguments: rows)
    func keepsAmountsOnOneLine(html: String, expected: String) {
        #expect(unbroken(html) == expected)
    }

    @Test(arguments: [
        "", "no number", "2 eggs", "500g", "500  g", "A4 g", "in 2026 great", "5 grapes", "5", "5 ", "UCHF 9",
        "<a href=\"5 g\">5 g</a>", "<code>5 g</code>", "<img alt=\"5 g\">", "5 é", "5 gé", "€", "€ x",
    ])
    func leavesOtherTextAlone(html: String) {
        #expect(unbroken(html) == html)
    }

    private func unbroken(_ html: String) -> String {
        String(decoding: AmountText.unbroken(Array(html.utf8)), as: UTF8.self).replacing("\u{A0}", with: "~")
    }
}
