import Diagnostics
import Foundation
import Testing

@testable import Reading

/// The payloads of an existing service, in a folder beside the package that not everyone has.
@Suite struct RealPayloadTests {
    private static let folder = URL(filePath: #filePath)
        .appending(path: "../../../../../shared/data/nenno").standardizedFileURL.path()
    private static let isThere = FileManager.default.fileExists(atPath: folder)

    private func read(_ name: String) throws -> SourceValue? {
        var diagnostics = DiagnosticList()
        let value = JSONReader.read(try TextFile.read(Self.folder + "/" + name), file: name, diagnostics: &diagnostics)
        #expect(summary(diagnostics) == "")
        return value
    }

    private func items(_ value: SourceValue?) -> [SourceValue] {
        guard case .list(let items) = value?.content else { return [] }
        return items
    }

    @Test(.enabled(if: isThere, "skipped: there is no shared/data/nenno beside the package"))
    func readsThePizzas() throws {
        let menu = try read("pizzas.json")
        #expect(menu?["basePrice"]?.content == .number("4"))
        #expect(items(menu?["pizzas"]).count == 10)
        #expect(items(menu?["pizzas"]).last?["name"]?.content == .text("Ricci e Asparagi", plain: false))
        #expect(items(items(menu?["pizzas"]).first?["ingredients"]).map(\.span.line) == [6, 7])
    }

    @Test(
        .enabled(if: isThere, "skipped: there is no shared/data/nenno beside the package"),
        arguments: [("ingredients.json", 10, "2.2"), ("drinks.json", 5, "4")])
    func readsThePricesAsWritten(_ name: String, _ count: Int, _ last: String) throws {
        let list = items(try read(name))
        #expect(list.count == count)
        #expect(list.last?["price"]?.content == .number(last))
    }
}
