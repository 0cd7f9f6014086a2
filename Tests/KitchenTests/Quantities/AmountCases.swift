import Foundation
import Kitchen
import Testing

/// A line of `Tests/Amounts/cases.txt`, which the page's script is held to as well.
struct AmountCase: CustomTestStringConvertible {
    let format: QuantityFormat
    let quantity: Quantity
    let shown: String
    let testDescription: String

    private init?(_ line: Substring) {
        let columns = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
        guard columns.count == 3 else { return nil }
        let kind = columns[0].split(separator: " ")
        let words = columns[1].split(separator: " ")
        guard let style = QuantityStyle(rawValue: String(kind[0])), let language = KitchenLanguage(tag: kind[1]),
            let first = words.first
        else { return nil }
        let ends = first.split(separator: "-").compactMap { Rational(fraction: $0) }
        guard let lower = ends.first, let upper = ends.last, words.count < 2 || Unit(rawValue: String(words[1])) != nil
        else { return nil }
        format = QuantityFormat(style: style, language: language)
        quantity = Quantity(Amount(lower, to: upper), words.count < 2 ? nil : Unit(rawValue: String(words[1])))
        shown = columns[2]
        testDescription = String(line)
    }

    /// All of them; a line that is neither a case nor a comment is nil.
    static let all: [AmountCase?] = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map { AmountCase($0) }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Amounts/cases.txt")
}
