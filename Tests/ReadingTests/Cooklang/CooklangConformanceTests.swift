import Diagnostics
import Foundation
import Kitchen
import Reading
import Testing

/// The canonical suite of Cooklang, version 7, in the folder `shared` beside the package.
@Suite struct CooklangConformanceTests {
    private static let suite = shared.appending(path: "conformance/cooklang/canonical.yaml")
    private static var hasSuite: Bool { FileManager.default.fileExists(atPath: suite.path()) }

    @Test(.enabled(if: hasSuite, "the suite ../shared/conformance/cooklang is not here"))
    func passesTheCanonicalSuite() throws {
        var problems = DiagnosticList()
        let bytes = [UInt8](try Data(contentsOf: Self.suite))
        let root = try #require(YAMLReader.read(bytes, file: "canonical.yaml", diagnostics: &problems))
        let tests = try #require(root["tests"]?.entries)
        var passed = 0
        for test in tests {
            let source = try #require(test.value["source"]?.text)
            let result = try #require(test.value["result"])
            var diagnostics = DiagnosticList()
            let recipe = CooklangReader.read(Array(source.utf8), file: "a.cook", diagnostics: &diagnostics)
            let isRight = steps(recipe) == expectedSteps(result) && metadata(recipe) == expectedMetadata(result)
            #expect(isRight, "\(test.key): \(steps(recipe)), wanted \(expectedSteps(result))")
            #expect(!diagnostics.hasErrors)
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

    private func expectedSteps(_ result: SourceValue) -> [[String]] {
        (result["steps"]?.items ?? []).map { step in
            step.items.map { item in
                let type = item["type"]?.text ?? ""
                if type == "text" { return line(type: type, value: item["value"]?.text ?? "") }
                let (name, amount) = (item["name"]?.text ?? "", item["quantity"]?.text ?? "")
                return "\(type) name=\(name) quantity=\(amount) units=\(item["units"]?.text ?? "")"
            }
        }
    }

    private func metadata(_ recipe: CooklangRecipe) -> [String: String] {
        Dictionary(recipe.metadata.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    private func expectedMetadata(_ result: SourceValue) -> [String: String] {
        let pairs = (result["metadata"]?.entries ?? []).map { ($0.key, $0.value.text ?? "") }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }
}

extension SourceValue {
    fileprivate var text: String? {
        if case .text(let text, _) = content { text } else { nil }
    }

    fileprivate var items: [SourceValue] {
        if case .list(let items) = content { items } else { [] }
    }

    fileprivate var entries: [Entry] {
        if case .map(let entries) = content { entries } else { [] }
    }
}
