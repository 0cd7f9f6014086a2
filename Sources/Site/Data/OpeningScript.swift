import Addresses
import Kitchen
import Text

/// A word that says whether the house is open.
enum OpeningWord: String, CaseIterable, Sendable {
    case openNow = "open_now"
    case openUntil = "open_until"
    case closedNow = "closed_now"
    case opensAt = "opens_at"
    case opensOn = "opens_on"
}

extension SiteFrame {
    /// When the house is open, with the words for that, as a script: `assets/openings.js`.
    var openingScript: [UInt8] {
        let texts = OpeningWord.allCases.map { JSONValue.Member($0.rawValue, .text(words[$0.rawValue] ?? $0.rawValue)) }
        let data = JSONValue.object([
            .init("zone", .text(settings.timeZone)),
            .init("rules", .list(settings.openingRules.map { .text($0.code) })), .init("words", .object(texts)),
        ])
        return Array("const kitchenOpenings = ".utf8) + data.compact + Array(";\n".utf8)
    }
}

extension PageKind {
    /// What scripts know of the opening hours.
    static let openings = PageKind(prefix: PageAddress.openings, isThere: \.hasOpenings) { plan in
        [PlannedPage(address: PageAddress.openings) { plan.site.openingScript }]
    }
}
