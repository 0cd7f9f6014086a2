import Kitchen
import Reading

/// A dish and how much of it, as somebody types it behind a command: `Margherita ×4`, `2x focaccia`, `soup for 6, warm`.
public struct PlannedWish: Hashable, Sendable {
    /// What the dish is called.
    public let name: String
    /// How much of it.
    public let amount: PlannedAmount
    /// What else is said behind that; empty for nothing.
    public let remark: String

    /// The wish in a text; `*`, `x` and `×` are one sign.
    public init(_ text: String, language: KitchenLanguage, decimalMark: String? = nil) {
        let split = PlanAmountReader(language: language, decimalMark: decimalMark).split(text)
        (name, amount, remark) = (split?.name ?? text, split?.amount ?? .times(1), split?.rest ?? "")
    }
}

extension Settings {
    /// The wish in a text, with numbers as the site writes them.
    public func wish(_ text: String) -> PlannedWish {
        PlannedWish(text, language: kitchenLanguage, decimalMark: decimalMark)
    }
}
