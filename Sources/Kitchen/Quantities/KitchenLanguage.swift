/// The languages that Forno reads and writes ingredient lines in, by their ISO 639-1 code.
public enum KitchenLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case italian = "it"
    case german = "de"
    case french = "fr"
    case spanish = "es"

    /// The language of a tag such as `de`, `DE` or `de-AT`; nil for one that is not among these.
    public init?(tag: some StringProtocol) {
        let primary = tag.prefix { $0 != "-" && $0 != "_" }
        self.init(rawValue: primary.lowercased())
    }

    /// What stands between the whole part and the decimals of a number.
    public var decimalMark: String { self == .english ? "." : "," }

    /// One of five values, that of the language; the others are not made.
    package func choose<Value>(
        english: @autoclosure () -> Value, italian: @autoclosure () -> Value, german: @autoclosure () -> Value,
        french: @autoclosure () -> Value, spanish: @autoclosure () -> Value
    ) -> Value {
        switch self {
        case .english: english()
        case .italian: italian()
        case .german: german()
        case .french: french()
        case .spanish: spanish()
        }
    }
}
