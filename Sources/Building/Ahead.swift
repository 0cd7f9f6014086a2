import Dispatch
import Synchronization

/// What another thread works out while this one goes on; without another thread it is worked out when it is asked for.
///
/// ```
/// let theme = Ahead(jobs: options.jobs) { CompiledTheme(of: files) }
/// let listing = try SiteListing(files)
/// theme.value    // waits until it is there
/// ```
final class Ahead<Value: Sendable>: Sendable {
    private let result = Mutex<Value?>(nil)
    private let work: @Sendable () -> Value
    private let group = DispatchGroup()

    /// Begins the work, if there may be two `jobs` at once.
    init(jobs: Int, _ work: @escaping @Sendable () -> Value) {
        self.work = work
        if jobs > 1 { DispatchQueue.global().async(group: group) { _ = self.worked() } }
    }

    /// The result.
    var value: Value {
        group.wait()
        return worked()
    }

    private func worked() -> Value {
        result.withLock { result in
            let value = result ?? work()
            result = value
            return value
        }
    }
}
