import Foundation

/// How much is tried: little with every change, and all of it where `FORNO_ALL` is set, as `make test-all` does.
public enum TestDepth {
    /// The first of some seeds, or all.
    public static func seeds(_ all: ClosedRange<UInt64>) -> [UInt64] {
        ProcessInfo.processInfo.environment["FORNO_ALL"] == nil ? [all.lowerBound] : Array(all)
    }
}
