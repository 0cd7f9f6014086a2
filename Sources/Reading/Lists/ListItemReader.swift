import Diagnostics
import Kitchen
import Markdown

/// Reads the text of a list's line: `2 kg mozzarella €14.00 expires 2026-12-05`.
///
/// A price has the currency's sign or code before or behind its number; a day is when it expires, whether a word such as
/// "expires", "scade", "bis" or "caduca" stands before it or not. The rest is read as an ingredient line. What cannot be
/// read as a price or a day stays in the name. What stands in brackets with a semicolon in it is a remark. A name in bold
/// behind an amount is the name whatever is in it, as a sheet writes it: `2 kg **flour, type 00** €2.40 (2 packs; 2 kg needed)`.
public struct ListItemReader: Sendable {
    private let currency: Currency
    private let lines: IngredientLineReader
    private let quantities: QuantityReader

    /// A reader of prices in `currency` and of amounts as `language` writes them.
    public init(currency: Currency, language: KitchenLanguage, decimalMark: String? = nil) {
        self.currency = currency
        lines = IngredientLineReader(language: language, decimalMark: decimalMark)
        quantities = QuantityReader(language: language, decimalMark: decimalMark)
    }

    /// Fills amount, name, price and expiry of an item from its text.
    public func read(_ item: inout ListItem) {
        var words = Self.words(of: item.text)
        item.expires = takeDate(from: &words)
        item.price = takePrice(from: &words)
        let line = lines.read(words.joined(separator: " "))
        item.quantity = line.quantity
        item.name = line.name.nonEmpty ?? item.text
    }

    /// The item that a node of a list in `file` is.
    func item(of node: MarkdownNode, file: String) -> ListItem {
        let blocks = node.children.filter { !$0.isList }
        let place = SourceLocation(file: file, span: SourceSpan(line: node.line, column: node.column, length: 1))
        var item = ListItem(
            text: blocks.map(\.plainText).joined(separator: " "), isDone: node.kind == .taskItem(done: true),
            location: place)
        if !readNamed(&item, blocks) { read(&item) }
        return item
    }

    /// Fills an item that has its name in bold, behind an amount or with nothing beside it but price and day; false for any other.
    private func readNamed(_ item: inout ListItem, _ blocks: [MarkdownNode]) -> Bool {
        let parts = blocks.first?.children ?? []
        guard let bold = parts.firstIndex(where: { $0.kind == .strong }),
            let name = parts[bold].plainText.onOneLine
        else { return false }
        let amount = parts[..<bold].map(\.plainText).joined().trimmingSpaces
        let quantity = quantities.read(amount)
        guard quantity != nil || amount.isEmpty else { return false }
        let rest =
            parts[(bold + 1)...].map(\.plainText).joined() + blocks.dropFirst().map { " " + $0.plainText }.joined()
        // A price and a day stand behind something, which must not be read as one.
        var words = ["item"] + Self.words(of: rest)
        let expires = takeDate(from: &words)
        let price = takePrice(from: &words)
        guard quantity != nil || words == ["item"] else { return false }
        (item.quantity, item.name, item.price, item.expires) = (quantity, name, price, expires)
        return true
    }

    /// The words of a text without its remarks.
    private static func words(of text: String) -> [String] {
        withoutRemarks(text[...]).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func withoutRemarks(_ text: Substring) -> String {
        guard let start = text.firstIndex(of: "("), let end = close(of: start, in: text) else { return String(text) }
        let rest = withoutRemarks(text[text.index(after: end)...])
        return text[..<start] + (text[start...end].contains(";") ? "" : text[start...end]) + rest
    }

    /// The bracket that closes the one at a place.
    private static func close(of start: Substring.Index, in text: Substring) -> Substring.Index? {
        var depth = 0
        for place in text[start...].indices {
            if text[place] == "(" { depth += 1 }
            if text[place] == ")" { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    private static let expiryWords: Set<String> = [
        "expires", "expiry", "expire", "exp", "best", "before", "use", "by", "until", "on", "scade", "scadenza", "il",
        "entro", "bis", "haltbar", "mhd", "le", "avant", "jusqu'au", "caduca", "el", "vence", "antes", "del",
    ]

    private func takeDate(from words: inout [String]) -> CalendarDate? {
        let bare = { (word: String) in word.filter { !"(),;:".contains($0) } }
        guard let place = words.lastIndex(where: { CalendarDate(bare($0)) != nil }), place > 0 else { return nil }
        let date = CalendarDate(bare(words[place]))
        words.remove(at: place)
        var before = place - 1
        while before > 0, Self.expiryWords.contains(bare(words[before]).lowercased()) {
            words.remove(at: before)
            before -= 1
        }
        return date
    }

    private func takePrice(from words: inout [String]) -> Money? {
        for place in words.indices.reversed() {
            for mark in currency.marks {
                guard let range = range(of: mark, at: place, in: words) else { continue }
                let number = words[range].joined().replacing(mark, with: "")
                guard let price = money(number), range.count < words.count else { continue }
                words.removeSubrange(range)
                return price
            }
        }
        return nil
    }

    /// The words that make up a price whose mark is in the word at `place`: alone, with the number before or behind.
    private func range(of mark: String, at place: Int, in words: [String]) -> Range<Int>? {
        guard words[place].contains(mark) else { return nil }
        if words[place] != mark { return place..<place + 1 }
        if place > 0, money(words[place - 1]) != nil { return place - 1..<place + 1 }
        return place + 1 < words.count ? place..<place + 2 : nil
    }

    private func money(_ text: String) -> Money? {
        let number = text.filter { !"(),;".contains($0) || String($0) == "," && text.last != "," }
        guard let exact = Rational(decimal: number) ?? Rational(decimal: number, mark: ","), exact >= 0 else {
            return nil
        }
        let minor = exact * Rational(currency.minorUnits)
        guard minor.isWhole, minor <= Rational(Money.limit), let units = Int(exactly: minor.numerator)
        else { return nil }
        return Money(minorUnits: units, currency: currency)
    }
}
