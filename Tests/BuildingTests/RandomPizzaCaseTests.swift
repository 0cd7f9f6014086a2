import Building
import Diagnostics
import Foundation
import Kitchen
import TestSupport
import Testing

/// The program makes the pizzas that `Tests/Cases/random-pizzas.txt` says.
struct RandomPizzaCaseTests {
    private static let sites: [String: PreparedSite] = {
        let names = ["plain-pizzeria", "sized-pizzeria"]
        let sites = names.compactMap { name in
            var diagnostics = DiagnosticList()
            let folder = CaseTable.folder.appending(path: "Sites/\(name)")
            let options = BuildOptions(site: folder.path, output: "", jobs: 2)
            return (try? PreparedSite(options, diagnostics: &diagnostics)).map { (name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: sites)
    }()

    @Test(arguments: CaseTable.rows("random-pizzas")) func isThatOfTheTable(row: [String]) throws {
        let kitchen = try #require(Self.sites[row[0]]).kitchen
        let menu = try #require(kitchen.menu).menu
        let asked = try #require(URLComponents(string: "?" + row[1])?.queryItems)
        var dice = Dice(seed: try #require(UInt64(asked[0].value ?? "")))
        let wish = wish(asked, menu)
        guard row[2] != "none" else {
            #expect(throws: RandomPizza.Failure.self) {
                try RandomPizza(wish, menu: menu, settings: kitchen.settings, dice: &dice)
            }
            return
        }
        let pizza = try RandomPizza(wish, menu: menu, settings: kitchen.settings, dice: &dice)
        #expect(pizza.toppings.map(\.name).joined(separator: ", ") == row[2])
        #expect(pizza.prices.map(\.price.plain).joined(separator: " ") == row[3])
        #expect(diet(pizza.diet) == row[4])
        #expect(allergens(pizza.diet.allergens) == row[5])
    }

    @Test func thereAreCases() {
        #expect(CaseTable.rows("random-pizzas").count == 80)
    }

    private func wish(_ asked: [URLQueryItem], _ menu: Menu) -> RandomPizza.Criteria {
        let names = asked.map(\.name)
        let ids = asked.first { $0.name == "without" }?.value?.split(separator: ",").compactMap { Int($0) } ?? []
        return RandomPizza.Criteria(
            diet: names.contains("vegan") ? .vegan : names.contains("vegetarian") ? .vegetarian : .any,
            without: menu.ingredients.filter { ids.contains($0.id) }.map(\.name))
    }

    private func diet(_ facts: DietFacts) -> String {
        if facts.vegan == .yes { return "vegan" }
        return switch facts.vegetarian {
        case .yes: "vegetarian"
        case .no: "no"
        case .unknown: "unknown"
        }
    }

    private func allergens(_ statement: AllergenStatement) -> String {
        let known = statement.contains.map(\.rawValue) + (statement.isComplete ? [] : ["others"])
        return known.isEmpty ? "none" : known.joined(separator: " ")
    }
}
