import ArgumentParser
import Kitchen

/// A day on the command line.
enum DayOption {
    /// The day of a text such as 2026-12-05; wrong usage for any other.
    static func read(_ text: String) throws -> CalendarDate {
        if let day = CalendarDate(text) { return day }
        throw ValidationError("write a day as in 2026-12-05")
    }
}
