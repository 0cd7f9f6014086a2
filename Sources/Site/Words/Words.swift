import Kitchen

/// The words that pages show, in the language of the site: `templates/strings/<language>.yml`.
public final class Words: Sendable {
    /// What the words are in.
    public let language: Language
    private let table: [String: String]
    /// The lengths of time from 0 on that are a part of an hour and of a day, as they are written.
    private let (minutes, hours): ([String], [String])
    /// What stands behind a number of days.
    private let days: String
    /// The names of the months.
    private let months: [String?]

    /// The words of a strings file by key.
    public init(language: Language, table: [String: String]) {
        self.language = language
        self.table = table
        let unit = { (word: Word) in "\u{A0}" + (table[word.rawValue] ?? word.rawValue) }
        minutes = (0..<60).map { String($0) + unit(.minutesShort) }
        hours = (0..<24).map { String($0) + unit(.hoursShort) }
        days = unit(.daysShort)
        months = (1...12).map { table["month_\($0)"] }
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
        filled(count == 1 ? one : many, ("n", String(count)))
    }

    /// A length of time, with no-break spaces: "1 h 30 min".
    public func written(_ time: Minutes) -> String {
        let parts = Minutes(max(0, time.count)).parts
        guard parts.days > 0 || parts.hours > 0 else { return minutes[parts.minutes] }
        var text = parts.days > 0 ? String(parts.days) + days : ""
        if parts.hours > 0 { text += (text.isEmpty ? "" : "\u{A0}") + hours[parts.hours] }
        if parts.minutes > 0 { text += "\u{A0}" + minutes[parts.minutes] }
        return text
    }

    /// A date written as `2026-11-21`, with the month's name: "21 November 2026"; another text stays as it is.
    public func written(date: String) -> String {
        let parts = Array(date.utf8.prefix(10)).split(separator: UInt8(ascii: "-")).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard parts.count == 3, parts[0].utf8.count == 4, let day = Int(parts[2]), let month = Int(parts[1]),
            months.indices.contains(month - 1), let name = months[month - 1]
        else { return date }
        return "\(day) \(name) \(parts[0])"
    }

    /// Why a shopping sheet could not count something.
    public subscript(reason: SheetUncounted.Reason) -> String { table[Word.key(of: reason)] ?? reason.rawValue }

    /// A day: "23 November 2026".
    public func written(_ day: CalendarDate) -> String { "\(written(day: day)) \(day.year)" }

    /// How far away a day is: "today", "in 3 days", "2 days ago".
    public func written(daysAway days: Int) -> String {
        switch days {
        case 0: self[.today]
        case 1...: counted(days, one: .inOneDay, many: .inDays)
        default: counted(-days, one: .oneDayAgo, many: .daysAgo)
        }
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
    case allTags = "all_tags"
    case minutesShort = "minutes_short"
    case hoursShort = "hours_short"
    case daysShort = "days_short"
    case done
    case toDo = "to_do"
    case drink
    case pizza
    case methodFor = "method_for"
    case costWithout = "cost_without"
    case useBy = "use_by"
    // Shopping sheets
    case week
    case toBuy = "to_buy"
    case packsOne = "packs_one"
    case packsMany = "packs_other"
    case amountNeeded = "amount_needed"
    case amountHere = "amount_here"
    case goodUntil = "good_until"
    case otherAisle = "other_aisle"
    case youHave = "you_have"
    case useSoon = "use_soon"
    case notCounted = "not_counted"
    case countNotCounted = "count_not_counted"
    case someInHouse = "some_in_house"
    case nothingToBuy = "nothing_to_buy"
    case sum
    case allPriced = "all_priced"
    case unpriced

    // Plans, lists and the pantry
    case plans
    case shopping
    case pantry
    case pantryRecipes = "pantry_recipes"
    case today
    case inOneDay = "in_days_one"
    case inDays = "in_days_other"
    case oneDayAgo = "days_ago_one"
    case daysAgo = "days_ago_other"
    case itemsOne = "items_one"
    case itemsMany = "items_other"
    case shareThere = "share_there"

    /// All keys that the program needs, names of allergens and reasons of sheets included.
    public static var allKeys: [String] {
        allCases.map(\.rawValue) + Allergen.allCases.map(key(of:)) + SheetUncounted.Reason.allCases.map(key(of:))
    }

    /// The key of an allergen's name.
    public static func key(of allergen: Allergen) -> String { "allergen_\(allergen.rawValue)" }

    /// The key of a reason why a sheet could not count something.
    public static func key(of reason: SheetUncounted.Reason) -> String {
        "uncounted_" + reason.rawValue.replacing("-", with: "_")
    }
}
