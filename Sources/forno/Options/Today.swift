import ArgumentParser
import Building
import Kitchen

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What day a command takes it to be.
enum Today {
    /// The day of `--clock`, else that of SOURCE_DATE_EPOCH (reproducible-builds.org) in UTC, else that of the machine's
    /// clock and time zone.
    static func date(clock: String?) -> CalendarDate {
        clock.flatMap { CalendarDate($0) } ?? epoch.flatMap { Int($0) }.map { CalendarDate(secondsSinceEpoch: $0) }
            ?? .localToday
    }

    /// Throws wrong usage for a `--clock` that is no day, and a SOURCE_DATE_EPOCH that is no count of seconds.
    static func check(clock: String?) throws {
        if let clock, CalendarDate(clock) == nil {
            throw ValidationError("--clock must be a day like 2026-11-21, and is \(clock).")
        }
        if let epoch, Int(epoch) == nil {
            throw ValidationError("SOURCE_DATE_EPOCH must be the seconds since 1970-01-01, and is \(epoch).")
        }
    }

    /// The variable; one that is empty counts as not set.
    private static var epoch: String? {
        guard let text = getenv("SOURCE_DATE_EPOCH").map({ String(cString: $0) }), !text.isEmpty else { return nil }
        return text
    }
}

extension SharedOptions {
    /// What today is, by `--clock`, SOURCE_DATE_EPOCH or the machine.
    func today() -> CalendarDate { Today.date(clock: clock) }
}
