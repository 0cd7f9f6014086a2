import Kitchen

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension CalendarDate {
    /// The day that it is now where the program runs: the one place that looks at the clock of the machine.
    public static var localToday: CalendarDate {
        var now = time(nil)
        var parts = tm()
        guard localtime_r(&now, &parts) != nil else { return CalendarDate(secondsSinceEpoch: Int(now)) }
        return CalendarDate(
            year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
            ?? CalendarDate(secondsSinceEpoch: Int(now))
    }
}
