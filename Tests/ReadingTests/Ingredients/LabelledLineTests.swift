import Foundation
import Kitchen
import Testing

/// Lines that a person labelled before any program read them. The shares may only rise.
@Suite struct LabelledLineTests {
    /// The least shares of amounts, units and names, of a thousand.
    private static let own: [(language: KitchenLanguage, table: String, least: [Int])] = [
        (.english, "english", [1000, 992, 992]), (.italian, "italian", [1000, 983, 983]),
        (.german, "german", [1000, 1000, 1000]), (.french, "french", [1000, 951, 967]),
        (.spanish, "spanish", [1000, 1000, 1000]),
    ]

    @Test(arguments: own)
    func readsLinesAsPeopleDo(language: KitchenLanguage, table: String, least: [Int]) throws {
        let lines = try LabelledLine.all(in: table)
        #expect(lines.count > 60)
        check(LabelledShares(lines, language: language), least: least)
    }

    private static let corpus = shared.appending(path: "corpora/based-cooking/content")
    private static let isThere = FileManager.default.fileExists(atPath: corpus.path())

    @Test(.enabled(if: isThere, "skipped: there is no shared/corpora/based-cooking beside the package"))
    func readsLinesOfTheCorpusAsPeopleDo() throws {
        let lines = try LabelledLine.all(ofCorpus: "based-cooking", in: Self.corpus)
        #expect(lines.count == 294)
        check(LabelledShares(lines, language: .english), least: [993, 993, 976])
    }

    @Test(arguments: own)
    func linesMeetTheirGroceries(language: KitchenLanguage, table: String, least: [Int]) throws {
        let groceries = try LabelledLine.shelf(in: table, language: language)
        try check(MetShares(LabelledLine.all(in: table), buying: LabelledLine.groceries(in: table), in: groceries))
    }

    @Test(.enabled(if: isThere, "skipped: there is no shared/corpora/based-cooking beside the package"))
    func linesOfTheCorpusMeetTheirGroceries() throws {
        let lines = try LabelledLine.all(ofCorpus: "based-cooking", in: Self.corpus)
        let groceries = try LabelledLine.shelf(in: "english", language: .english)
        try check(MetShares(lines, buying: LabelledLine.groceries(in: "based-cooking"), in: groceries))
    }

    /// At least 92 % of the lines that name a grocery meet it, and no line meets another.
    private func check(_ shares: MetShares) {
        print("Groceries met by labelled lines, of a thousand", shares.share, "of", shares.named)
        #expect(shares.named > 40 && shares.share >= 920, "\(shares.share)\n\(shares.misses.joined(separator: "\n"))")
        #expect(shares.wrong == 0, "\(shares.misses.joined(separator: "\n"))")
    }

    private func check(_ shares: LabelledShares, least: [Int]) {
        print("Labelled lines: amounts, units, names of a thousand", shares.shares)
        let isReached = zip(shares.shares, least).allSatisfy { $0 >= $1 }
        #expect(isReached, "\(shares.shares) of \(least):\n\(shares.misses.joined(separator: "\n"))")
    }
}
