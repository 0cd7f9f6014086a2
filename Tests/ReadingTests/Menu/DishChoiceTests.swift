import Diagnostics
import Kitchen
import Reading
import Testing

/// What guests choose with a dish: sides, sauces, the courses of a set menu.
struct DishChoiceTests {
    private func read(_ card: String, groceries: [String] = ["fries", "rice", "slaw"]) -> (menu: Menu?, DiagnosticList)
    {
        var diagnostics = DiagnosticList()
        let known = Groceries(
            groceries.map { Grocery(name: $0, location: SourceLocation(file: "content/groceries.csv")) },
            language: .english)
        let menu = MenuTextReader(currency: .euro).read(Array(card.utf8), groceries: known, diagnostics: &diagnostics)
        return (menu, diagnostics)
    }

    /// "1-1: topping, dish soup +1.00".
    private func text(_ choice: DishChoice) -> String {
        let options = choice.options.map { option in
            let food = if case .dish(let slug) = option.food { "dish \(slug)" } else { "topping" }
            return ([food] + option.prices.map { "+\($0.price.plain)" }).joined(separator: " ")
        }
        return "\(choice.least)-\(choice.most): " + options.joined(separator: ", ")
    }

    @Test(arguments: [
        ("choose 1 of: fries, rice", "1-1: topping, topping"),
        ("choose 2 of: fries, rice, slaw", "2-2: topping, topping, topping"),
        ("choose up to 2 of: fries, rice", "0-2: topping, topping"),
        ("choose 1 of: fries, soup +1,00", "1-1: topping, dish soup +1.00"),
        ("course: soup or fries", "1-1: dish soup, topping"), ("Gang: Soup oder fries", "1-1: dish soup, topping"),
        ("portata: soup o fries", "1-1: dish soup, topping"), ("plat : soup ou fries", "1-1: dish soup, topping"),
        ("wähle bis zu 2 aus: fries, rice", "0-2: topping, topping"),
        ("a scelta 1 tra: fries, rice", "1-1: topping, topping"),
        ("au choix 1 parmi: fries, rice", "1-1: topping, topping"),
        ("a elegir hasta 2 entre: fries, rice", "0-2: topping, topping"),
    ])
    func standBelowIt(line: String, expected: String) throws {
        let (menu, diagnostics) = read("## Food\n- **Chop** 15\n  - \(line)\n- **Soup** 6\n")
        #expect(try #require(menu).dishes[0].choices.map(text) == [expected])
        #expect(diagnostics.isEmpty)
    }

    @Test func areNotWholeWhereOneIsNotFound() throws {
        let (menu, diagnostics) = read("## Food\n- **Chop** 15\n  - choose 1 of: fries, chps\n")
        let choice = try #require(menu?.dishes.first?.choices.first)
        #expect(choice.options.count == 1 && !choice.isWhole)
        #expect(diagnostics.map(\.id) == [.unknownIngredient])
    }
}
