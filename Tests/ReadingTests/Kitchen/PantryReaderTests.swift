import Diagnostics
import Kitchen
import Reading
import Testing

@Suite struct PantryReaderTests {
    private func read(_ text: String) -> (pantry: Pantry, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let pantry = PantryReader(language: .english).read(Array(text.utf8), diagnostics: &diagnostics)
        return (pantry, diagnostics)
    }

    @Test func readsRows() throws {
        let (pantry, diagnostics) = read(
            "item,quantity,added,expires,barcode\nflour,1 1/2 kg,2026-11-01,2027-01-31,2000000200538\n# gone\nsalt,,,,\n"
        )
        #expect(diagnostics.isEmpty)
        let flour = try #require(pantry.items.first)
        #expect(flour.name == "flour")
        #expect(flour.quantity == Quantity(Rational(3, 2), .kilogram))
        #expect(flour.added == CalendarDate("2026-11-01"))
        #expect(flour.expires == CalendarDate("2027-01-31"))
        #expect(flour.barcode == "2000000200538")
        #expect(
            flour.location == SourceLocation(file: Pantry.file, span: SourceSpan(line: 2, column: 1, length: 5)))
        #expect(pantry.items.map(\.name) == ["flour", "salt"])
        #expect(pantry.items.last?.quantity == nil)
    }

    @Test(arguments: [
        ("item,quantity\nflour,lots\n", DiagnosticID.invalidValue, 2, 7),
        ("item,expires\nflour,tomorrow\n", .invalidValue, 2, 7),
        ("item,added\nflour,2026-02-30\n", .invalidValue, 2, 7),
        ("name,quantity\nflour,1 kg\n", .unknownKey, 1, 1), ("item,quantity\n,1 kg\n", .missingKey, 2, 1),
    ])
    func reportsWhatIsWrong(text: String, id: DiagnosticID, line: Int, column: Int) {
        let first = read(text).diagnostics.first
        #expect(first?.id == id)
        #expect(first?.location?.span?.line == line && first?.location?.span?.column == column)
    }
}

@Suite struct ListReaderTests {
    private func read(_ text: String, _ language: KitchenLanguage = .english) -> ShoppingList? {
        var diagnostics = DiagnosticList()
        return ListReader(currency: .euro, language: language).read(
            Array(text.utf8), file: "content/lists/big-party.md", diagnostics: &diagnostics)
    }

    @Test func readsAList() throws {
        let list = try #require(
            read(
                "---\nx: 1\n---\n# Party\n\nFor sixteen.\n\n- [ ] 12 bottles beer\n- [x] 2 kg mozzarella €14.00\n* salt\n"
            ))
        #expect(list.title == "Party")
        #expect(list.slug == "big-party")
        #expect(list.notes == ["For sixteen."])
        #expect(list.items.map(\.name) == ["beer", "mozzarella", "salt"])
        #expect(list.items.map(\.isDone) == [false, true, false])
        #expect(list.items.map(\.location.span?.line) == [8, 9, 10])
        #expect(list.total(in: .euro)?.plain == "14.00")
        #expect(list.total(in: .euro, done: false)?.plain == "0.00")
        #expect(read("- a\n")?.title == "Big party")
    }

    @Test(arguments: [
        ("2 kg mozzarella €14.00", KitchenLanguage.english, "mozzarella", "2 kg", "14.00", ""),
        ("2 kg mozzarella €14.00 expires 2026-12-05", .english, "mozzarella", "2 kg", "14.00", "2026-12-05"),
        ("mozzarella 14,00 € scade il 2026-12-05", .italian, "mozzarella", "", "14.00", "2026-12-05"),
        ("Mehl 1 kg EUR 1,20 (haltbar bis 2026-12-05)", .german, "Mehl", "1 kg", "1.20", "2026-12-05"),
        ("beer 12 EUR", .english, "beer", "", "12.00", ""),
        ("€3 beer, best before 2026-12-05", .english, "beer", "", "3.00", "2026-12-05"),
        ("use by 2026-12-05", .english, "use", "", "", "2026-12-05"),
        ("beer €1.234", .english, "beer €1.234", "", "", ""),
        ("paper napkins", .english, "paper napkins", "", "", ""), ("€5", .english, "€5", "", "", ""),
    ])
    func readsALine(
        text: String, language: KitchenLanguage, name: String, quantity: String, price: String, expires: String
    ) throws {
        let item = try #require(read("- [ ] \(text)\n", language)?.items.first)
        #expect(item.name == name)
        #expect(item.quantity.map { QuantityFormat(language: .english).text($0) } ?? "" == quantity)
        #expect(item.price?.plain ?? "" == price)
        #expect(item.expires?.description ?? "" == expires)
        #expect(item.text == text)
    }

    @Test func aBoughtItemKeepsAsLongAsItsGrocery() throws {
        var milk = Grocery(name: "milk", location: SourceLocation(file: "content/groceries.csv"))
        milk.aliases = ["fresh milk"]
        milk.shelfLife = 6
        milk.barcode = "2000000200156"
        let groceries = Groceries([milk], language: .english)
        let today = try #require(CalendarDate("2026-11-21"))
        let list = try #require(read("- [ ] 2 l fresh milk\n- [ ] milk expires 2026-11-24\n- [ ] napkins\n"))
        let bought = list.items.map { $0.bought(on: today, groceries: groceries) }
        #expect(bought.map(\.name) == ["milk", "milk", "napkins"])
        #expect(bought.map { $0.expires?.description } == ["2026-11-27", "2026-11-24", nil])
        #expect(bought.map(\.barcode) == ["2000000200156", "2000000200156", nil])
        #expect(bought.map(\.quantity) == [Quantity(2, .litre), nil, nil])
        #expect(bought.allSatisfy { $0.added == today })
    }
}
