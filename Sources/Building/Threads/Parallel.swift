import Synchronization
import Text

/// Runs independent pieces of work on several threads.
enum Parallel {
    /// The results of `work` for 0 ..< `count`, in that order, made by at most `jobs` threads, or as many of them as the
    /// system makes: this one at least.
    ///
    /// Work is handed out in small runs, so that a slow piece does not hold up the others. Of errors that of the lowest index
    /// is thrown, whichever came first, after all threads have stopped.
    static func map<Result: Sendable, Failure: Error>(
        _ count: Int, jobs: Int, _ work: @Sendable (Int) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        let threads = max(1, min(jobs, count, maxThreads))
        let next = Atomic(0)
        let runLength = max(1, min(4, count / (threads * 256)))
        let failures = Mutex<(index: Int, error: Failure)?>(nil)
        let results = [Result](unsafeUninitializedCapacity: count) { room, filled in
            let places = Places(room, count)
            onThreads(threads) {
                while true {
                    let start = next.add(runLength, ordering: .relaxed).oldValue
                    guard start < count, failures.withLock({ $0 == nil }) else { return }
                    do throws(Failure) {
                        for index in start..<min(count, start + runLength) { places.set(index, try work(index)) }
                    } catch {
                        // Runs are handed out in order, so those before this one go on, and may fail as well.
                        failures.withLock { if $0.map({ start < $0.index }) ?? true { $0 = (start, error) } }
                    }
                }
            }
            filled = failures.withLock { $0 == nil } ? count : places.emptied()
        }
        if let failure = failures.withLock({ $0 }) { throw failure.error }
        return results
    }

    /// More than any machine has use for, and fewer than would take its memory.
    private static let maxThreads = 256

    /// Calls `work` on this thread and `count - 1` others at once, or as many of them as the system makes; waits for all.
    private static func onThreads(_ count: Int, _ work: @Sendable () -> Void) {
        guard count > 1 else { return work() }
        withoutActuallyEscaping(work) { work in
            guard let other = WorkThread.begin(work) else { return work() }
            onThreads(count - 1, work)
            other.join()
        }
    }
}

/// The room for the results of many threads, each of which sets places of its own, so that none has to wait or to be copied.
private final class Places<Element: Sendable>: Sendable {
    // No two threads set one place, and what is set is looked at when all have stopped.
    private nonisolated(unsafe) let room: UnsafeMutableBufferPointer<Element>
    private nonisolated(unsafe) let areSet: UnsafeMutableBufferPointer<Bool>

    init(_ room: UnsafeMutableBufferPointer<Element>, _ count: Int) {
        self.room = room
        areSet = .allocate(capacity: count)
        areSet.initialize(repeating: false)
    }

    deinit { areSet.deallocate() }

    /// Sets a place, which no other thread does.
    func set(_ index: Int, _ result: consuming Element) {
        room.initializeElement(at: index, to: result)
        areSet[index] = true
    }

    /// Frees the results; gives how many are left, which is none.
    func emptied() -> Int {
        for index in areSet.indices where areSet[index] { room.deinitializeElement(at: index) }
        return 0
    }
}

extension Array where Element: Sendable {
    /// The elements in order; each of at most `jobs` threads sorts a part of them, and the parts are merged.
    func sorted(jobs: Int, by isBefore: @Sendable (Element, Element) -> Bool) -> [Element] {
        let parts = Swift.max(1, Swift.min(jobs, count / 512))
        guard parts > 1 else { return sorted(by: isBefore) }
        let sorted = Parallel.map(parts, jobs: jobs) { part in
            self[(part * count / parts)..<((part + 1) * count / parts)].sorted(by: isBefore)
        }
        return sorted.dropFirst().reduce(sorted[0]) { $0.merged(with: $1, by: isBefore) }
    }

    /// The elements of both arrays, which are in order; of those that are equal, mine come first.
    private func merged(with other: [Element], by isBefore: (Element, Element) -> Bool) -> [Element] {
        var merged: [Element] = []
        merged.reserveCapacity(count + other.count)
        var (mine, theirs) = (startIndex, other.startIndex)
        while mine < endIndex, theirs < other.endIndex {
            if isBefore(other[theirs], self[mine]) {
                merged.append(other[theirs])
                theirs += 1
            } else {
                merged.append(self[mine])
                mine += 1
            }
        }
        return merged + self[mine...] + other[theirs...]
    }
}
