import Foundation
import Kitchen
import TestSupport
import Testing

@testable import Importing

/// The units and foods of backups of Mealie.
@Suite struct MealieCatalogueTests {
    private static let programs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")

    private func read(_ database: MealieDatabase) throws -> MealieCatalogue {
        try MealieCatalogue.read(ExportFiles(["database.json"]) { _ in database.bytes })
    }

    private func read(_ program: String) throws -> MealieCatalogue {
        let file = Self.programs.appending(path: "\(program)/database.json")
        let bytes = [UInt8](try Data(contentsOf: file))
        return try MealieCatalogue.read(ExportFiles(["backup/database.json"]) { _ in bytes })
    }

    @Test func aBackupHasUnitsAndFoods() throws {
        let mealie = try read("mealie-v3-postgres")
        let gram = try #require(mealie.unit(called: "g", meaning: .gram, in: .german))
        #expect(gram.id == "bbbbbbbb-0010-4000-8000-000000000010")
        #expect((gram.name, gram.abbreviation) == ("Gramm", "g"))
        #expect((gram.usesAbbreviation, gram.showsFractions) == (true, false))
        let onion = try #require(mealie.food(called: "ZWIEBELN"))
        #expect((onion.name, onion.pluralName) == ("Zwiebel", "Zwiebeln"))
        #expect(mealie.food(called: "bergkase")?.name == "Bergkäse")
        #expect(mealie.food(called: "Käse") == nil)
        #expect(mealie.hindrance == nil)
        #expect(mealie.group == nil)
    }

    /// Ids have no hyphens in SQLite, and rows no plural names before version 1.
    @Test func anOldBackupIsRead() throws {
        let mealie = try read("mealie-v1-sqlite")
        #expect(mealie.food(called: "mehl")?.id == "bbbbbbbb-0020-4000-8000-000000000020")
        #expect(mealie.hindrance == .isTooOld)
    }

    @Test func namesAreToldApart() throws {
        var database = MealieDatabase()
        for (name, abbreviation) in [("teaspoon", "t"), ("tablespoon", "Tbl")] {
            database.addUnit(name, plural: name + "s", abbreviation: abbreviation, aliases: ["spoon"])
        }
        database.addFood("Polish")
        database.addFood("polish")
        database.addFood("green onion", aliases: ["scallion"])
        let mealie = try read(database)
        func name(_ word: String, _ line: Quantity) -> String? {
            mealie.unit(called: word, meaning: line.unit, in: .english)?.name
        }
        #expect(name("t", Quantity(1, .teaspoon)) == "teaspoon")
        #expect(name("T", Quantity(1, .tablespoon)) == nil)
        #expect(name("TBL", Quantity(1, .tablespoon)) == "tablespoon")
        #expect(name("tbsp", Quantity(1, .tablespoon)) == "tablespoon")
        #expect(name("spoon", Quantity(1)) == nil)
        #expect(name("cup", Quantity(1, .cup)) == nil)
        #expect(mealie.food(called: "Polish")?.name == "Polish")
        #expect(mealie.food(called: "POLISH") == nil)
        #expect(mealie.food(called: "Scallion")?.name == "green onion")
        #expect(mealie.food(called: " ") == nil)
    }

    @Test(arguments: [("7cf3054cbbcc", true), ("ba1e4a6cfe99", true), ("d7b3ce6fa31a", false), ("1d9a002d7234", false)])
    func householdsHideAmountsBeforeVersion3(version: String, canHide: Bool) throws {
        var database = MealieDatabase.seeded(version: version)
        // What is not said is so.
        #expect(try read(database).hindrance == (canHide ? .hidesAmounts : nil))
        database.addHousehold(hidesAmounts: false)
        #expect(try read(database).hindrance == nil)
        database.addHousehold(hidesAmounts: true)
        #expect(try read(database).hindrance == (canHide ? .hidesAmounts : nil))
    }

    private static let refused: [(files: [String: String], refusal: MealieCatalogue.Refusal)] = [
        ([:], .hasNoDatabase), (["recipes.json": "{}"], .hasNoDatabase),
        (["database.json": "{\n\"a\": ["], .isUnreadable("it ends in the middle", line: 2)),
        (["database.json": ""], .isOfAnother), (["database.json": "{\"recipes\": []}"], .isOfAnother),
    ]

    @Test(arguments: refused)
    func otherFilesAreRefused(files: [String: String], refusal: MealieCatalogue.Refusal) {
        #expect(throws: refusal) {
            try MealieCatalogue.read(ExportFiles(Array(files.keys)) { files[$0].map { Array($0.utf8) } })
        }
    }
}
