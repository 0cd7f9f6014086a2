import Diagnostics
import Kitchen
import Reading
import Testing

/// What is sold out: `content/menu/out.md`.
struct SoldOutTests {
    private func menu(_ out: String) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        var (kitchen, diagnostics) = (Kitchen(), DiagnosticList())
        let pizzas = """
            {"basePrice": 4, "pizzas": [{"number": 23, "name": "Margherita", "ingredients": [1]},
             {"number": 24, "name": "Tonno", "ingredients": [1, 2]}, {"name": "4 Formaggi", "ingredients": []}]}
            """
        let ingredients =
            #"[{"id": 1, "name": "Mozzarella", "price": 1, "allergens": []}, {"id": 2, "name": "Tuna", "price": 2, "allergens": []}]"#
        kitchen.menu = MenuReader(currency: .euro).read(
            pizzas: .init(file: "pizzas.json", bytes: Array(pizzas.utf8)),
            ingredients: .init(file: "ingredients.json", bytes: Array(ingredients.utf8)),
            drinks: .init(
                file: "drinks.json", bytes: Array(#"[{"id": 1, "name": "Cola", "price": 3, "allergens": []}]"#.utf8)),
            diagnostics: &diagnostics)
        kitchen.menu?.soldOut = SoldOutReader.read(Array(out.utf8), diagnostics: &diagnostics)
        return (kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu, diagnostics)
    }

    @Test(arguments: [
        ("- [ ] Margherita", ["", nil, nil], nil as String?), ("- [ ] 23 2026-11-27", ["2026-11-27", nil, nil], nil),
        ("- [ ] margherita (2026-11-27)", ["2026-11-27", nil, nil], nil), ("- [x] Margherita", [nil, nil, nil], nil),
        ("- [ ] tuna 2026-11-27", [nil, "2026-11-27", nil], nil), ("- [ ] 4 Formaggi", [nil, nil, ""], nil),
        ("- [ ] Tuna 2026-11-27\n- [ ] Tonno 2026-11-28", [nil, "2026-11-28", nil], nil),
        ("- [ ] Tuna\n- [ ] Tonno 2026-11-28", [nil, "", nil], nil), ("- Cola", [nil, nil, nil], ""),
        ("# Sold out\n\nAsk Rita.\n", [nil, nil, nil], nil),
    ])
    func saysWhatIsSoldOut(out: String, dishes: [String?], cola: String?) throws {
        let (read, diagnostics) = menu(out)
        let menu = try #require(read)
        #expect(menu.dishes.map(\.soldOut?.code) == dishes)
        #expect(menu.menu.drinks.map(\.soldOut?.code) == [cola])
        #expect(diagnostics.isEmpty)
    }

    @Test func whatNothingIsCalledIsTold() {
        let told = menu("- [ ] Tonna\n").diagnostics
        #expect(told.map(\.id) == [.unknownPizza])
        #expect(
            told.first?.location?.place == "content/menu/out.md:1:1" && told.first?.fix == "did you mean \"Tonno\"?")
    }
}
