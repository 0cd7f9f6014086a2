import Synchronization

/// Watches a build from outside: how far it is, and where its time goes. A build that nobody watches pays nothing for it.
///
/// ```
/// let options: BuildOptions
/// let monitor = BuildMonitor()
/// let report = try SiteBuild(options, monitor: monitor).run()
/// monitor.time(of: .publish)    // how long it took to put the pages in place
/// ```
public final class BuildMonitor: Sendable {
    /// What a build does, in order. Some steps have parts, which run on many threads at once.
    public enum Step: Int, CaseIterable, Sendable {
        case compare, read, check, price, photos
        case cards, readCards, renderCards, stageCards
        case plan
        case pages, renderPages, stagePages
        case share, files, publish

        /// The step that this one is a part of, on many threads.
        public var whole: Step? {
            switch self {
            case .readCards, .renderCards, .stageCards: .cards
            case .renderPages, .stagePages: .pages
            default: nil
            }
        }

        /// What it is called where times and failures are told.
        public var name: String {
            switch self {
            case .readCards: "read"
            case .renderCards, .renderPages: "render"
            case .stageCards, .stagePages: "stage"
            default: "\(self)"
            }
        }
    }

    /// How far the build is: what it is working through, how many are done, and how many there are.
    public struct Progress: Equatable, Sendable {
        /// `photos`, `cards`, `pages` or `share`.
        public var step: Step
        /// How many are done.
        public var done: Int
        /// How many there are.
        public var total: Int
    }

    private let times = Mutex([Duration](repeating: .zero, count: Step.allCases.count))
    private let current = Mutex<(step: Step, total: Int)?>(nil)
    private let done = Atomic(0)
    private let takesTimes: Bool

    /// A monitor of one build; `takesTimes` is false where only its progress is of interest.
    public init(takesTimes: Bool = true) {
        self.takesTimes = takesTimes
    }

    /// How long a step took: by the clock, or for a part of a step the sum over all threads.
    public func time(of step: Step) -> Duration {
        times.withLock { $0[step.rawValue] }
    }

    /// How far the build is; nil before it begins to work through anything.
    public var progress: Progress? {
        current.withLock { $0 }.map { Progress(step: $0.step, done: done.load(ordering: .relaxed), total: $0.total) }
    }
}

extension BuildMonitor {
    func time<Result, Failure: Error>(
        _ step: Step, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard takesTimes else { return try body() }
        let start = ContinuousClock.now
        defer { add(ContinuousClock.now - start, to: step) }
        return try body()
    }

    private func add(_ time: Duration, to step: Step) {
        times.withLock { $0[step.rawValue] += time }
    }

    func begin(_ step: Step, of total: Int) {
        done.store(0, ordering: .relaxed)
        current.withLock { $0 = (step, total) }
    }

    func advance(by count: Int = 1) {
        done.add(count, ordering: .relaxed)
    }
}

extension BuildMonitor? {
    /// Does `body`, and takes its time if somebody watches.
    func time<Result, Failure: Error>(
        _ step: BuildMonitor.Step, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let self else { return try body() }
        return try self.time(step, body)
    }
}
