import Foundation
import Testing

/// The chapters of `Documentation/Errors.md` that explain each problem are what `forno help errors --format md` prints.
@Suite struct ErrorsPageTests {
    private static let page = TestPlaces.package.appending(path: "Documentation/Errors.md")

    @Test func pageIsWhatTheProgramPrints() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let start = try #require(text.range(of: "## Files\n")).lowerBound
        let end = try #require(text.range(of: "\n## Slips\n")).lowerBound
        let home = try TemporaryFolder()
        var shell = Shell(home: home.url)
        let outcome = try shell.run("forno help errors --format md", input: [])
        let printed = outcome.output.map { $0 + "\n" }.joined()
        #expect(outcome.errors == [])
        guard TestPlaces.isApproving else { return #expect(text[start..<end] == printed) }
        try Data((text[..<start] + printed + text[end...]).utf8).write(to: Self.page)
        Issue.record("wrote Documentation/Errors.md")
    }
}
