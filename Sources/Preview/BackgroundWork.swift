import Building
import Synchronization

/// Works on a thread of its own, at one thing at a time; on the caller's where the system makes none.
final class BackgroundWork<Result: Sendable>: Sendable {
    private struct State {
        var isRunning = false
        var result: Result?
    }

    private let state = Mutex(State())
    private let wakeup: Wakeup

    /// Work that rings when it is done.
    init(wakeup: Wakeup) {
        self.wakeup = wakeup
    }

    /// Begins some work, unless some is under way.
    func start(_ work: @escaping @Sendable () -> Result) {
        let isFree = state.withLock { state in
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard isFree else { return }
        guard let thread = WorkThread.begin({ self.run(work) }) else { return run(work) }
        thread.detach()
    }

    private func run(_ work: () -> Result) {
        let result = work()
        state.withLock { $0 = State(isRunning: false, result: result) }
        wakeup.ring()
    }

    /// What the last work gave, once.
    func takeResult() -> Result? {
        state.withLock { state in
            defer { state.result = nil }
            return state.result
        }
    }
}
