import Kitchen
import Text

/// What is in the braces of Cooklang: an amount, a unit behind a percent sign, and whether it is fixed.
public struct CooklangQuantity: Hashable, Sendable {
    /// The amount as written, without white space around it.
    public var text: String
    /// The unit as written; empty when there is none.
    public var unitText: String
    /// The amount exactly; nil when the text is no number or range.
    public var amount: Amount?
    /// Whether it stays when the recipe is scaled: `{=1%tsp}`.
    public var isFixed: Bool

    /// What is between braces; nil when it is blank.
    init?(braces: String) {
        var text = braces.trimmed
        isFixed = text.first == "="
        if isFixed { text = String(text.dropFirst()).trimmed }
        let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).map {
            String($0).trimmed
        }
        self.text = CooklangEscape.shown(parts.first ?? "")
        unitText = parts.count > 1 ? CooklangEscape.shown(parts[1]) : ""
        guard !self.text.isEmpty || !unitText.isEmpty else { return nil }
        amount = Self.amount(self.text)
    }

    /// The quantity in the units of the kitchen; nil when the amount is no number. Of a unit that is not known it is the count.
    ///
    /// Without a percent sign the whole text is read as people write it: `{500 g}`.
    public func quantity(in language: KitchenLanguage, decimalMark: String? = nil) -> Quantity? {
        let reader = QuantityReader(language: language, decimalMark: decimalMark)
        guard !unitText.isEmpty else { return amount.map { Quantity($0) } ?? reader.read(text) }
        guard let amount = amount ?? plainAmount(reader) else { return nil }
        if let unit = Unit(named: unitText, in: language) { return Quantity(amount, unit) }
        // "3%large" is a count, with the size where a unit would be.
        if let counted = reader.read("\(text) \(unitText)") { return counted }
        return Quantity(amount, Unit(named: unitWords(in: language).unit, in: language))
    }

    /// Whether the amount is a number in a unit that is not known: `{2%trays}`, and not `{3%large}`.
    func isInOwnUnit(in language: KitchenLanguage, decimalMark: String? = nil) -> Bool {
        let reader = QuantityReader(language: language, decimalMark: decimalMark)
        return !unitText.isEmpty && (amount ?? plainAmount(reader)) != nil
            && Unit(named: unitWords(in: language).unit, in: language) == nil
            && reader.read("\(text) \(unitText)") == nil
    }

    /// The unit as written, apart from a word that is said behind a weight or a volume: "can" of "ounce can", "trimmed" of
    /// "oz, trimmed".
    func unitWords(in language: KitchenLanguage) -> (unit: String, remark: String?) {
        let words = unitText.split { $0.isWhitespace || $0 == "," }.map(String.init)
        guard words.count == 2, Unit(named: unitText, in: language) == nil,
            Unit(named: words[0], in: language)?.isOfWeightOrVolume ?? false
        else { return (unitText, nil) }
        return (words[0], words[1])
    }

    /// "¼" and "1½", which are no numbers of Cooklang's own.
    private func plainAmount(_ reader: QuantityReader) -> Amount? {
        guard text.contains(where: { $0.isNumber && !$0.isASCII }) else { return nil }
        return reader.read(text).flatMap { $0.unit == nil ? $0.amount : nil }
    }

    /// A number, or a range of two with a dash between.
    private static func amount(_ text: String) -> Amount? {
        let ends = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map {
            number(String($0).trimmed)
        }
        guard let first = ends.first, let lower = first else { return nil }
        guard ends.count > 1 else { return .exact(lower) }
        guard ends.count == 2, let upper = ends[1] else { return nil }
        return Amount(lower, to: upper)
    }

    /// A whole number, decimal, fraction or mixed number; a leading zero ("01/2") makes it text, as in the suite.
    private static func number(_ text: String) -> Rational? {
        guard let first = text.first, !(first == "0" && text.dropFirst().first?.isNumber ?? false) else { return nil }
        if let decimal = Rational(decimal: text) { return decimal }
        let terms = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard terms.count == 2, !terms[1].contains(" ") else { return nil }
        return Rational(fraction: terms.joined(separator: "/"))
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
        guard let first = unicodeScalars.firstIndex(where: { !isSpace($0) }),
            let last = unicodeScalars.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(self[first...last])
    }
}
