import Addresses
import Kitchen
import Text

/// How amounts and times are written, as scripts read them in a reader's own recipes and lists: `assets/measures-data.js`.
struct MeasureScript: Sendable {
    private let units: (folded: [String: Unit], cased: [String: Unit])
    /// With the words of a language, of each unit between commas and of each time by its seconds, and a decimal mark.
    init(_ language: KitchenLanguage, decimalMark: String) {
        units = UnitWords.names(in: language)
        let other = decimalMark == "." ? "," : "."
        let decimals = #"(?:[\#(decimalMark)]\d+|\#(other == "." ? #"\."# : other)(?!\d{3}(?!\d))\d+)?"#
        number = #"\d+ +\d+/\d+|\d+/\d+|\d+\#(decimals)(?: ?[¼½¾⅓⅔⅛])?|[¼½¾⅓⅔⅛]"#
    }

    /// The script, which calls `kitchenData` of `data.js`, and its stamp: the same for the same words, and no other.
    var script: (bytes: [UInt8], stamp: String) {
        JSONValue.object([
            .init("units", Self.grouped(units.folded.merging(units.cased) { $1 }, by: \.rawValue)),
            .init("times", Self.grouped(TimeUnit.timerNames) { String($0.seconds) }),
            .init("amount", .text(amount)), .init("time", .text(time)),
        ]).dataScript("measures")
    }

    private static func grouped<Meaning>(_ words: [String: Meaning], by name: (Meaning) -> String) -> JSONValue {
        let groups = Dictionary(grouping: words.sorted { $0.key < $1.key }) { name($0.value) }
        return .object(
            groups.sorted { $0.key < $1.key }.map { group in
                .init(group.key, .text(group.value.map(\.key).joined(separator: ",")))
            })
    }

    /// A number: `1 1/2`, `3/4`, `1.5`, `1½`, `½`; with the other mark none that may be thousands, as `1,000`.
    private let number: String

    /// The number, or the two of a range, that a line begins with, as a regular expression; none of a date, a share, a
    /// temperature, or a size as "1-inch".
    private var amount: String { #"^(\#(number))(?:\s*[-–]\s*(\#(number)))?(?![\d.,/-]|\s*[%°])"# }

    /// A time with its number and its unit, and perhaps a smaller one behind it, as a regular expression.
    private var time: String {
        let names = TimeUnit.timerNames.keys.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
        let range = #"(?:\s*(?:[-–]|to|or|a|o|bis|oder|à|ou)\s*(?:\#(number)))?"#
        let one = #"(\#(number))\#(range)[\s-]?(\#(names))(?![\p{L}\d])"#
        return #"(?<![\p{L}\d:.,/$#-])\#(one)(?:\s(?:(?:and|und|e|et|y|plus)\s)?\#(one))?"#
    }
}

extension PageKind {
    /// What scripts know of how amounts and times are written.
    static let measureData = PageKind(prefix: PageAddress.measureData) { plan in
        [PlannedPage(address: PageAddress.measureData) { plan.site.measureScript.script.bytes }]
    }
}

extension SiteFrame {
    /// How amounts and times are written, for scripts.
    var measureScript: MeasureScript {
        MeasureScript(settings.amounts.language, decimalMark: settings.amounts.decimalMark)
    }
}
