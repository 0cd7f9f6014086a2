import Kitchen

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension CalendarDate {
    /// The day that it is now where the program runs: the one place that looks at the clock of the machine.
    public static var localToday: CalendarDate { CalendarDate(local: Int(time(nil))) }

    /// The day that it was where the program runs, so many seconds after the start of 1970.
    init(local seconds: Int) {
        var (moment, parts) = (time_t(seconds), tm())
        let isKnown = localtime_r(&moment, &parts) != nil
        let day = CalendarDate(
            year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        self = day.flatMap { isKnown ? $0 : nil } ?? CalendarDate(secondsSinceEpoch: seconds)
    }
}
