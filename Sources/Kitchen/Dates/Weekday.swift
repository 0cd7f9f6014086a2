/// A day of the week; the week begins on Monday (ISO 8601-1:2019, 3.1.2.11). The raw value is its number, from 1.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// The day of a name in any of the five languages of the kitchen, whole or abbreviated to two or three letters,
    /// whatever its case, its accents and a full stop behind it; nil for another word.
    ///
    /// "Mar" is the Tuesday of French, Italian and Spanish, "Mi" the Wednesday of German, "Do" its Thursday and the
    /// Spanish "dom" a Sunday: no abbreviation means two days.
    public init?(named name: some StringProtocol) {
        let word = FoodName.words(of: String(name)).joined()
        guard let day = Self.names[word] else { return nil }
        self = day
    }

    /// The name in a language, as it begins a heading: "Monday", "lunedì", "Montag", "lundi", "lunes".
    public func name(in language: KitchenLanguage) -> String {
        Self.written[language]?[rawValue - 1] ?? ""
    }

    /// The name cut to the letters that a calendar gives it: "Mon", "lun", "Mo".
    public func shortName(in language: KitchenLanguage) -> String {
        String(name(in: language).prefix(language == .german ? 2 : 3))
    }

    private static let written: [KitchenLanguage: [String]] = [
        .english: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        .italian: ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
        .german: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
        .french: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
        .spanish: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
    ]

    private static let short = [
        "mon lun mo lu", "tue tues mar di ma", "wed mer mi mie", "thu thur thurs gio do jeu jue", "fri ven fr vie",
        "sat sab sa sam sonnabend", "sun dom so dim",
    ]

    private static let names: [String: Weekday] = {
        var names: [String: Weekday] = [:]
        for day in allCases {
            for language in KitchenLanguage.allCases {
                names[FoodName.words(of: day.name(in: language)).joined()] = day
            }
            for word in short[day.rawValue - 1].split(separator: " ") { names[String(word)] = day }
        }
        return names
    }()
}
