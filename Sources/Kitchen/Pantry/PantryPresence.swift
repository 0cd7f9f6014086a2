/// That something is in the house and good.
public enum PantryPresence: Hashable, Sendable {
    case there
    /// What there is of it, or some of it, is good until this day and should be used up.
    case expiring(CalendarDate)
}

extension PantryStock {
    /// Whether a name's food is in the house on a day, and expires within so many days; nil when there is none that is good.
    public func presence(of name: String, on day: CalendarDate, soonDays: Int) -> PantryPresence? {
        let good = items(of: name).filter { $0.isGood(on: day) }
        guard !good.isEmpty else { return nil }
        let last = day.adding(days: max(0, soonDays))
        let first = good.compactMap(\.expires).min()
        return first.flatMap { $0 <= last ? .expiring($0) : nil } ?? .there
    }
}
