import Kitchen

/// An amount of money in `menu.md`, and what stands before it where something does: `0,75 l 24,00`.
struct MenuTextPrice {
    /// What it is the price of.
    let label: PlacedText?
    /// The number as a payload has it; null where a dash says that there is none.
    let value: SourceValue

    /// The amounts between slashes, as in `7,50 / 11,00`; nil where one of them is none. What comes to another price may have a
    /// plus before it.
    static func all(in text: PlacedText, isAdded: Bool = false) -> [MenuTextPrice]? {
        let parts = text.split(at: "/").map { MenuTextPrice($0, isAdded: isAdded) }
        return parts.allSatisfy { $0 != nil } ? parts.compactMap(\.self) : nil
    }

    /// The `price` of a payload: one, or one for each of some sizes; nil where they are neither.
    static func payload(_ prices: [MenuTextPrice], sizes: [String]) -> SourceValue.Content? {
        if prices.count == 1 { return prices[0].value.isNull ? nil : prices[0].value.content }
        return !prices.isEmpty && prices.count == sizes.count ? payload(prices, of: sizes) : nil
    }

    /// The `price` of a payload, by what each is of, null for what is not had.
    static func payload(_ prices: [MenuTextPrice], of names: [String]) -> SourceValue.Content {
        .map(zip(names, prices).map { .init(key: $0, keySpan: $1.value.span, value: $1.value) })
    }

    private init(label: PlacedText?, value: SourceValue) { (self.label, self.value) = (label, value) }

    private init?(_ text: PlacedText, isAdded: Bool) {
        guard let (before, word) = text.lastWord else {
            guard let content = Self.content(text.text, isAdded: isAdded) else { return nil }
            self.init(label: nil, value: SourceValue(content, at: text.span))
            return
        }
        // The currency behind its number: `7,50 €`.
        if Self.isCurrency(word.text) {
            self.init(before, isAdded: isAdded)
            return
        }
        guard let content = Self.content(word.text, isAdded: isAdded) else { return nil }
        self.init(label: Self.withoutCurrency(before), value: SourceValue(content, at: word.span))
    }

    /// What a word says: a number, or with a dash that there is none.
    private static func content(_ text: String, isAdded: Bool) -> SourceValue.Content? {
        if ["-", "–", "—"].contains(text) { return .null }
        return number(text, isAdded: isAdded).map { .text($0, plain: true) }
    }

    /// The decimal text of a number with a comma or a point, and with the sign of a currency or without.
    private static func number(_ text: String, isAdded: Bool) -> String? {
        let unsigned = isAdded && text.hasPrefix("+") ? text.dropFirst() : text[...]
        let bare = String(
            unsigned.drop(while: \.isCurrencySymbol).reversed().drop(while: \.isCurrencySymbol).reversed())
        return DecimalText.isNumber(bare) ? bare : DecimalText.withPoint(bare)
    }

    /// What stands before a number without the currency at its end; nil where that is all.
    private static func withoutCurrency(_ text: PlacedText) -> PlacedText? {
        if isCurrency(text.text) { return nil }
        guard let (before, word) = text.lastWord, isCurrency(word.text) else { return text }
        return before
    }

    private static func isCurrency(_ text: String) -> Bool {
        text.allSatisfy(\.isCurrencySymbol) || Currency(code: text.uppercased()) != nil
    }
}
