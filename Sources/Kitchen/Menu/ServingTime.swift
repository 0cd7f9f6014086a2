/// When something on the menu is had: on some days of the year, on some of the week, at some hours. What is not said is always so.
///
/// ```swift
/// var lunch = ServingTime()
/// lunch.weekdays = [.monday, .tuesday]
/// lunch.hours = [OpeningRule.Span(from: 690, to: 870)]
/// lunch.code    // ";1,2;690-870"
/// ```
public struct ServingTime: Hashable, Sendable {
    /// Some days of one year, or of each.
    public var dates: [OpeningRule.Dates] = []
    /// Days of the week.
    public var weekdays: Set<Weekday> = []
    /// Times of the day.
    public var hours: [OpeningRule.Span] = []

    /// Always.
    public init() {}

    /// Whether nothing is said of it.
    public var isAlways: Bool { dates.isEmpty && weekdays.isEmpty && hours.isEmpty }

    /// It as scripts read it: dates, the numbers of weekdays from Monday, and minutes of the day; each empty where all of them are
    /// meant.
    public var code: String {
        [
            dates.map(\.code).joined(separator: ","),
            weekdays.map { String($0.rawValue) }.sorted().joined(separator: ","),
            hours.map(\.code).joined(separator: ","),
        ].joined(separator: ";")
    }
}
