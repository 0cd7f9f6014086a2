import Diagnostics
import Kitchen
import Reading
import TestSupport
import Testing

/// What is in the house by CookCLI's `pantry.conf`.
@Suite struct PantryConfReaderTests {
    private func read(_ text: String) -> (result: PantryConfReader.Result, diagnostics: DiagnosticList) {
        var diagnostics = DiagnosticList()
        let result = PantryConfReader(language: .english).read(Array(text.utf8), diagnostics: &diagnostics)
        return (result, diagnostics)
    }

    /// "3:1 milk 1 l 2026-11-01 2026-12-05"
    private func text(_ item: PantryItem) -> String {
        let format = QuantityFormat(language: .english)
        let span = item.location.span ?? .start
        let parts = [
            "\(span.line):\(span.column)", item.name, item.quantity.map { format.written($0) } ?? "-",
            item.added?.description ?? "-", item.expires?.description ?? "-",
        ]
        return parts.joined(separator: " ")
    }

    private static let files: [(text: String, items: [String])] = [
        ("", []), ("[fridge]\n", []),
        ("salt = \"1%kg\"\n", ["1:1 salt 1 kg - -"]), ("[a]\neggs = 6\n", ["2:1 eggs 6 - -"]),
        (
            "[fridge]\nmilk = { quantity = \"1%l\", bought = \"01.11.2026\", expire = \"2026-12-05\" }\n",
            ["2:1 milk 1 l 2026-11-01 2026-12-05"]
        ),
        ("[fridge.milk]\nquantity = \"500 ml\"\n", ["1:9 milk 500 ml - -"]),
        ("[milk]\nquantity = \"500%ml\"\n", ["1:2 milk 500 ml - -"]),
        ("[a]\nold_cheese = \"\"\nwater = \"unlim\"\n", ["2:1 old cheese - - -", "3:1 water - - -"]),
        ("[b]\nz = \"1\"\n[a]\ny = \"2\"\n", ["2:1 z 1 - -", "4:1 y 2 - -"]),
        ("\"olive oil\" = \"1/2%l\"\n", ["1:1 olive oil 500 ml - -"]),
    ]

    @Test(arguments: files) func foodsAreRead(text: String, items: [String]) {
        let (result, diagnostics) = read(text)
        #expect(result.items.map(self.text) == items)
        #expect(diagnostics.map(\.message) == [])
    }

    @Test func lowsAreCounted() {
        #expect(read("[a]\nx = { low = \"1%kg\" }\ny = { low = \"2\" }\nz = \"3\"\n").result.lowCount == 2)
    }

    private static let problems: [(text: String, problem: String, items: Int)] = [
        ("[a]\nx = \"lots\"\n", "2:5+6 invalid-value: x: \"lots\" is no amount", 1),
        ("[a]\nx = { expire = \"12/01/2026\" }\n", "2:16+12 invalid-value: x: \"12/01/2026\" is no day", 1),
        ("[a]\nx = { bougt = \"2026-01-02\" }\n", "2:7+5 unknown-key: nothing reads `bougt`", 1),
        ("[a]\nx = [1]\n", "2:5+1 wrong-type: `quantity` should be a text, but is a list", 1),
        ("[a]\nx\n", "2:2+1 conf-syntax: \"=\" is missing", 0),
    ]

    @Test(arguments: problems) func problemsAreReported(text: String, problem: String, items: Int) {
        let (result, diagnostics) = read(text)
        let found = diagnostics.map { problem in
            let span = problem.location?.span ?? .start
            return "\(span.line):\(span.column)+\(span.length) \(problem.id.rawValue): \(problem.message)"
        }
        #expect(found == [problem])
        #expect(result.items.count == items)
    }
}
