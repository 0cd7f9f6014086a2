import Foundation
import Kitchen
import TestSupport
import Testing

@testable import Importing

/// Exports of other programs, each in a folder, with the files that they become beside it.
@Suite struct ProgramTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
    private static let programs: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { !$0.contains(".") }.sorted()
    }()
    private static var isApproving: Bool { ProcessInfo.processInfo.environment["FORNO_APPROVE"] != nil }

    @Test func thereAreAllPrograms() { #expect(Self.programs.count == 35) }

    @Test(arguments: programs) func becomesWhatIsExpected(program: String) throws {
        let written = Self.outcome(of: try Self.files(of: program))
        let expected = Self.folder.appending(path: "\(program).txt")
        if Self.isApproving {
            try Data(written.utf8).write(to: expected)
            Issue.record("wrote \(program).txt")
            return
        }
        #expect(written == (try String(contentsOf: expected, encoding: .utf8)))
    }

    /// A file of an export that is damaged anywhere gives recipes that are read again, or none.
    @Test(arguments: 0..<300) func aDamagedFileIsReadOrNot(seed: UInt64) throws {
        var random = Seeded(seed)
        let program = try #require(Self.programs.randomElement(using: &random))
        let files = try Self.files(of: program)
        let path = try #require(files.paths.filter { !ExportFiles.isPicture($0) }.randomElement(using: &random))
        var bytes = try #require(files.bytes(path))
        let signs = Array("\"\\{}[],:<>/&;=\n -+M'".utf8) + [0, 0x80, 0xC3, 0xFF]
        for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
            case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + 9))
            }
        }
        let damaged = ExportFiles(files.paths) { $0 == path ? bytes : files.bytes($0) }
        let written = Self.outcome(of: damaged)
        #expect(!written.contains("DIFFERENT"), "\(written)")
    }

    private static func files(of program: String) throws -> ExportFiles {
        let root = folder.appending(path: program)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path()).filter { path in
            try root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
        }
        return ExportFiles(paths) { path in (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) } }
    }

    private static func outcome(of files: ExportFiles) -> String {
        files.paths.map { path in
            if CookCollection.isRecipe(path) { return "=== \(path): kept as it stands\n" }
            if let part = CookCollection.Part(path) { return "=== \(path): \(part)\n" }
            guard let file = ProgramFile.read(path, in: files) else { return "=== \(path): no recipe\n" }
            return file.recipes.map { "=== \(path): \(file.program)\n\(text($0, files))" }.joined()
        }.joined()
    }

    private static func text(_ result: Result<ProgramRecipe, PageRecipe.Refusal>, _ files: ExportFiles) -> String {
        switch result {
        case .failure(let refusal): return "refused: \(refusal.reason)\n"
        case .success(let recipe):
            let file = RecipeMarkdown(recipe.recipe, language: .english)
            let picture = recipe.picture(in: files).map { "picture of \($0.count) bytes" }
            let notes =
                [picture, recipe.recipe.picture.map { "picture: \($0)" }].compactMap(\.self)
                + recipe.recipe.missing.map { "the export does not say \($0)" } + recipe.recipe.notes
                + file.differences.map { "DIFFERENT: \($0)" }
            return file.text + (notes.isEmpty ? "" : "\n<!--\n\(notes.joined(separator: "\n"))\n-->\n")
        }
    }
}
