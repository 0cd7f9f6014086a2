import Diagnostics

/// A language in which the pages of a site are shown besides its own, with its texts. Facts and prices have no place in it, so they
/// cannot differ.
public struct Translation: Hashable, Sendable {
    /// The texts of the menu in the other languages, in the site.
    public static let file = "content/menu/words.csv"

    /// The language.
    public var language: Language
    /// The name of the site in it; nil where that is the same.
    public var title: String?
    /// The line below the title; nil where that is not translated.
    public var tagline: String?
    /// What search engines are told; nil where that is not translated.
    public var description: String?
    /// What stands for the texts of the menu, by those of the site's own language.
    public var words: [String: String] = [:]

    /// The pages and the long descriptions of dishes that are there in it, by the addresses of their pages.
    public var pages: [String: Page] = [:]

    /// Where the settings name the language.
    public var location: SourceLocation

    /// A translation into a language, of nothing yet.
    public init(_ language: Language, location: SourceLocation) {
        (self.language, self.location) = (language, location)
    }

    /// The folder of its pages, with a slash at its end: `en/`.
    public var folder: String { language.tag.lowercased() + "/" }

    /// A text in this language, or as it is where nothing stands for it. An amount needs no translation, only its decimal mark.
    public func text(_ text: String) -> String {
        words[text] ?? AmountName(text).map { $0.written(with: language.numbers.decimalMark) } ?? text
    }
}

/// The name of a size that is an amount, as "0,33 l" is.
struct AmountName {
    private let whole: Substring
    private let decimals: Substring?
    private let unit: Substring

    /// Nil for a name that is none.
    init?(_ text: String) {
        whole = text.prefix(while: \.isASCIIDigit)
        let rest = text.dropFirst(whole.count)
        if rest.first == "," || rest.first == "." {
            let decimals = rest.dropFirst().prefix(while: \.isASCIIDigit)
            (self.decimals, unit) = (decimals, rest.dropFirst(1 + decimals.count))
        } else {
            (decimals, unit) = (nil, rest)
        }
        guard !whole.isEmpty, decimals?.isEmpty != true, Self.isUnit(String(unit.drop(while: \.isWhitespace))) else {
            return nil
        }
    }

    /// Whether a name is one of a unit in all languages: "4 formaggi" is no amount.
    private static func isUnit(_ name: String) -> Bool {
        ["cm", "\"", "″"].contains(name) || UnitNames.of(.english).unit(named: name) != nil
    }

    /// The unit follows as it was written.
    func written(with decimalMark: String) -> String {
        String(whole) + (decimals.map { decimalMark + $0 } ?? "") + unit
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
