import ArgumentParser
import Kitchen

extension IsoWeek {
    /// The week that an argument names; throws wrong usage, with how weeks are written, for another text.
    static func parsed(_ text: String) throws -> IsoWeek {
        guard let week = IsoWeek(text) else {
            throw ValidationError("A week is written as 2026-W48, from W01 to W52 or W53.")
        }
        return week
    }
}
