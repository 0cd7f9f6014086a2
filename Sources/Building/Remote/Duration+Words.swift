extension Duration {
    /// "1 second", "20 minutes", "3 hours": rounded up.
    var words: String {
        let seconds = max(1, Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0))
        let (length, unit) = [(3600, "hour"), (60, "minute")].first { seconds >= 2 * $0.0 } ?? (1, "second")
        let count = (seconds + length - 1) / length
        return "\(count) \(unit)\(count == 1 ? "" : "s")"
    }
}
