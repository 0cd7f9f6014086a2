import Kitchen

/// The words that pages show, in the language of the site: `templates/strings/<language>.yml`.
public struct Words: Sendable {
    /// What the words are in.
    public let language: Language
    private let table: [String: String]

    /// The words of a strings file by key.
    public init(language: Language, table: [String: String]) {
        self.language = language
        self.table = table
    }

    /// The keys that are there, in order.
    public var keys: [String] { table.keys.sorted() }

    /// The word for a key that a template names, or nil.
    public subscript(key: String) -> String? { table[key] }

    /// The word that the program itself needs; its key where the strings file lacks it, which is reported when it is read.
    public subscript(word: Word) -> String { table[word.rawValue] ?? word.rawValue }

    /// The name of an allergen.
    public subscript(allergen: Allergen) -> String { table[Word.key(of: allergen)] ?? allergen.rawValue }

    /// A counted phrase ("1 recipe", "24 recipes"): the word for one or for many, with `{n}` replaced.
    public func counted(_ count: Int, one: Word, many: Word) -> String {
        self[count == 1 ? one : many].replacing("{n}", with: String(count))
    }

    /// A length of time: "1 h 30 min".
    public func written(_ time: Minutes) -> String {
        let (days, hours, minutes) = time.parts
        var parts: [String] = []
        if days > 0 { parts.append("\(days)\u{A0}\(self[.daysShort])") }
        if hours > 0 { parts.append("\(hours)\u{A0}\(self[.hoursShort])") }
        if minutes > 0 || parts.isEmpty { parts.append("\(minutes)\u{A0}\(self[.minutesShort])") }
        return parts.joined(separator: " ")
    }

    /// A date written as `2026-11-21`, with the month's name: "21 November 2026"; another text stays as it is.
    public func written(date: String) -> String {
        let parts = date.prefix(10).split(separator: "-")
        guard parts.count == 3, parts[0].count == 4, let day = Int(parts[2]), let month = Int(parts[1]),
            let name = table["month_\(month)"]
        else { return date }
        return "\(day) \(name) \(parts[0])"
    }

    /// The word for an answer.
    public func written(_ answer: Certainty) -> String {
        switch answer {
        case .yes: self[.yes]
        case .no: self[.no]
        case .unknown: self[.unknown]
        }
    }
}

/// A word that the program itself puts on pages; templates name others.
public enum Word: String, CaseIterable, Sendable {
    case yes
    case no
    case unknown
    case contains
    case freeOf = "free_of"
    case menu
    case recipes
    case favorites
    case allergens
    case home
    case notFound = "lost_title"
    case recipesOne = "recipes_one"
    case recipesMany = "recipes_other"
    case minutesShort = "minutes_short"
    case hoursShort = "hours_short"
    case daysShort = "days_short"
    case done
    case toDo = "to_do"
    case drink
    case pizza
    case methodFor = "method_for"
    case unpriced
    case useBy = "use_by"

    /// All keys that the program needs, allergens' names included.
    public static var allKeys: [String] { allCases.map(\.rawValue) + Allergen.allCases.map(key(of:)) }

    /// The key of an allergen's name.
    public static func key(of allergen: Allergen) -> String { "allergen_\(allergen.rawValue)" }
}
