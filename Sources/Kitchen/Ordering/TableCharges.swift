import Diagnostics
import Text

/// What guests pay besides the prices of the menu: `cover` and `service` at a table, and `tax` anywhere, in `content/site.yml`.
public struct TableCharges: Hashable, Sendable {
    /// How the work of those who serve is paid for.
    public enum Service: Hashable, Sendable {
        /// By the prices of the menu, of which it is so many per cent where that is stated.
        case included(percent: Rational?)
        /// By so many per cent that come on top of them.
        case added(percent: Rational)
    }

    /// What each guest pays; nil where nobody does.
    public var cover: Money?
    /// Nil where nothing is said of it.
    public var service: Service?
    /// The tax that is added to each bill, in per cent; nil where prices have it in them.
    public var tax: Rational?
    /// Where the settings speak of the tax, for findings.
    public var taxLocation: SourceLocation?
    /// Where the settings speak of the cover charge, for findings.
    public var coverLocation: SourceLocation?
    /// Where they speak of the service.
    public var serviceLocation: SourceLocation?

    /// Nothing besides the prices.
    public init() {}

    /// The part of a bill that comes on top of it for service: 1/10 for ten per cent; nil where none does.
    public var addedShare: Rational? {
        if case .added(let percent)? = service { percent / 100 } else { nil }
    }

    /// The keys that `menu/menu.json` has of them.
    public var members: [JSONValue.Member] {
        let stated: (percent: Rational?, isIncluded: Bool)? =
            switch service {
            case .included(let percent): (percent, true)
            case .added(let percent): (percent, false)
            case nil: nil
            }
        let percent = stated?.percent?.decimalText(digits: 4)
        return (cover.map { [.init("cover", .text($0.plain))] } ?? [])
            + (stated.map { stated in
                let share = percent.map { [JSONValue.Member("percent", .text($0))] } ?? []
                return [.init("service", .object(share + [.init("included", .flag(stated.isIncluded))]))]
            } ?? [])
            + (tax?.decimalText(digits: 4).map { [.init("tax", .object([.init("percent", .text($0))]))] } ?? [])
    }
}
