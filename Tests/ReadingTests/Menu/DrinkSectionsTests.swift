import Diagnostics
import Kitchen
import Reading
import Testing

/// Which dishes are drinks: those of a section that says so, or in which something is had by the litre or has alcohol.
struct DrinkSectionsTests {
    @Test(arguments: [
        ("- **Cola** 0,33 l 3\n- **Espresso** 2\n", [true, true]),
        ("- **Draught** 40 cl 4 / 0.5 pint 3\n", [true]), ("- **House red** 8 fl oz 9\n", [true]),
        ("- **Grappa** 4 · 40 % vol\n", [true]), ("- **Wine of the cask** 2 · per 100 ml\n", [true]),
        ("- **Espresso** 2\n", [false]), ("drinks: yes\n- **Espresso** 2\n", [true]),
        ("- **Minestrone** 0,4 l 6\n", [true]), ("drinks: no\n- **Minestrone** 0,4 l 6\n", [false]),
        ("sizes: Cup, Bowl\n- **Soup** 4 / 6\n", [false]), ("- **Sirloin** 12 oz 28\n", [false]),
        ("- **Ham** 3 · per 100 g\n", [false]), ("sizes: S, M, L\n- **Margherita** 5 / 7 / 9\n", [false]),
        ("sizes: Half pint, Pint\n- **Draught** 3 / 5\n", [true]),
    ])
    func areThoseOfASectionOfDrinks(section: String, expected: [Bool]) throws {
        let (menu, diagnostics) = read("## Food\n- **Bread** 2\n## More\n\(section)")
        let dishes = try #require(menu).dishes
        #expect(dishes.map(\.isDrink) == [false] + expected)
        #expect(!diagnostics.contains { $0.severity == .error })
    }

    @Test func saySoWithYesOrNo() {
        let (_, diagnostics) = read("## Coffee\ndrinks: perhaps\n- **Espresso** 2\n")
        #expect(diagnostics.contains { $0.id == .wrongType && $0.location?.span?.line == 2 })
    }

    private func read(_ card: String) -> (PricedMenu?, DiagnosticList) {
        var (kitchen, diagnostics) = (Kitchen(), DiagnosticList())
        kitchen.menu = MenuTextReader(currency: .euro).read(
            Array(card.utf8), groceries: Groceries([], language: .english), diagnostics: &diagnostics)
        return (kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu, diagnostics)
    }
}
