import Kitchen

/// Reads a text that is only a quantity: a portion, a pack, an amount in the pantry.
///
/// ```swift
/// QuantityReader(language: .english).read("1 1/2 kg")  // 3/2 kilogram
/// ```
public struct QuantityReader: Sendable {
    private let language: KitchenLanguage
    private let decimalMark: String?
    private var lexicon: Lexicon { .of(language, decimalMark: decimalMark) }

    /// A reader for a language's numbers and units; metric symbols and English measures are read in all of them.
    /// `decimalMark` is that of a region which has one of its own.
    public init(language: KitchenLanguage, decimalMark: String? = nil) {
        (self.language, self.decimalMark) = (language, decimalMark)
    }

    /// The quantity that the whole text says; nil when it says more, or no quantity.
    public func read(_ text: some StringProtocol) -> Quantity? {
        var scan = QuantityScan(lexicon: lexicon)
        scan.open(String(text))
        if let (meaning, end) = scan.phrase(at: 0), meaning.plays.contains(.taste), scan.rest(isEmptyFrom: end) {
            return .toTaste
        }
        guard let found = scan.quantity(at: 0), scan.rest(isEmptyFrom: found.end) else { return nil }
        return found.quantity
    }

    /// The density of a text such as `0.53 g/ml` or `0.53`, in grams per millilitre; nil for another text or one not
    /// above 0.
    public func density(_ text: some StringProtocol) -> Rational? {
        let words = text.split(separator: " ")
        guard let first = words.first, words.count <= 2, words.count == 1 || words[1].lowercased() == "g/ml" else {
            return nil
        }
        let value = Rational(decimal: first) ?? Rational(decimal: first, mark: ",")
        return value.flatMap { $0 > 0 ? $0 : nil }
    }
}

extension QuantityScan {
    /// Whether nothing but a full stop is left from a token on.
    func rest(isEmptyFrom index: Int) -> Bool {
        index == tokens.count || index == tokens.count - 1 && isMark(index, ".")
    }
}
