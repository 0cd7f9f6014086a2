import Foundation

/// How much is tried: little with every change, and all of it where `FORNO_ALL` is set, as `make test-all` does.
public enum TestDepth {
    /// The first of some seeds, or all.
    public static func seeds(_ all: ClosedRange<UInt64>) -> [UInt64] {
        triesAll ? Array(all) : [all.lowerBound]
    }

    /// Half of some steps, or all.
    public static func steps(_ all: Int) -> Int { triesAll ? all : all / 2 }

    private static var triesAll: Bool { ProcessInfo.processInfo.environment["FORNO_ALL"] != nil }
}
