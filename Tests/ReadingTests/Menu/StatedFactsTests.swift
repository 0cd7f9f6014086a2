import Diagnostics
import Kitchen
import Reading
import Testing

/// What is stated of dishes and drinks beside what is in them: energy, alcohol, origin, year, and the amount of a price.
struct StatedFactsTests {
    private func menu(
        _ pizzas: String, drinks: String? = nil
    ) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        priced { diagnostics in
            MenuReader(currency: .euro).read(
                pizzas: .init(file: "pizzas.json", bytes: Array(pizzas.utf8)), ingredients: nil,
                drinks: drinks.map { .init(file: "drinks.json", bytes: Array($0.utf8)) }, diagnostics: &diagnostics)
        }
    }

    private func menu(card: String) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        priced {
            MenuTextReader(currency: .euro).read(
                Array(card.utf8), groceries: Groceries([], language: .english), diagnostics: &$0)
        }
    }

    private func priced(_ read: (inout DiagnosticList) -> Menu?) -> (menu: PricedMenu?, diagnostics: DiagnosticList) {
        var (kitchen, diagnostics) = (Kitchen(), DiagnosticList())
        kitchen.menu = read(&diagnostics)
        return (kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics).menu, diagnostics)
    }

    /// "kcal small 300 large 500; 27/2 %; Tuscany; 2022; 100 g; deposit 0.25".
    private func text(_ facts: StatedFacts) -> String {
        let energy = facts.energy.flatMap { [$0.size, String($0.kilocalories)].compactMap(\.self) }
        let takeaway = facts.takeaway.flatMap { [$0.size, $0.price.plain].compactMap(\.self) }
        let deposit = facts.deposits.flatMap { [$0.size, $0.price.plain].compactMap(\.self) }
        return [
            energy.isEmpty ? nil : "kcal " + energy.joined(separator: " "), facts.alcohol.map { "\($0) %" },
            facts.origin,
            facts.year.map { String($0) }, facts.amount.map(QuantityFormat.english.exactText),
            takeaway.isEmpty ? nil : "takeaway " + takeaway.joined(separator: " "),
            deposit.isEmpty ? nil : "deposit " + deposit.joined(separator: " "),
        ].compactMap(\.self).joined(separator: "; ")
    }

    @Test(arguments: [
        ("8 · 640 Cal", "kcal 640"), ("8 · 640 kcal", "kcal 640"), ("8 · 1,120 kcal", "kcal 1120"),
        ("8 · 1.120 kcal", "kcal 1120"),
        ("small 5 / large 8 · 300 / 500 kcal", "kcal small 300 large 500"),
        ("small 5 / large 8 · 300 kcal", "kcal 300"),
        ("8 · 13,5 % vol", "27/2 %"), ("8 · 13.5% vol", "27/2 %"), ("8 · 5 % vol.", "5 %"), ("8 · 0,5% Alk.", "1/2 %"),
        ("8 · origin Tuscany", "Tuscany"), ("8 · Herkunft Südtirol, Italien", "Südtirol, Italien"),
        ("8 · provenienza Chianti", "Chianti"), ("8 · origine Alsace", "Alsace"), ("8 · origen La Rioja", "La Rioja"),
        ("8 · deposit 0,25", "deposit 0.25"), ("8 · Pfand 0,25 €", "deposit 0.25"), ("8 · cauzione 1", "deposit 1.00"),
        ("8 · consigne 0,10", "deposit 0.10"), ("8 · depósito 0,10", "deposit 0.10"),
        ("glass 4 / bottle 24 · deposit - / 0,25", "deposit bottle 0.25"),
        ("glass 4 / bottle 24 · deposit 0,25", "deposit 0.25"),
        ("8 · takeaway 6,50", "takeaway 6.50"), ("8 · To go €6.50", "takeaway 6.50"),
        ("8 · takeout 6,50", "takeaway 6.50"),
        ("8 · zum Mitnehmen 6,50 €", "takeaway 6.50"), ("8 · Mitnahme 6,50", "takeaway 6.50"),
        ("8 · außer Haus 6,50", "takeaway 6.50"), ("8 · da asporto 6,50", "takeaway 6.50"),
        ("8 · asporto 6,50", "takeaway 6.50"), ("8 · à emporter 6,50", "takeaway 6.50"),
        ("8 · para llevar 6,50", "takeaway 6.50"),
        ("small 5 / large 8 · takeaway 4,50 / 7", "takeaway small 4.50 large 7.00"),
        ("small 5 / large 8 · takeaway - / 7 · deposit 1", "takeaway large 7.00; deposit 1.00"),
        ("8 · year 2022", "2022"), ("8 · Jahrgang 2022", "2022"), ("8 · annata 2022", "2022"),
        ("8 · millésime 2022", "2022"), ("8 · añada 2022", "2022"),
        ("8 · per 100 g", "100 g"), ("8 · pro 100 g", "100 g"), ("8 · ogni 100 g", "100 g"),
        ("8 · pour 100 g", "100 g"),
        ("8 · por 100 g", "100 g"),
        (
            "0,1 l 4,50 / 0,75 l 24,00 · 13,5 % vol · origin Tuscany · year 2022 · new",
            "27/2 %; Tuscany; 2022"
        ),
    ])
    func standsBehindAPrice(line: String, expected: String) throws {
        let (read, diagnostics) = menu(card: "## Food\n- **Dish** \(line)\n  - contains: none\n")
        #expect(text(try #require(read).dishes[0].written.facts) == expected)
        #expect(diagnostics.isEmpty)
    }

    @Test func aPayloadSaysItOfDishesAndDrinks() throws {
        let (read, diagnostics) = menu(
            """
            {"basePrice": 4, "sizes": [{"name": "S", "basePrice": 4}, {"name": "L", "basePrice": 6}], "pizzas": [
             {"name": "A", "ingredients": [], "kcal": {"S": 600, "L": 900}}, {"name": "B", "ingredients": [], "kcal": 0,
              "origin": "Naples", "per": "1/2 kg"}]}
            """, drinks: #"[{"id": 1, "name": "Red", "price": 5, "alcohol": 13.5, "year": 2022, "origin": "Tuscany"}]"#)
        let menu = try #require(read)
        #expect(menu.dishes.map { text($0.written.facts) } == ["kcal S 600 L 900", "kcal 0; Naples; 0.5 kg"])
        #expect(menu.menu.drinks.map { text($0.facts) } == ["27/2 %; Tuscany; 2022"])
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: [
        (#""kcal": "many""#, "write one, as in 640, or one for each size"),
        (#""kcal": -1"#, "write one, as in 640, or one for each size"),
        (#""kcal": 12.5"#, "write one, as in 640, or one for each size"), (#""kcal": {"Maxi": 5}"#, "write one number"),
        (#""deposit": {"Maxi": 1}"#, "write one number"), (#""takeaway": {"Maxi": 5}"#, "write one number"),
        (#""alcohol": 101"#, "write a number from 0 to 100, as in 13.5"), (#""year": 22"#, "write it as in 2022"),
        (#""per": "a lot""#, "write it as in 100 g"),
    ])
    func whatCannotBeIsToldAndNotStated(field: String, fix: String) throws {
        let (read, diagnostics) = menu(#"{"basePrice": 4, "pizzas": [{"name": "A", "ingredients": [], \#(field)}]}"#)
        #expect(diagnostics.map(\.id) == [.invalidValue])
        #expect(diagnostics.first?.fix == fix)
        let facts = try #require(read).dishes[0].written.facts
        let sizes = facts.energy.map(\.size) + facts.deposits.map(\.size) + facts.takeaway.map(\.size)
        #expect(facts == StatedFacts() || sizes == ["Maxi"])
    }

    @Test func whatIsOfASizeOfADrinkIsTold() throws {
        let (_, diagnostics) = menu(
            #"{"basePrice": 4, "pizzas": [{"name": "A", "ingredients": []}]}"#,
            drinks: #"[{"id": 1, "name": "Cola", "price": 3, "deposit": {"Large": 0.25}}]"#)
        #expect(diagnostics.map(\.message) == [#""Cola" is not had in the size "Large" that its deposit is of"#])
    }
}
