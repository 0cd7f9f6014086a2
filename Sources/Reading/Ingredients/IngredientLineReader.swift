import Kitchen

/// Reads ingredient lines as people write them.
///
/// ```swift
/// let reader = IngredientLineReader(language: .english)
/// reader.read("2 x 400 g tins chickpeas, drained").measures  // 2 tins, 800 g
/// reader.read("salt and pepper, to taste").quantity          // to taste
/// reader.read("juice of 1 lemon").name                       // "lemon"
/// ```
///
/// Understood are an amount before the name, after it ("Eggs: 5", "Ginger 1 tbsp"), in brackets after it ("garlic (1 clove)"),
/// and within it ("juice of 1 lemon"). What cannot be read is kept whole as the name, with no amount. The text should be
/// plain: links and emphasis of Markdown taken off. Cost: linear in the line; about 3 µs for one.
public struct IngredientLineReader: Sendable {
    private let language: KitchenLanguage
    private let decimalMark: String?
    private var lexicon: Lexicon { .of(language, decimalMark: decimalMark) }

    /// A reader for lines in a language, with the decimal mark of a region where that has one of its own.
    public init(language: KitchenLanguage, decimalMark: String? = nil) {
        (self.language, self.decimalMark) = (language, decimalMark)
    }

    /// The line, read as far as it can be.
    public func read(_ text: String) -> IngredientLine {
        var scan = IngredientScan(lexicon: lexicon)
        return scan.read(text)
    }
}
