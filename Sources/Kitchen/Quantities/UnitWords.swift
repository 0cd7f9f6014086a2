/// The names of the units in each language: what is read, and what is shown.
///
/// A row gives per language the shown singular and plural, then after a bar what else is read. One shown form stands for
/// both. `all` is read and shown in every language that has no own entry. A form that starts with `=` is read only in its
/// case; one that starts with `~` is shown and not read. Where a word names two units in one language, the earlier row has it.
public struct UnitWords: Sendable {
    /// The unit that the row is of.
    public var unit: Unit
    private var forms: [KitchenLanguage: Forms]

    struct Forms: Sendable {
        var singular: String
        var plural: String
        /// All forms that are read, the shown ones first.
        var read: [String]

        init(_ text: String) {
            let sides = text.split(separator: "|", maxSplits: 1).map { Self.list($0) }
            let shown = (sides.first ?? []).map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
            singular = shown.first ?? ""
            plural = shown.last ?? ""
            read = sides.joined().filter { !$0.hasPrefix("~") }
        }

        private static func list(_ text: Substring) -> [String] {
            text.split(separator: ",").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
        }
    }

    init(
        _ unit: Unit, all: String = "", en: String = "", it: String = "", de: String = "", fr: String = "",
        es: String = ""
    ) {
        self.unit = unit
        let texts: [(KitchenLanguage, String)] = [
            (.english, en), (.italian, it), (.german, de), (.french, fr), (.spanish, es),
        ]
        let shared = Forms(all)
        forms = [:]
        for (language, text) in texts {
            var own = Forms(text)
            if own.singular.isEmpty || text.hasPrefix("|") {
                (own.singular, own.plural) = (shared.singular, shared.plural)
            }
            own.read += shared.read
            forms[language] = own
        }
    }

    /// The word shown for the unit.
    public func word(in language: KitchenLanguage, plural: Bool) -> String {
        (plural ? forms[language]?.plural : forms[language]?.singular) ?? ""
    }

    /// Every form that is read in a language.
    public func read(in language: KitchenLanguage) -> [String] {
        forms[language]?.read ?? []
    }
}

extension UnitWords {
    /// The row of each unit.
    static let byUnit: [Unit: UnitWords] = Dictionary(
        table.map { ($0.unit, $0) }, uniquingKeysWith: { first, _ in first })

    /// The units by their folded names, in the language and then in English, and those that keep their case.
    struct Index: Sendable {
        var folded: [String: Unit] = [:]
        var cased: [String: Unit] = [:]

        mutating func add(_ row: UnitWords, in language: KitchenLanguage, shortest: Int = 1) {
            for form in row.read(in: language) where form.count >= shortest {
                if form.hasPrefix("=") {
                    cased[String(form.dropFirst()), default: row.unit] = row.unit
                } else {
                    let key = UnitWords.folded(form)
                    if folded[key] == nil { folded[key] = row.unit }
                }
            }
        }
    }

    private static let indexes: [KitchenLanguage: Index] = Dictionary(
        uniqueKeysWithValues: KitchenLanguage.allCases.map { language in
            var index = Index()
            for row in table { index.add(row, in: language) }
            // Recipes in any language borrow English measures ("1 cup"), but not their single letters.
            if language != .english { for row in table { index.add(row, in: .english, shortest: 3) } }
            return (language, index)
        })

    /// The names that are read in a language, folded, and those that keep their case.
    ///
    /// Names have one to four words. Building on this, a reader of text can look for the longest name at a place.
    public static func names(in language: KitchenLanguage) -> (folded: [String: Unit], cased: [String: Unit]) {
        let index = indexes[language] ?? Index()
        return (index.folded, index.cased)
    }

    static func unit(named name: some StringProtocol, in language: KitchenLanguage) -> Unit? {
        guard let index = indexes[language] else { return nil }
        return index.cased[String(name)] ?? index.folded[folded(name)]
    }

    /// The text in lower case, with full stops as spaces and single spaces between words.
    public static func folded(_ name: some StringProtocol) -> String {
        name.lowercased().split { $0 == " " || $0 == "." || $0 == "\u{A0}" }.joined(separator: " ")
    }
}
