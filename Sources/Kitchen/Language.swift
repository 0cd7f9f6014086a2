/// The language that a site is written in, by its BCP 47 tag.
public struct Language: Hashable, Sendable {
    /// The tag as the site gives it (`en`, `it`, `de-AT`), for the `lang` attribute.
    public let tag: String

    /// The language of a tag.
    public init(tag: String) {
        self.tag = tag
    }

    /// The primary subtag, in lower case: `de` for `de-AT`; it names the strings file.
    public var code: String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }

    /// English: what a site without a language is written in.
    public static let english = Language(tag: "en")

    /// How numbers and money are written.
    public struct NumberStyle: Hashable, Sendable {
        /// What stands before the decimals.
        public var decimalPoint: String
        /// What stands between groups of three digits.
        public var group: String
        /// Whether the sign of currency stands before the number.
        public var currencyFirst: Bool
    }

    /// How numbers and money are written in the language (after the Unicode CLDR's number formats); English for others.
    public var numbers: NumberStyle {
        switch code {
        case "it", "de", "es": NumberStyle(decimalPoint: ",", group: ".", currencyFirst: false)
        case "fr": NumberStyle(decimalPoint: ",", group: "\u{202F}", currencyFirst: false)
        default: NumberStyle(decimalPoint: ".", group: ",", currencyFirst: true)
        }
    }
}
