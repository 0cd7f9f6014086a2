import Building
import Synchronization

/// Runs the second look at a site on a thread of its own, one at a time; on the caller's where the system makes none.
final class CheckRunner: Sendable {
    private struct State {
        var isRunning = false
        var result: SiteCheck.Result?
    }

    private let state = Mutex(State())
    private let wakeup: Wakeup

    /// A runner that rings when a look is done.
    init(wakeup: Wakeup) {
        self.wakeup = wakeup
    }

    /// Begins a look, unless one is under way.
    func start(_ check: SiteCheck) {
        let isFree = state.withLock { state in
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard isFree else { return }
        guard let thread = WorkThread.begin({ self.run(check) }) else { return run(check) }
        thread.detach()
    }

    private func run(_ check: SiteCheck) {
        let result = check.run()
        state.withLock { $0 = State(isRunning: false, result: result) }
        wakeup.ring()
    }

    /// What the last look found, once.
    func takeResult() -> SiteCheck.Result? {
        state.withLock { state in
            defer { state.result = nil }
            return state.result
        }
    }
}
