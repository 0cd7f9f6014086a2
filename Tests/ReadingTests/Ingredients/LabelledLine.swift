import Foundation
import Kitchen
import Reading

/// An ingredient line with what a person reads in it: its first amount, the unit of that, and what is needed.
///
/// The name is the food as one would look it up: with the words that make it another thing to buy (fresh, frozen, dried,
/// ground, ripe), without its size, what a cook does to it, and what it is for.
struct LabelledLine {
    var text: String
    /// "1/2", "2-3", "taste" for as much as tastes good, "-" for none.
    var amount: String
    /// The case of `Unit`; empty for none.
    var unit: String
    var name: String

    /// The line of three fields between bars: amount, unit and name.
    init?(_ text: String, labels: Substring) {
        let fields = labels.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard fields.count == 3 else { return nil }
        (self.text, amount, unit, name) = (text, fields[0], fields[1], fields[2])
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
        try rows(language, by: " => ").compactMap { LabelledLine($0.key, labels: $0.labels) }
    }

    /// Lines of a collection beside the project, labelled by the name of their file and the number of the line.
    static func all(ofCorpus corpus: String, in content: URL) throws -> [LabelledLine] {
        try rows(corpus, by: " | ").compactMap { key, labels in
            let place = key.split(separator: ":")
            let file = content.appending(path: place[0] + ".md")
            let lines = try String(contentsOf: file, encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            return Int(place[1]).flatMap { LabelledLine(plain(lines[$0 - 1]), labels: labels) }
        }
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
