import Kitchen
import Text

/// A shopping sheet in words, and written as each of its forms.
///
/// ```swift
/// let (sheet, words): (ShoppingSheet, Words)
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

    /// "Total €5.70, nothing unpriced, 2 not counted"; what has no price is named, but where nothing has one.
    public var total: String {
        let uncounted = words.filled(.countNotCounted, ("n", String(sheet.uncounted.count)))
        return (["\(words[.sum]) \(sum)"] + prices + (sheet.uncounted.isEmpty ? [] : [uncounted]))
            .joined(separator: ", ")
    }

    /// How complete the total is; nothing is said of one that is not known, and of nothing to pay.
    private var prices: [String] {
        guard let total = sheet.total else { return [] }
        guard sheet.unpriced.isEmpty else {
            return [words.filled(.unpriced, ("names", sheet.unpriced.joined(separator: ", ")))]
        }
        return total.minorUnits > 0 ? [words[.allPriced]] : []
    }

    /// What all together costs, as the site's language writes it.
    public var sum: String { sheet.total.map(written) ?? words[.unknown] }

    /// Whether nobody has to go shopping.
    public var isNothingNeeded: Bool { sheet.lines.isEmpty && sheet.uncounted.isEmpty }

    /// The shop and the aisle, as a heading: "Dairy and eggs", "Market: Fruit"; "To buy" where no aisle is known.
    public func heading(shop: String?, aisle: String?) -> String {
        let aisle = aisle ?? words[sheet.hasAisles ? .otherAisle : .toBuy]
        return shop.map { words.labelled($0, aisle) } ?? aisle
    }

    /// An amount of money as the site's language writes it.
    public func written(_ money: Money) -> String {
        let text = money.written(in: words.language)
        return format.isTypeset ? text : text.withPlainSpaces
    }
}

/// The words of one line of a sheet.
extension SheetText {
    /// What to take from the shelf: "2 packs of 1 kg", "3 bottles", "200 g + 1 cup".
    public func bought(_ line: SheetLine) -> String {
        guard let packs = packs(line) else { return SheetAmounts(line, in: format).bought ?? "" }
        // What no pack can be counted in is bought besides.
        let others = line.amounts.dropFirst().compactMap { format.shown($0, of: line.name, inPacks: false).bought }
        return ([packs] + others.map(format.text)).joined(separator: " + ")
    }

    /// "2 packs of 1 kg"; nil for what is not sold in packs, or in packs of one piece.
    func packs(_ line: SheetLine) -> String? {
        guard let packs = line.packs, let pack = line.pack, packs > 0, !Self.isOnePiece(pack) else { return nil }
        let size = format.packText(pack)
        return words.filled(packs == 1 ? .packsOne : .packsMany, ("n", String(packs)), ("size", size))
    }

    /// What the meals need and the house has of it: "2 kg needed, 300 g here".
    public func needed(_ line: SheetLine) -> String {
        let amounts = SheetAmounts(line, in: format)
        let needed = words.filled(.amountNeeded, ("amount", amounts.needed ?? ""))
        return needed + (amounts.had.map { ", " + words.filled(.amountHere, ("amount", $0)) } ?? "")
    }

    /// What will be left over: "300 g"; nil when nothing is.
    public func left(_ line: SheetLine) -> String? { SheetAmounts(line, in: format).left }

    /// The same with what will be left over, so that it adds up: "2 kg needed, 300 g here, 300 g left".
    func accounted(_ line: SheetLine) -> String {
        needed(line) + (left(line).map { ", " + words.filled(.amountLeft, ("amount", $0)) } ?? "")
    }

    /// What it is for, with the days in short: "Mon Pizza dough ×2".
    public func uses(_ uses: [SheetUse]) -> [String] {
        let gap = format.isTypeset ? "\u{A0}" : " "
        return uses.map { use in
            if use.isStaple { return words[.staples] }
            let day = use.day.map { words.shortName(of: $0.weekday) } ?? use.heading
            let times = use.times.replacing(" ", with: gap)
            let dish = [use.title, times].filter { !$0.isEmpty }.joined(separator: gap)
            return [day, dish].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Something that expires: "basil, 1 bunch, until 24 November".
    public func soon(_ soon: ExpiringItem) -> String {
        let day = soon.item.expires.map { words.filled(.goodUntil, ("day", words.written(day: $0))) }
        return [soon.name, soon.item.quantity.map(format.written), day].compactMap(\.self).joined(separator: ", ")
    }

    /// What could not be counted, in the author's words or as its amount: "salt to taste", "onions, 2".
    public func uncounted(_ entry: SheetUncounted) -> String {
        var format = format
        format.hasCups = format.hasCups && entry.hasCups
        return entry.quantity.map { "\(entry.name), \(format.text($0))" } ?? entry.text ?? entry.name
    }

    /// Why it could not be counted, and what of it is in the house: "not in groceries.csv, some in the house".
    public func reason(_ entry: SheetUncounted) -> String {
        words[entry.reason] + (entry.isInPantry ? ", \(words[.someInHouse])" : "")
    }

    /// Whether a pack is one of what is counted, so that so many packs are so many of it.
    private static func isOnePiece(_ pack: Quantity) -> Bool {
        pack.amount == .exact(1) && (pack.unit?.family ?? .count) == .count
    }
}
