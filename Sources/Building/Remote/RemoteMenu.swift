import Diagnostics
import Fetching
import Kitchen
import Reading

/// A menu at URLs: its payloads are one snapshot, either as they are there now or as they were kept before.
///
/// What comes counts once it has been read without an error. Where it cannot be had, or is invalid, the last good menu
/// is used, and its age is told.
struct RemoteMenu {
    private let requests: [FetchRequest]
    private let now: FetchTime
    /// Whether the age of a menu is told where the network is not asked.
    private let reportsAge: Bool

    /// The menu that the settings name by URL, in whole or in part; the user named the hosts, so they may be private ones.
    init(_ sources: Settings.Sources, now: FetchTime, reportsAge: Bool) {
        let urls = [sources.pizzas, sources.ingredients, sources.drinks].filter { $0.contains("://") }
        requests = urls.map { FetchRequest($0, as: .payload, isNamed: true) }
        self.now = now
        self.reportsAge = reportsAge
    }

    /// Whether all of the menu is in files.
    var isEmpty: Bool { requests.isEmpty }

    /// The bytes of the payloads by URL. `problems` finds what is wrong with a menu of such payloads.
    func payloads(
        from fetcher: inout CachedFetcher, telling diagnostics: inout DiagnosticList,
        problems: ([String: [UInt8]]) -> DiagnosticList
    ) -> [String: [UInt8]] {
        let kept = snapshot(fetcher.kept(requests))
        if fetcher.mode == .offline, let kept {
            if reportsAge { report(.note, "the network is not asked", kept, &diagnostics) }
            return kept.bytes
        }
        let answers = fetcher.get(requests, isTrial: true)
        let failures = answers.compactMap(\.failure)
        guard failures.isEmpty, let fresh = snapshot(answers.map(\.supply)) else {
            return fallBack(on: kept, failures, &diagnostics)
        }
        let found = problems(fresh.bytes)
        guard let first = found.first(where: isOfPayload), let kept else {
            if !found.contains(where: isOfPayload) { keep(fresh, in: &fetcher) }
            return fresh.bytes
        }
        reportInvalid(first, kept, &diagnostics)
        return kept.bytes
    }

    /// Payloads that belong together.
    private struct Snapshot {
        let supplies: [CachedFetcher.Supply]
        let bytes: [String: [UInt8]]
        /// When the oldest of them was what the server has.
        let time: FetchTime
    }

    private func snapshot(_ supplies: [CachedFetcher.Supply?]) -> Snapshot? {
        let all = supplies.compactMap(\.self)
        guard all.count == requests.count, let time = all.map(\.time).min() else { return nil }
        let bytes = zip(requests, all).map { ($0.url, $1.fetched.bytes) }
        return Snapshot(supplies: all, bytes: Dictionary(bytes) { first, _ in first }, time: time)
    }

    private func fallBack(
        on kept: Snapshot?, _ failures: [FetchFailure], _ diagnostics: inout DiagnosticList
    ) -> [String: [UInt8]] {
        if let kept {
            report(.warning, failures.first?.description ?? "it cannot be had", kept, &diagnostics)
            return kept.bytes
        }
        for failure in failures {
            diagnostics.report(.fetchFailed, failure.description, at: Self.settings, fix: Self.remedy)
        }
        return [:]
    }

    private func keep(_ fresh: Snapshot, in fetcher: inout CachedFetcher) {
        for (request, supply) in zip(requests, fresh.supplies) { fetcher.keep(supply, of: request) }
    }

    private func isOfPayload(_ problem: Diagnostic) -> Bool {
        problem.severity == .error && requests.contains { $0.url == problem.location?.file }
    }

    /// Tells in one line which menu is used instead, and why.
    private func report(
        _ severity: Severity, _ reason: String, _ kept: Snapshot, _ diagnostics: inout DiagnosticList
    ) {
        diagnostics.report(
            Diagnostic(
                .fetchFailed, "\(words(for: kept)): \(reason)", at: Self.settings, severity: severity,
                fix: severity == .note ? nil : Self.remedy))
    }

    private func reportInvalid(_ problem: Diagnostic, _ kept: Snapshot, _ diagnostics: inout DiagnosticList) {
        diagnostics.report(
            Diagnostic(
                problem.id, "\(words(for: kept)): the menu there now is invalid: \(problem.message)",
                at: problem.location, severity: .warning, fix: problem.fix))
    }

    /// "menu of 20 November, 2 days old".
    private func words(for kept: Snapshot) -> String { "menu of \(kept.time.age(at: now))" }

    private static let settings = SourceLocation(file: SettingsReader.file)
    private static let remedy = "check the address in `sources` and the network, or name a file"
}

extension Result where Success == CachedFetcher.Supply, Failure == FetchFailure {
    fileprivate var supply: Success? {
        guard case .success(let supply) = self else { return nil }
        return supply
    }

    /// Why it did not come from the network now, whatever is kept of it.
    fileprivate var failure: FetchFailure? {
        switch self {
        case .failure(let failure): return failure
        case .success(let supply):
            guard case .cacheInstead(let failure) = supply.origin else { return nil }
            return failure
        }
    }
}

extension FetchTime {
    /// The day with its distance: "20 November, 2 days old". Days count from midnight in UTC, ages from the second.
    func age(at now: FetchTime) -> String {
        let day = CalendarDate(secondsSinceEpoch: seconds)
        let old = max(0, now.seconds - seconds)
        let units = [(86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
        let (length, unit) = units.first { old >= $0.0 } ?? (1, "second")
        let count = old / length
        return "\(day.day) \(Self.months[day.month - 1]), \(count) \(unit)\(count == 1 ? "" : "s") old"
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
