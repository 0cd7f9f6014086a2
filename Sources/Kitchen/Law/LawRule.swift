import Diagnostics

/// A rule of a country about what a menu has to say.
public struct LawRule: Sendable {
    /// How certain it is that the rule is one.
    public enum Standing: String, CaseIterable, Sendable {
        /// Its wording was read where the law is published.
        case law
        /// It is recommended by those who enforce the law, or by a trade.
        case guidance
        /// It is told by others; its wording was not read where the law is published.
        case unconfirmed
    }

    /// From how large a business it holds.
    public enum Size: Hashable, Sendable {
        case any
        /// So many employees.
        case employees(Int)
        /// So many places of the same name.
        case outlets(Int)
    }

    /// The name: "DE-additives".
    public let name: String
    /// Whose rule it is.
    public let country: LawCountry
    /// How certain it is.
    public let standing: Standing
    /// From how large a business it holds.
    public let size: Size
    /// What it asks, in one sentence.
    public let text: String
    /// Where it stands: "LMZDV, section 5 (1)".
    public let source: String
    /// The address at which its wording was read; nil where that is not one of the publisher.
    public let address: String?
    /// The day on which the source was last looked at: "2026-11-27".
    public let day: String
    /// What of a menu breaks it.
    let broken: @Sendable (LawView) -> [LawFinding]

    init(
        _ name: String, _ standing: Standing, from size: Size = .any, _ text: String, source: String,
        address: String? = nil, day: String = "2026-11-27",
        broken: @escaping @Sendable (LawView) -> [LawFinding]
    ) {
        // The name begins with the code of a country, which a test sees to.
        country = LawCountry(rawValue: String(name.prefix(2))) ?? .germany
        (self.name, self.standing, self.size, self.text) = (name, standing, size, text)
        (self.source, self.address, self.day, self.broken) = (source, address, day, broken)
    }
}

/// Something of a menu that breaks a rule.
struct LawFinding: Hashable, Sendable {
    /// What is wrong, with the name of the dish.
    let message: String
    /// Where that stands.
    let location: SourceLocation?
    /// What to write.
    let fix: String
}
