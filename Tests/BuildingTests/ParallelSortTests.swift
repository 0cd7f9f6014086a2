import Testing

@testable import Building

/// Sorting on several threads gives what sorting on one gives.
@Suite struct ParallelSortTests {
    private struct Item: Equatable {
        var key: Int
        var place: Int
    }

    @Test(arguments: [0, 1, 511, 1024, 1025, 5000], [1, 2, 3, 8])
    func itIsTheSameAsByOneThread(count: Int, jobs: Int) {
        // Keys come again, so that the order of equal ones shows.
        let items = (0..<count).map { Item(key: $0 * 7919 % 97, place: $0) }
        #expect(items.sorted(jobs: jobs) { $0.key < $1.key } == items.sorted { $0.key < $1.key })
    }
}
