import Dispatch
import Synchronization

/// Runs independent pieces of work on several threads.
enum Parallel {
    /// The results of `work` for 0 ..< `count`, in that order, made by at most `jobs` threads.
    ///
    /// Work is handed out in small runs, so that a slow piece does not hold up the others. The first error thrown, by
    /// order of index among those seen, is thrown after all threads have stopped.
    static func map<Result: Sendable, Failure: Error>(
        _ count: Int, jobs: Int, _ work: @Sendable (Int) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        let threads = max(1, min(jobs, count))
        let next = Atomic(0)
        let runLength = max(1, min(16, count / (threads * 32)))
        let gathered = Mutex<(runs: [(start: Int, results: [Result])], failure: (index: Int, error: Failure)?)>(
            ([], nil))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            while true {
                let start = next.add(runLength, ordering: .relaxed).oldValue
                guard start < count, gathered.withLock({ $0.failure == nil }) else { return }
                var results: [Result] = []
                results.reserveCapacity(runLength)
                do throws(Failure) {
                    for index in start..<min(count, start + runLength) { results.append(try work(index)) }
                    gathered.withLock { $0.runs.append((start, results)) }
                } catch {
                    gathered.withLock { $0.failure = $0.failure ?? (start, error) }
                }
            }
        }
        let (runs, failure) = gathered.withLock { $0 }
        if let failure { throw failure.error }
        return runs.sorted { $0.start < $1.start }.flatMap(\.results)
    }
}
