/// How numbers and amounts of money are written in a language and a region.
public struct NumberStyle: Hashable, Sendable {
    /// Where the sign of the currency stands.
    public enum SignPlace: Sendable {
        /// "€5.50"; with a space where the sign is a word: "CHF 5.50".
        case before
        /// "€ 5,50"
        case beforeWithSpace
        /// "5,50 €"
        case after
    }

    /// What stands before the decimals of an amount.
    public var decimalMark: String
    /// What stands before the decimals of money; French Switzerland writes it in its own way.
    public var moneyMark: String
    /// What stands between groups of three digits.
    public var group: String
    /// The fewest digits that are grouped: 5 where "1234,50" stands without.
    public var groupedFrom: Int
    /// Where the sign of the currency stands.
    public var sign: SignPlace
    /// The signs of currencies by their code, where they are not the usual ones.
    var currencySigns: [String: String] = [:]

    private init(
        _ decimalMark: String, _ group: String, _ sign: SignPlace, moneyMark: String? = nil, groupedFrom: Int = 4
    ) {
        (self.decimalMark, self.group, self.sign) = (decimalMark, group, sign)
        (self.moneyMark, self.groupedFrom) = (moneyMark ?? decimalMark, groupedFrom)
    }

    /// The style of the first of some tags that has one, from the closest to the language; English for others.
    static func of(_ lineage: [String]) -> NumberStyle {
        var style = lineage.lazy.compactMap { byTag[$0] }.first ?? NumberStyle(".", ",", .before)
        for tag in lineage.reversed() {
            style.currencySigns.merge(CurrencySigns.byTag[tag] ?? [:]) { _, closer in closer }
        }
        return style
    }

    private static let byTag: [String: NumberStyle] = {
        var table: [String: NumberStyle] = [:]
        for (tags, style) in rows {
            for tag in tags.split(separator: " ") { table[String(tag)] = style }
        }
        return table
    }()

    private static let (thin, space) = ("\u{202F}", "\u{A0}")

    /// From the Unicode CLDR (release 47, `numbers`); what Switzerland groups by is its earlier ’, as prices there have it.
    private static let rows: [(tags: String, style: NumberStyle)] = [
        ("it de da is ro hr sl sr el ca gl eu vi lb bs mk fr-LU", NumberStyle(",", ".", .after)),
        ("en-BE en-DE en-DK en-ES en-IT en-PL en-RO en-SI", NumberStyle(",", ".", .after)),
        ("es", NumberStyle(",", ".", .after, groupedFrom: 5)),
        ("fr en-FR", NumberStyle(",", thin, .after)),
        ("pl", NumberStyle(",", space, .after, groupedFrom: 5)),
        ("fr-CA cs sk hu fi sv nb no nn uk ru bg et lv lt sq", NumberStyle(",", space, .after)),
        ("pt-PT", NumberStyle(",", space, .after, groupedFrom: 5)),
        ("pt-CH pt-LU en-CZ en-FI en-HU en-NO en-PT en-SE en-SK", NumberStyle(",", space, .after)),
        ("de-CH de-LI it-CH en-CH", NumberStyle(".", "’", .beforeWithSpace)),
        ("fr-CH", NumberStyle(",", thin, .after, moneyMark: ".")),
        ("de-AT en-AT nl en-NL pt es-AR es-CO es-PY es-UY", NumberStyle(",", ".", .beforeWithSpace)),
        ("es-BO es-CL es-EC es-VE tr id", NumberStyle(",", ".", .before)),
        (
            "es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PR es-SV es-US",
            NumberStyle(".", ",", .before)
        ),
        ("es-PE", NumberStyle(".", ",", .beforeWithSpace)),
        ("es-CR en-ZA", NumberStyle(",", space, .before)),
    ]
}
