import Synchronization

/// What another thread works out while this one goes on; without another thread it is worked out when it is asked for.
///
/// ```
/// let files = try SiteFiles(root: "trattoria")
/// let templates = Deferred(jobs: 2) { try? files.listing(of: "templates") }
/// let content = try files.listing(of: "content")
/// templates.value    // waits until it is there
/// ```
final class Deferred<Value: Sendable>: Sendable {
    private let once: Once
    private let thread: WorkThread?

    /// Begins the work, if there may be two `jobs` at once and the system makes a thread for it.
    init(jobs: Int, _ work: @escaping @Sendable () -> Value) {
        let once = Once(work)
        self.once = once
        thread = jobs > 1 ? WorkThread.begin { _ = once.value } : nil
    }

    /// The result.
    var value: Value { once.value }

    /// Whoever asks first works it out; others wait for that.
    private final class Once: Sendable {
        private let work: @Sendable () -> Value
        private let result = Mutex<Value?>(nil)

        init(_ work: @escaping @Sendable () -> Value) {
            self.work = work
        }

        var value: Value {
            result.withLock { result in
                let value = result ?? work()
                result = value
                return value
            }
        }
    }
}
