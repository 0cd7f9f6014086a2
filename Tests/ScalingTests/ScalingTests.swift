import Testing

/// Reading takes time that grows no faster than the text, whatever the text: each construct of `scaling-driver` is read at
/// n, 2n and 4n, with n so large that it takes 20 million instructions, and these are counted.
///
/// What they grow by from 2n to 4n is twice what they grow by from n to 2n, or 2.6 times at most; where they grew with the
/// square it would be four times. `make test` reads the constructs that once did; with `FORNO_SCALING=all` all are read.
@Suite(.enabled(if: Callgrind.isInstalled, "valgrind is not installed")) struct ScalingTests {
    private static let most = 2.6

    @Test(arguments: Callgrind.constructs) func growsNoFasterThanTheText(_ construct: Callgrind.Construct) throws {
        let count = try Callgrind.count(toReadFor: 20_000_000, of: construct)
        let costs = try [1, 2, 4].map { try Callgrind.instructions(reading: construct, count: count * $0) }
        let growth = Double(costs[2] - costs[1]) / Double(max(1, costs[1] - costs[0]))
        #expect(growth <= Self.most, "\(construct.name) at \(count): \(costs)")
    }

    @Test func someAreRead() {
        print("Scaling: \(Callgrind.constructs.count) constructs")
        #expect(Callgrind.constructs.count >= 12)
    }
}
