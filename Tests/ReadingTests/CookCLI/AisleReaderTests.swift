import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

/// Where foods stand in the shop, by CookCLI's `aisle.conf`.
@Suite struct AisleReaderTests {
    private func read(_ text: String) -> (foods: AisleFoods, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        return (AisleReader.read(Array(text.utf8), diagnostics: &diagnostics), diagnostics)
    }

    private static let files: [(text: String, foods: [String])] = [
        ("", []), ("// the shop\n# ours\n-- too\n\n", []), ("salt\n", ["-: salt []"]),
        ("[produce]\nApples | apple| \n", ["produce: Apples [\"apple\"]"]),
        ("\u{FEFF}[ dairy ]\r\n  milk; fresh // cold\r\n", ["dairy: milk; fresh []"]),
        ("[a]\nx\n[b]\ny\n[a]\nz\n", ["a: x []", "b: y []", "a: z []"]),
        ("[a]\nfish|Fish\n", ["a: fish []"]), ("[]\nx\n", ["-: x []"]),
    ]

    @Test(arguments: files) func foodsAreRead(text: String, foods: [String]) {
        let (read, diagnostics) = read(text)
        #expect(read.foods.map { "\($0.aisle ?? "-"): \($0.name) \($0.aliases)" } == foods)
        #expect(diagnostics.isEmpty)
    }

    @Test func aislesAreInTheOrderToWalkThem() {
        #expect(read("[b]\nx\n[a]\ny\n[b]\nz\n[c]\n").foods.aisles == ["b", "a", "c"])
    }

    private static let problems: [(text: String, problem: String, foods: [String])] = [
        ("[a]\nx\n[b\ny\n", "3:1+2 conf-syntax: the bracket of this aisle is never closed", ["x", "y"]),
        ("[a]\nx\n[b]\n y|X\n", "4:4+1 duplicate-name: \"X\" stands in the aisle \"a\" already", ["x", "y"]),
        ("x\n[b]\nx|y\n", "3:1+1 duplicate-name: \"x\" stands above all aisles already", ["x", "y"]),
        ("[a]\nx\nx\n", "3:1+1 duplicate-name: \"x\" stands in the aisle \"a\" already", ["x"]),
    ]

    @Test(arguments: problems) func problemsAreReported(text: String, problem: String, foods: [String]) {
        let (read, diagnostics) = read(text)
        let found = diagnostics.map { problem in
            let span = problem.location?.span ?? .start
            return "\(span.line):\(span.column)+\(span.length) \(problem.id.rawValue): \(problem.message)"
        }
        #expect(found == [problem])
        #expect(read.foods.map(\.name) == foods)
    }

    @Test func aGroceryKeepsWhatItSays() {
        let place = SourceLocation(file: Groceries.file)
        var flour = Grocery(name: "flour", location: place)
        flour.aisle = "baking"
        let eggs = Grocery(name: "eggs", location: place)
        let (foods, _) = read("[dry]\nflour|00 flour\n[dairy]\nEgg\nmilk|flour\n")
        let joined = foods.joined(to: [flour, eggs], language: .english)
        #expect(joined.map(\.name) == ["flour", "eggs", "milk"])
        #expect(joined.map(\.aisle) == ["baking", "dairy", "dairy"])
        #expect(joined.map(\.aliases) == [["00 flour"], [], []])
    }
}
