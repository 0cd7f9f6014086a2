import Kitchen
import TestSupport
import Testing

/// A row of `Tests/Cases/amounts.txt`.
struct AmountCase: CustomTestStringConvertible {
    let format: QuantityFormat
    /// Whether what stands behind the amount is asked for, and not what a card says.
    let isTitle: Bool
    let quantity: Quantity
    let shown: String
    let testDescription: String

    private init?(_ columns: [String]) {
        guard columns.count == 3 else { return nil }
        let kind = columns[0].split(separator: " ").map(String.init)
        let words = columns[1].split(separator: " ")
        isTitle = kind[0] == "title"
        guard let style = QuantityStyle(rawValue: isTitle ? "author" : kind[0]),
            let language = KitchenLanguage(tag: kind[1]), let first = words.first
        else { return nil }
        let ends = first.split(separator: "-").compactMap { Rational(fraction: $0) }
        guard let lower = ends.first, let upper = ends.last, words.count < 2 || Unit(rawValue: String(words[1])) != nil
        else { return nil }
        format = QuantityFormat(style: style, language: language)
        quantity = Quantity(Amount(lower, to: upper), words.count < 2 ? nil : Unit(rawValue: String(words[1])))
        shown = columns[2]
        testDescription = columns.joined(separator: " | ")
    }

    /// All of them; a row that is no case is nil.
    static let all: [AmountCase?] = CaseTable.rows("amounts").map { AmountCase($0) }
}
