import Foundation

/// How much is tried: little with every change, and all of it where `FORNO_ALL` is set, as `make test-all` does.
public enum TestDepth {
    /// The first of some seeds, or all.
    public static func seeds(_ all: ClosedRange<UInt64>) -> [UInt64] {
        triesAll ? Array(all) : [all.lowerBound]
    }

    /// A quarter of some steps, or all.
    public static func steps(_ all: Int) -> Int { triesAll ? all : all / 4 }

    /// Each fourth of some things, or all.
    public static func some<Thing>(of all: [Thing]) -> [Thing] {
        triesAll ? all : stride(from: 0, to: all.count, by: 4).map { all[$0] }
    }

    private static var triesAll: Bool { ProcessInfo.processInfo.environment["FORNO_ALL"] != nil }
}
