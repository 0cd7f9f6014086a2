import Diagnostics
import Foundation
import Kitchen
import Reading

/// An ingredient line with what a person reads in it: its first amount, the unit of that, and what is needed.
///
/// The name is the food as one would look it up: with the words that make it another thing to buy (fresh, frozen, dried,
/// ground, ripe), without its size, what a cook does to it, and what it is for.
struct LabelledLine {
    /// Its words, or its place in a collection: by what tables name it.
    var key: String
    var text: String
    /// "1/2", "2-3", "taste" for as much as tastes good, "-" for none.
    var amount: String
    /// The case of `Unit`; empty for none.
    var unit: String
    var name: String

    /// The line of three fields between bars: amount, unit and name.
    init?(_ text: String, key: String, labels: Substring) {
        let fields = labels.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard fields.count == 3 else { return nil }
        (self.key, self.text, amount, unit, name) = (key, text, fields[0], fields[1], fields[2])
    }
}

extension LabelledLine {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Labelled")

    private static func rows(_ name: String, by divider: String) throws -> [(key: String, labels: Substring)] {
        let text = try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { row in
            row.firstRange(of: divider).map { (String(row[..<$0.lowerBound]), row[$0.upperBound...]) }
        }
    }

    /// The lines of a table that has their words: `2 eggs => 2 |  | eggs`.
    static func all(in language: String) throws -> [LabelledLine] {
        try rows(language, by: " => ").compactMap { LabelledLine($0.key, key: $0.key, labels: $0.labels) }
    }

    /// Lines of a collection beside the project, labelled by the name of their file and the number of the line.
    static func all(ofCorpus corpus: String, in content: URL) throws -> [LabelledLine] {
        try rows(corpus, by: " | ").compactMap { key, labels in
            let place = key.split(separator: ":")
            let file = content.appending(path: place[0] + ".md")
            let lines = try String(contentsOf: file, encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            return Int(place[1]).flatMap { LabelledLine(plain(lines[$0 - 1]), key: key, labels: labels) }
        }
    }

    /// What lines of a table buy, by their keys: groceries, "-" for a food that a word of the line names but that is another.
    static func groceries(in table: String) throws -> [String: String] {
        let met = try rows(table + "-groceries", by: " => ").map { ($0.key, String($0.labels)) }
        return Dictionary(met, uniquingKeysWith: { first, _ in first })
    }

    /// The groceries beside a table, a line each with its aliases behind semicolons.
    static func shelf(in table: String, language: KitchenLanguage) throws -> Groceries {
        let text = try String(contentsOf: folder.appending(path: table + "-shelf.txt"), encoding: .utf8)
        let groceries = text.split(separator: "\n").map { row in
            let names = row.split(separator: ";").map(String.init)
            var grocery = Grocery(name: names[0], location: SourceLocation(file: table))
            grocery.aliases = Array(names.dropFirst())
            return grocery
        }
        return Groceries(groceries, language: language)
    }

    /// An item of a Markdown list without its marks, as its words are read on a card.
    private static func plain(_ item: Substring) -> String {
        String(item.drop { " -*+".contains($0) }).replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.output.1 }
            .replacing(#/[*_]/#, with: "")
    }
}

/// How many of some labelled lines are read as labelled.
struct LabelledShares {
    private(set) var misses: [String] = []
    private var (lines, amounts, units, names) = (0, 0, 0, 0)

    init(_ lines: [LabelledLine], language: KitchenLanguage) {
        let reader = IngredientLineReader(language: language)
        for line in lines { add(line, reader.read(line.text)) }
    }

    private mutating func add(_ label: LabelledLine, _ line: IngredientLine) {
        lines += 1
        let isAmount = Self.amount(of: line) == label.amount
        let isUnit = (line.quantity?.unit?.rawValue ?? "") == label.unit
        let isName = FoodName.folded(line.name) == FoodName.folded(label.name)
        amounts += isAmount ? 1 : 0
        units += isUnit ? 1 : 0
        names += isName ? 1 : 0
        guard !isAmount || !isUnit || !isName else { return }
        misses.append(
            "\(label.text)\n    \(label.amount) | \(label.unit) | \(label.name)\n    "
                + "\(Self.amount(of: line)) | \(line.quantity?.unit?.rawValue ?? "") | \(line.name)")
    }

    private static func amount(of line: IngredientLine) -> String {
        guard let amount = line.quantity?.amount else { return "-" }
        guard let lower = amount.lower, let upper = amount.upper else { return "taste" }
        return lower == upper ? "\(lower)" : "\(lower)-\(upper)"
    }

    /// Amounts, units and names read as labelled, of a thousand.
    var shares: [Int] { [amounts, units, names].map { $0 * 1000 / max(1, lines) } }
}

/// How many of some labelled lines meet the groceries that a person says they buy.
struct MetShares {
    private(set) var (named, met, wrong, misses) = (0, 0, 0, [String]())

    init(_ lines: [LabelledLine], buying expected: [String: String], in groceries: Groceries) {
        let reader = IngredientLineReader(language: groceries.language)
        for line in lines {
            let wanted = expected[line.key].flatMap { $0 == "-" ? nil : $0 } ?? ""
            add(line, wanted, groceries.foods(in: reader.read(line.text).food).map(\.name).joined(separator: " + "))
        }
    }

    private mutating func add(_ line: LabelledLine, _ wanted: String, _ found: String) {
        named += wanted.isEmpty ? 0 : 1
        met += !wanted.isEmpty && found == wanted ? 1 : 0
        wrong += !found.isEmpty && found != wanted ? 1 : 0
        if found != wanted { misses.append("\(line.text): wants \(wanted), meets \(found)") }
    }

    /// Of the lines that name a grocery, how many of a thousand meet it.
    var share: Int { met * 1000 / max(1, named) }
}
