import Foundation
import Testing

/// The chapters of the documentation that a command prints are what it prints.
@Suite struct PrintedPageTests {
    /// Some chapters of a page.
    struct Chapters: Sendable, CustomTestStringConvertible {
        let file: String
        /// The heading of the first of them.
        let start: String
        /// The heading of the one behind the last.
        let end: String
        let command: String

        var testDescription: String { file }
    }

    private static let all = [
        Chapters(
            file: "Documentation/Errors.md", start: "## Files", end: "## Slips",
            command: "forno help errors --format md"),
        Chapters(
            file: "Documentation/Templates.md", start: "## What every page has", end: "## More of some pages",
            command: "forno help templates --format md"),
        Chapters(
            file: "Documentation/Law.md", start: "## Rules", end: "## What the menu prints",
            command: "forno help law --format md"),
    ]

    @Test(arguments: all) func pageIsWhatTheProgramPrints(_ chapters: Chapters) throws {
        let page = TestPlaces.package.appending(path: chapters.file)
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try #require(text.range(of: chapters.start + "\n")).lowerBound
        let end = try #require(text.range(of: "\n\(chapters.end)\n")).lowerBound
        let home = try TemporaryFolder()
        var shell = Shell(home: home.url)
        let outcome = try shell.run(chapters.command, input: [])
        let printed = outcome.output.map { $0 + "\n" }.joined()
        #expect(outcome.errors == [])
        guard TestPlaces.isApproving else { return #expect(text[start..<end] == printed) }
        try Data((text[..<start] + printed + text[end...]).utf8).write(to: page)
        Issue.record("wrote \(chapters.file)")
    }
}
