import ArgumentParser
import Kitchen

/// A week on the command line.
enum WeekOption {
    /// The week of a text: `2026-W48`, a day in it, `this` or `next`; wrong usage for any other.
    static func read(_ text: String, today: CalendarDate) throws -> IsoWeek {
        switch text.lowercased() {
        case "this": return today.isoWeek
        case "next": return today.isoWeek.next
        default:
            if let week = IsoWeek(text.uppercased()) ?? CalendarDate(text)?.isoWeek { return week }
            throw ValidationError(
                "\"\(text)\" is no week: write one as in \(today.isoWeek), a day in it, \"this\" or \"next\".")
        }
    }
}
