import Diagnostics
import Kitchen
import Reading
import Testing

/// Pizzas of two halves: what they cost, and which dishes can be one.
struct HalfTests {
    private func menu(_ card: String) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        priced { MenuTextReader(currency: .euro).read(Array(card.utf8), groceries: $0, diagnostics: &$1) }
    }

    private func menu(payload: String) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        priced { _, diagnostics in
            MenuReader(currency: .euro).read(
                pizzas: .init(file: "pizzas.json", bytes: Array(payload.utf8)), ingredients: nil, drinks: nil,
                diagnostics: &diagnostics)
        }
    }

    private func priced(
        _ read: (Groceries, inout DiagnosticList) -> Menu?
    ) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        var (kitchen, diagnostics) = (Kitchen(), DiagnosticList())
        kitchen.settings.sources.pizzas = Settings.Sources.menuText
        kitchen.groceries = [Grocery(name: "dough", location: SourceLocation(file: "content/groceries.csv"))]
        kitchen.menu = read(kitchen.groceryNames, &diagnostics)
        return (kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu, diagnostics)
    }

    private static func card(_ half: String, calzones: String = "half: none\n") -> String {
        """
        ---
        half: \(half)
        ---
        ## Pizzas
        base: dough
        - **Margherita** 8
        - **Marinara** 6
        ## Calzones
        \(calzones)base: dough
        - **Calzone** 9
        ## Sweets
        - **Roll** 5
          - base: dough
        - **Ice** 4
        """
    }

    @Test(arguments: [("dearer", HalfPrice.dearer), ("average", .average), ("Sum", .sum)])
    func whatTwoHalvesCostIsSaidOnce(written: String, price: HalfPrice) throws {
        let (read, diagnostics) = menu(Self.card(written))
        let menu = try #require(read)
        #expect(menu.halves == price && diagnostics.isEmpty)
        #expect(menu.dishes.filter(\.isHalved).map(\.name) == ["Margherita", "Marinara"])
        #expect(menu.sections(order: []).map(\.halves) == [price, nil, nil])
    }

    @Test func aSectionThatSaysNothingHasThem() throws {
        let menu = try #require(menu(Self.card("average", calzones: "")).menu)
        #expect(menu.dishes.filter(\.isHalved).map(\.name) == ["Margherita", "Marinara", "Calzone"])
    }

    @Test(arguments: ["half: none\n", "half: no\n", "metà: no\n", "hälften: nein\n"])
    func aSectionHasNoHalves(line: String) throws {
        let (read, diagnostics) = menu(Self.card("sum", calzones: line))
        #expect(diagnostics.isEmpty)
        let menu = try #require(read)
        #expect(menu.dishes.filter { !$0.isHalved }.map(\.name).contains("Calzone"))
    }

    @Test(arguments: [
        (card("dear"), DiagnosticID.invalidValue, "2:7", "did you mean \"dearer\"?"),
        (card("free"), .invalidValue, "2:7", "write one of dearer, average, sum"),
        (
            card("sum", calzones: "half: average\n"), .invalidValue, "9:7",
            "write none here, and the price of two halves once for the whole menu"
        ),
        (
            "---\nhalf: sum\n---\n## Salads\n- **A** 5\n- **B** 6\n", .invalidValue, "2:7",
            "halves are pizzas on the base of the menu, of sections without `half: none`: name the base of a section, as in base: pizza dough"
        ),
    ])
    func whatCannotBeIsTold(card: String, id: DiagnosticID, place: String, fix: String) throws {
        let (read, diagnostics) = menu(card)
        #expect(diagnostics.map(\.id) == [id])
        #expect(diagnostics.first?.location?.place == "content/menu/menu.md:\(place)")
        #expect(diagnostics.first?.fix == fix)
        // Nothing is offered at a price that nobody stated.
        #expect(try #require(read).dishes.allSatisfy { !$0.isHalved || $0.name != "Calzone" })
    }

    @Test func aPayloadSaysItAlike() throws {
        let (read, diagnostics) = menu(
            payload: """
                {"basePrice": 4, "half": "sum", "sections": [{"name": "Folded", "half": "none"}], "pizzas": [
                 {"name": "A", "ingredients": []}, {"name": "B", "ingredients": []},
                 {"name": "C", "section": "Folded", "ingredients": []}]}
                """)
        let menu = try #require(read)
        #expect(menu.halves == .sum && diagnostics.isEmpty)
        #expect(menu.dishes.map(\.isHalved) == [true, true, false])
        #expect(String(decoding: menu.json().compact, as: UTF8.self).hasSuffix(#""half":"sum"}"#))
    }

    @Test func withoutAPriceOfHalvesThereAreNone() throws {
        let menu = try #require(menu(Self.card("none")).menu)
        #expect(menu.halves == nil && !menu.dishes.contains(where: \.isHalved))
    }
}
