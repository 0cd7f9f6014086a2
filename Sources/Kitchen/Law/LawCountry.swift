/// A country whose rules about menus Forno knows some of, by its code in ISO 3166-1.
public enum LawCountry: String, CaseIterable, Hashable, Sendable {
    case germany = "DE"
    case austria = "AT"
    case switzerland = "CH"
    case italy = "IT"
    case france = "FR"
    case spain = "ES"
    case unitedKingdom = "GB"
    case unitedStates = "US"

    /// Its name in English.
    public var name: String {
        switch self {
        case .germany: "Germany"
        case .austria: "Austria"
        case .switzerland: "Switzerland"
        case .italy: "Italy"
        case .france: "France"
        case .spain: "Spain"
        case .unitedKingdom: "United Kingdom"
        case .unitedStates: "United States"
        }
    }
}

/// What a site says of the rules that its menu is under.
public struct LawSettings: Hashable, Sendable {
    /// Whose rules are looked at, in order.
    public var countries: [LawCountry]
    /// How many places of this name there are; nil where that is not said.
    public var outlets: Int?
    /// How many people the business employs; nil where that is not said.
    public var employees: Int?

    /// The rules of these countries.
    public init(_ countries: [LawCountry], outlets: Int? = nil, employees: Int? = nil) {
        (self.countries, self.outlets, self.employees) = (countries, outlets, employees)
    }
}
