/// A week of ISO 8601-1:2019 (3.1.2.21): it begins on Monday, and week 1 of a year has its first Thursday.
///
/// ```swift
/// IsoWeek("2026-W48")?.monday.description    // "2026-11-23"
/// CalendarDate("2024-12-30")?.isoWeek.description  // "2025-W01"
/// ```
public struct IsoWeek: Hashable, Sendable {
    /// The Monday.
    public let monday: CalendarDate

    /// The week that a day is in.
    public init(containing day: CalendarDate) {
        monday = day.adding(days: 1 - day.weekday.rawValue)
    }

    /// Week `number`, from 1, of a year from 1 to 9998; nil when the year has no such week.
    public init?(year: Int, number: Int) {
        guard (1...9998).contains(year), number >= 1, let fourth = CalendarDate(year: year, month: 1, day: 4)
        else { return nil }
        // The fourth of January is always in week 1.
        let week = IsoWeek(containing: fourth.adding(days: 7 * (min(number, 54) - 1)))
        guard week.year == year, week.number == number else { return nil }
        self = week
    }

    /// The week written as `2026-W48`; nil for any other text, and for a week that its year does not have.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 3, parts[1].first == "W",
            (Array(parts[0].utf8) + parts[1].utf8.dropFirst()).allSatisfy({ (0x30...0x39).contains($0) }),
            let year = Int(parts[0]), let number = Int(parts[1].dropFirst())
        else { return nil }
        self.init(year: year, number: number)
    }

    /// The year that the week belongs to: that of its Thursday.
    public var year: Int { thursday.year }

    /// The number of the week in its year, from 1 to 52 or 53.
    public var number: Int {
        guard let first = CalendarDate(year: year, month: 1, day: 1) else { return 1 }
        return first.days(until: thursday) / 7 + 1
    }

    /// The seven days, from Monday.
    public var days: [CalendarDate] { (0..<7).map { monday.adding(days: $0) } }

    /// The day of a weekday.
    public func day(_ weekday: Weekday) -> CalendarDate { monday.adding(days: weekday.rawValue - 1) }

    /// Whether a day is in the week.
    public func contains(_ day: CalendarDate) -> Bool { (0..<7).contains(monday.days(until: day)) }

    /// The week after.
    public var next: IsoWeek { IsoWeek(containing: monday.adding(days: 7)) }

    private var thursday: CalendarDate { monday.adding(days: 3) }
}

extension IsoWeek: Comparable {
    /// Whether the left week is the earlier.
    public static func < (left: IsoWeek, right: IsoWeek) -> Bool { left.monday < right.monday }
}

extension IsoWeek: CustomStringConvertible {
    /// The week as ISO 8601 writes it: `2026-W48`.
    public var description: String {
        "\(CalendarDate.padded(year, 4))-W\(CalendarDate.padded(number, 2))"
    }
}
