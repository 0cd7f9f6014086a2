/// When a house is open on some days, in a form that can be counted with: what stands beside printed opening hours.
///
/// ```swift
/// let evenings = OpeningRule(days: .weekdays([.friday, .saturday]), spans: [.init(from: 1_110, to: 1_500)])
/// evenings.code    // "5,6=1110-1500": from 18:30 until 1:00 of the next morning
/// ```
public struct OpeningRule: Hashable, Sendable {
    /// A time from the beginning of a day on; one past midnight ends on the next.
    public struct Span: Hashable, Sendable {
        /// Minutes after midnight, below 1,440.
        public var from: Int
        /// Minutes after the same midnight, later than `from` and at most a day behind it.
        public var to: Int

        /// From one minute to another.
        public init(from: Int, to: Int) {
            (self.from, self.to) = (from, to)
        }
    }

    /// The first or last of some dates: of one year, or of each where `year` is nil.
    public struct YearDay: Hashable, Sendable {
        /// Nil for every year.
        public var year: Int?
        /// From 1.
        public var month: Int
        /// From 1.
        public var day: Int

        /// The day written as `2026-12-25`, or as `12-25` for every year; nil for any other text. Of every year the 29th of
        /// February is one too.
        public init?(_ text: some StringProtocol) {
            let isYearly = text.utf8.count == 5
            guard let date = CalendarDate(isYearly ? "2000-\(text)" : String(text)) else { return nil }
            (year, month, day) = (isYearly ? nil : date.year, date.month, date.day)
        }
    }

    /// Some dates: from the first to the last.
    public struct Dates: Hashable, Sendable {
        /// The first.
        public var first: YearDay
        /// The last, with a year where the first has one.
        public var last: YearDay

        /// The dates from one to another.
        public init(first: YearDay, last: YearDay) {
            (self.first, self.last) = (first, last)
        }
    }

    /// The days that a rule is for.
    public enum Days: Hashable, Sendable {
        case weekdays(Set<Weekday>)
        /// Holidays and the like: for these dates, no rule of weekdays counts.
        case dates([Dates])
    }

    /// The days that it is for.
    public var days: Days
    /// When the house is open on each of them; empty where it is closed.
    public var spans: [Span]

    /// Open at `spans` on `days`.
    public init(days: Days, spans: [Span]) {
        (self.days, self.spans) = (days, spans)
    }

    /// The rule as scripts read it: the numbers of weekdays from Monday, or dates, then minutes.
    public var code: String {
        days.code + "=" + spans.map(\.code).joined(separator: ",")
    }
}

extension OpeningRule.Days {
    fileprivate var code: String {
        switch self {
        case .weekdays(let days): days.map { String($0.rawValue) }.sorted().joined(separator: ",")
        case .dates(let dates): dates.map(\.code).joined(separator: ",")
        }
    }
}

extension OpeningRule.Dates {
    /// The dates as scripts read them: `12-24/12-26`.
    var code: String { "\(first)/\(last)" }
}

extension OpeningRule.Span {
    /// The time as a clock has it: "11:30–14:30"; one past midnight ends on the next day.
    public var clock: String { [from, to].map(Self.clock).joined(separator: "–") }

    private static func clock(_ minutes: Int) -> String {
        // Midnight at the end of a day is 24:00, as opening hours are written.
        let hours = minutes == 1_440 ? 24 : minutes / 60 % 24
        return "\(hours):\(CalendarDate.padded(minutes % 60, 2))"
    }

    /// The time as scripts read it, in minutes: `690-870`.
    var code: String { "\(from)-\(to)" }
}

extension OpeningRule.YearDay: CustomStringConvertible {
    /// As it is written: `2026-12-25`, `12-25`.
    public var description: String {
        let day = "\(CalendarDate.padded(month, 2))-\(CalendarDate.padded(day, 2))"
        return year.map { "\(CalendarDate.padded($0, 4))-\(day)" } ?? day
    }
}
