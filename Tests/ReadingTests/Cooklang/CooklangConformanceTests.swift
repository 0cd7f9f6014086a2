import Diagnostics
import Foundation
import Kitchen
import Reading
import Testing
import Yams

/// The canonical suite of Cooklang, version 7, in the folder `shared` beside the package.
@Suite struct CooklangConformanceTests {
    private static let suite = shared.appending(path: "conformance/cooklang/canonical.yaml")
    private static var hasSuite: Bool { FileManager.default.fileExists(atPath: suite.path()) }

    @Test(.enabled(if: hasSuite, "the suite ../shared/conformance/cooklang is not here"))
    func passesTheCanonicalSuite() throws {
        let root = try #require(try Yams.compose(yaml: try String(contentsOf: Self.suite, encoding: .utf8)))
        let tests = try #require(root["tests"]?.mapping)
        var passed = 0
        for (name, test) in tests {
            let source = try #require(test["source"]?.string)
            let result = try #require(test["result"])
            var findings = Findings()
            let recipe = CooklangReader.read(Array(source.utf8), file: "a.cook", findings: &findings)
            let isRight = steps(recipe) == expectedSteps(result) && metadata(recipe) == expectedMetadata(result)
            #expect(isRight, "\(name.string ?? ""): \(steps(recipe)), wanted \(expectedSteps(result))")
            #expect(!findings.hasErrors)
            if isRight { passed += 1 }
        }
        print("Cooklang: \(passed) of \(tests.count)")
        #expect(tests.count == 60)
    }

    /// Items as `type name=value …`, amounts as decimals where they are numbers.
    private func steps(_ recipe: CooklangRecipe) -> [[String]] {
        recipe.steps.map { $0.items.map(describe) }
    }

    private func describe(_ item: CooklangItem) -> String {
        switch item {
        case .text(let text): line(type: "text", value: text)
        case .ingredient(let item): line(type: "ingredient", name: item.name, item.quantity, none: "some")
        case .cookware(let item): line(type: "cookware", name: item.name, item.quantity, none: "1")
        case .timer(let item): line(type: "timer", name: item.name ?? "", item.quantity, none: "")
        }
    }

    private func line(type: String, name: String, _ quantity: CooklangQuantity?, none: String) -> String {
        var amount = quantity?.text ?? none
        if case .exact(let value)? = quantity?.amount { amount = value.decimalText(digits: 6) ?? amount }
        return "\(type) name=\(name) quantity=\(amount) units=\(quantity?.unitText ?? "")"
    }

    private func line(type: String, value: String) -> String { "\(type) value=\(value)" }

    private func expectedSteps(_ result: Node) -> [[String]] {
        (result["steps"]?.array() ?? []).map { step in
            step.array().map { item in
                let type = item["type"]?.string ?? ""
                if type == "text" { return line(type: type, value: item["value"]?.string ?? "") }
                let (name, amount) = (item["name"]?.string ?? "", item["quantity"]?.string ?? "")
                return "\(type) name=\(name) quantity=\(amount) units=\(item["units"]?.string ?? "")"
            }
        }
    }

    private func metadata(_ recipe: CooklangRecipe) -> [String: String] {
        Dictionary(recipe.metadata.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    private func expectedMetadata(_ result: Node) -> [String: String] {
        let pairs = (result["metadata"]?.mapping ?? [:]).map { ($0.key.string ?? "", $0.value.string ?? "") }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }
}
