import Text

/// A day of the proleptic Gregorian calendar, without a time and without a time zone.
///
/// ```swift
/// let day = CalendarDate("2026-11-21")
/// day?.adding(days: 14).description  // "2026-12-05"
/// day?.weekday                        // .saturday
/// day?.isoWeek.description            // "2026-W47"
/// ```
///
/// Years go from 0001 to 9999; arithmetic that would leave them stops at the first or the last day. Exact, with no tables
/// of leap years: a year has one when 4 divides it and 100 does not, or 400 does (ISO 8601-1:2019, 4.2.1).
public struct CalendarDate: Hashable, Sendable {
    /// The days since 1970-01-01, which is 0; negative before.
    public let dayNumber: Int

    /// The day `dayNumber` days after 1970-01-01, or the nearest one that has a four-digit year.
    public init(dayNumber: Int) {
        self.dayNumber = min(max(dayNumber, Self.firstDay), Self.lastDay)
    }

    /// The day of a year from 1 to 9999, a month from 1 and a day of it from 1; nil when there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(of: month, in: year)
        else { return nil }
        dayNumber = Self.days(before: year) + Self.days(before: month, in: year) + day - 1
    }

    /// The day written as `YYYY-MM-DD`, with nothing around it; nil for any other text and for a day that is none.
    public init?(_ text: some StringProtocol) {
        guard let digits = Self.digits(text.utf8) else { return nil }
        self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    }

    /// The day that a text begins with, such as a moment of RFC 3339.
    public init?(beginning text: String) {
        let digits = text.utf8Bytes { Self.digits($0.prefix(10)) }
        guard let digits else { return nil }
        self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    }

    /// The eight digits of `YYYY-MM-DD` as one number.
    private static func digits(_ text: some Sequence<UInt8>) -> Int? {
        var (place, digits) = (0, 0)
        for byte in text {
            let isDash = place == 4 || place == 7
            guard place < 10, isDash == (byte == UInt8(ascii: "-")), isDash || byte &- 0x30 < 10 else { return nil }
            if !isDash { digits = digits * 10 + Int(byte - 0x30) }
            place += 1
        }
        return place == 10 ? digits : nil
    }

    /// The day in UTC on which a count of seconds since 1970-01-01T00:00:00Z falls, as in `SOURCE_DATE_EPOCH`.
    public init(secondsSinceEpoch seconds: Int) {
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        self.init(dayNumber: rest < 0 ? days - 1 : days)
    }

    /// The day so many days later, or earlier for a negative count.
    public func adding(days: Int) -> CalendarDate {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        return CalendarDate(dayNumber: overflow ? (days < 0 ? Self.firstDay : Self.lastDay) : sum)
    }

    /// How many days `other` lies after this day; negative when before.
    public func days(until other: CalendarDate) -> Int { other.dayNumber - dayNumber }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday, the fourth day.
        let place = (dayNumber + 3) % 7
        return Weekday.allCases[place < 0 ? place + 7 : place]
    }

    /// The week that the day is in.
    public var isoWeek: IsoWeek { IsoWeek(containing: self) }

    /// The year, from 1 to 9999.
    public var year: Int { parts.year }
    /// The month, from 1 to 12.
    public var month: Int { parts.month }
    /// The day of the month, from 1.
    public var day: Int { parts.day }
}

extension CalendarDate: Comparable {
    /// Whether the left day is the earlier.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool { left.dayNumber < right.dayNumber }
}

extension CalendarDate: CustomStringConvertible {
    /// The day as ISO 8601 writes it: `2026-11-21`.
    public var description: String {
        let (year, month, day) = parts
        return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    }

    package static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension CalendarDate {
    private static let epochDays = days(sinceFirstYear: 1970)
    private static let firstDay = -epochDays
    private static let lastDay = days(before: 10_000) - 1

    /// The days from 0001-01-01 to the first of January of a year.
    private static func days(sinceFirstYear year: Int) -> Int {
        let past = year - 1
        return past * 365 + past / 4 - past / 100 + past / 400
    }

    /// The number of the first of January of a year.
    private static func days(before year: Int) -> Int { days(sinceFirstYear: year) - epochDays }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    private static func days(of month: Int, in year: Int) -> Int {
        month == 2 && isLeap(year) ? 29 : monthLengths[month - 1]
    }

    private static func days(before month: Int, in year: Int) -> Int {
        (1..<month).reduce(0) { $0 + days(of: $1, in: year) }
    }

    private var parts: (year: Int, month: Int, day: Int) {
        // The mean year is a guess that is at most one off.
        var year = (dayNumber + Self.epochDays) * 400 / 146_097 + 1
        while Self.days(before: year) > dayNumber { year -= 1 }
        while Self.days(before: year + 1) <= dayNumber { year += 1 }
        var rest = dayNumber - Self.days(before: year)
        var month = 1
        while rest >= Self.days(of: month, in: year) {
            rest -= Self.days(of: month, in: year)
            month += 1
        }
        return (year, month, rest + 1)
    }
}
