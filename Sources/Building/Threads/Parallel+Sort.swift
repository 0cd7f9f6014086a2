import Text

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
