/// What has happened to files and was not looked at yet: each is given a moment, since editors save in several steps.
struct PendingChanges {
    /// What was seen of a file, which says how soon it is worth a look.
    enum Sign {
        /// It was written and closed, or a whole file was put in its place.
        case written
        /// It came into being or was written to, and may still be open.
        case open
        /// It is gone, maybe to come back: an editor that saves by rename takes the old file away first.
        case gone

        fileprivate var patience: Duration {
            switch self {
            case .written: .milliseconds(4)
            case .open: .milliseconds(250)
            case .gone: .milliseconds(100)
            }
        }
    }

    private var due: [String: ContinuousClock.Instant] = [:]

    /// When the next file is worth a look, or nil when there is none.
    var next: ContinuousClock.Instant? { due.values.min() }

    /// Whether any of these files waits to be looked at.
    func contains(anyOf paths: Set<String>) -> Bool { paths.contains { due[$0] != nil } }

    /// Takes in a sign; the last one counts.
    mutating func note(_ path: String, _ sign: Sign, at time: ContinuousClock.Instant) {
        let isProbe = path.split(separator: "/").last.map { !$0.contains(".") } ?? false
        // Editors try whether a folder can be written with a file that has no ending, and remove it at once.
        due[path] = time + (isProbe ? max(sign.patience, .milliseconds(100)) : sign.patience)
    }

    /// The paths that are due.
    mutating func take(at time: ContinuousClock.Instant) -> Set<String> {
        let ready = due.filter { $0.value <= time }.keys
        for path in ready { due[path] = nil }
        return Set(ready)
    }
}
