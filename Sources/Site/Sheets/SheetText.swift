import Kitchen
import Text

/// A shopping sheet in words, and written as each of its forms.
///
/// ```swift
/// let text = SheetText(sheet, words: words, format: QuantityFormat(language: .english))
/// text.title            // "Week 48, 23–29 November"
/// text.plain            // the sheet for a terminal, as UTF-8
/// text.markdown         // the sheet as a task list
/// ```
public struct SheetText: Sendable {
    /// What is written.
    public let sheet: ShoppingSheet
    /// The words in the language of the site.
    public let words: Words
    /// How amounts are shown.
    public let format: QuantityFormat

    /// The texts of a sheet; packs keep the units that they are sold in.
    public init(_ sheet: ShoppingSheet, words: Words, format: QuantityFormat) {
        self.sheet = sheet
        self.words = words
        self.format = format
    }

    /// "Week 48, 23–29 November"; "To buy" without a week.
    public var title: String {
        guard let week = sheet.week else { return words[.toBuy] }
        return words.filled(.week, ("n", String(week.number))) + ", " + words.written(week: week)
    }

    /// "Total €5.70, nothing unpriced, 2 not counted"; what has no price is named.
    public var total: String {
        let unpriced = words.filled(.unpriced, ("names", sheet.unpriced.joined(separator: ", ")))
        let uncounted = words.filled(.countNotCounted, ("n", String(sheet.uncounted.count)))
        return
            (["\(words[.sum]) \(written(sheet.total))", sheet.unpriced.isEmpty ? words[.allPriced] : unpriced]
            + (sheet.uncounted.isEmpty ? [] : [uncounted])).joined(separator: ", ")
    }

    /// Whether nobody has to go shopping.
    public var isNothingNeeded: Bool { sheet.lines.isEmpty && sheet.uncounted.isEmpty }

    /// The shop and the aisle, as a heading: "Dairy and eggs", "Market: Fruit".
    public func heading(shop: String?, aisle: String?) -> String {
        let aisle = aisle ?? words[.otherAisle]
        return shop.map { words.labelled($0, aisle) } ?? aisle
    }

    /// An amount of money as the site's language writes it.
    public func written(_ money: Money) -> String {
        let text = money.written(in: words.language)
        return format.isTypeset ? text : text.withPlainSpaces
    }
}
