import Diagnostics
import Foundation
import Kitchen
import Reading
import Site
import Testing

/// The strings files of the default theme.
enum StringsFiles {
    /// The languages that the readers know.
    static let languages = KitchenLanguage.allCases.map(\.rawValue)

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "templates/strings")

    /// The tags that have a file, in order.
    static let tags = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
        .filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(".yml".count)) }.sorted()

    /// The lines of a file.
    static func lines(_ tag: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: "\(tag).yml"), encoding: .utf8).components(separatedBy: "\n")
    }

    /// The keys of a file, in its order.
    static func keys(_ tag: String) throws -> [String] {
        try lines(tag).filter { !$0.isEmpty && !$0.hasPrefix("#") }.map {
            $0.prefix { $0 != ":" }.trimmingCharacters(in: ["\""])
        }
    }

    /// The words of a file by key.
    static func table(_ tag: String) throws -> [String: String] {
        var diagnostics = DiagnosticList()
        let bytes = Array(try lines(tag).joined(separator: "\n").utf8)
        let table = StringsReader.read(bytes, file: "\(tag).yml", diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        return table
    }

    /// The words of a language and its region, as a site has them.
    static func words(_ tag: String) throws -> Words {
        let language = Language(tag: tag)
        let files = try language.lineage.reversed().filter(tags.contains).map(table)
        let merged = files.reduce(into: [:]) { all, file in all.merge(file) { _, closer in closer } }
        return Words(language: language, table: merged)
    }
}
