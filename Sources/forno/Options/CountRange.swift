import ArgumentParser

/// How many, as an option names it: `3` or `2-5`.
struct CountRange {
    /// From the fewest to the most.
    let range: ClosedRange<Int>

    init(_ text: String) throws {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count <= 2, let first = ends.first, let last = ends.last, let lower = first, let upper = last,
            lower >= 0, lower <= upper
        else { throw ValidationError("Write a number, or from the fewest to the most: 3, or 2-5.") }
        range = lower...upper
    }
}
