import Testing

@testable import Publishing

/// The table of the pages of a build, beyond the size that it has at first.
@Suite struct StagedPagesTests {
    private func path(_ number: Int) throws -> OutputPath {
        try #require(OutputPath("recipes/recipe-\(number)/index.html"))
    }

    @Test func everyPathHasANumberOfItsOwn() throws {
        var pages = StagedPages()
        for number in 0..<5000 { #expect(try pages.add(HashedPath(path(number))) == number) }
        #expect(pages.count == 5000)
        for number in 0..<5000 { #expect(try pages.contains(path(number))) }
        #expect(try !pages.contains(path(5000)))
        #expect(try pages.add(HashedPath(path(4711))) == nil)
        #expect(try pages.paths[4711] == path(4711))
        #expect(pages.count == 5000)
    }

    @Test func pathsOfOneHashAreToldApart() throws {
        var pages = StagedPages()
        for number in 0..<50 {
            #expect(try pages.add(HashedPath(path(number), hash: 0xFFFF_FFFF)) == number)
            #expect(try pages.add(HashedPath(path(number), hash: 0xFFFF_FFFF)) == nil)
        }
        #expect(pages.count == 50)
    }

    @Test func pathsOfAnyLengthAreFoundAgain() throws {
        let texts = ["a", "crème/brûlée.html", "a/" + String(repeating: "b", count: 300), "aa", "a/b"]
        var pages = StagedPages()
        for text in texts { _ = pages.add(HashedPath(try #require(OutputPath(text)))) }
        #expect(pages.paths.map(\.text) == texts)
        #expect(pages.paths.size == texts.joined().utf8.count)
        for (number, text) in texts.enumerated() {
            #expect(pages.number(of: try #require(OutputPath(text))) == number)
        }
        #expect(pages.number(of: try #require(OutputPath("a/bb"))) == nil)
    }

    @Test func onlyPagesThatAreNotAsTheyWereAreWritten() throws {
        var pages = StagedPages()
        for number in 0..<4 { _ = try pages.add(HashedPath(path(number))) }
        for (number, fate) in [StagedPage.Fate.unchanged, .placed, .unchanged, .replacing(number: 0)].enumerated() {
            pages.set(number, StagedPage(fate: fate))
        }
        #expect(try Array(WrittenPaths(pages)) == [path(1).text, path(3).text])
        #expect(WrittenPaths().isEmpty)
    }
}
