import Foundation
import Synchronization
import Testing

@testable import Building

/// Work on several threads.
@Suite struct ParallelTests {
    private struct Refusal: Error {}

    /// Counts how many of it there are.
    private final class Counted: Sendable {
        static let count = Atomic(0)
        let number: Int

        init(_ number: Int) {
            self.number = number
            Self.count.add(1, ordering: .relaxed)
        }

        deinit { Self.count.subtract(1, ordering: .relaxed) }
    }

    @Test(arguments: [0, 1, 5, 4000], [1, 2, 8])
    func resultsAreInOrder(count: Int, jobs: Int) {
        #expect(Parallel.map(count, jobs: jobs) { "\($0)" } == (0..<count).map { "\($0)" })
    }

    private struct Numbered: Error, Equatable { let number: Int }

    /// The first failure by the clock is that of the second piece.
    @Test func theFailureOfTheLowestNumberIsThrown() {
        let lateBegan = Atomic(false)
        #expect(throws: Numbered(number: 0)) {
            _ = try Parallel.map(8, jobs: 2) { number in
                if number == 0 {
                    for _ in 0..<5_000 where !lateBegan.load(ordering: .acquiring) { usleep(1_000) }
                    usleep(50_000)
                } else {
                    lateBegan.store(true, ordering: .releasing)
                }
                throw Numbered(number: number)
            }
        }
    }

    @Test func whatWasDoneBeforeAFailureIsFreed() {
        #expect(throws: Refusal.self) {
            _ = try Parallel.map(4000, jobs: 4) { number in
                if number == 3000 { throw Refusal() }
                return Counted(number)
            }
        }
        #expect(Counted.count.load(ordering: .relaxed) == 0)
    }

    @Test(arguments: [1, 2])
    func whatIsDeferredIsDoneOnce(jobs: Int) {
        let calls = Calls()
        let deferred = Deferred(jobs: jobs) { calls.next() }
        #expect(deferred.value == 1)
        #expect(deferred.value == 1)
    }

    private final class Calls: Sendable {
        private let count = Atomic(0)

        func next() -> Int { count.add(1, ordering: .relaxed).newValue }
    }
}
