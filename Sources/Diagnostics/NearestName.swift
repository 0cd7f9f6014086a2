/// Finds the name that a person most likely meant, for "did you mean …".
public enum NearestName {
    /// In bytes; comparing two names takes time with the square of that.
    static let longest = 256

    /// The candidate closest to `name` by edits (insert, delete, replace, swap neighbours), or nil when none is near:
    /// at most a third of the letters may differ, and at least one. Case does not count. The first of equals wins. What is
    /// longer than any name that a person types is near to nothing.
    ///
    /// Cost: linear in the candidates. Where many names are looked for among many, see ``NearbyNames``.
    public static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
        guard name.utf8.count <= longest else { return nil }
        let wanted = Array(name.lowercased().unicodeScalars)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate.utf8.count <= longest {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            let limit = max(1, max(wanted.count, scalars.count) / 3)
            guard abs(scalars.count - wanted.count) <= limit else { continue }
            let enough = min(limit, (best?.distance ?? .max) - 1)
            if let distance = edits(wanted, scalars, atMost: enough) { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Whether one edit makes one word of another: the slip of a finger.
    public static func isOneEdit(_ one: String, from other: String) -> Bool {
        edits(Array(one.unicodeScalars), Array(other.unicodeScalars), atMost: 1) == 1
    }

    /// The number of edits between two words (optimal string alignment distance); nil when it is above `limit`.
    ///
    /// Cost: the product of the lengths.
    public static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            // A row below can only be less than the one above it by what two rows above had.
            if min(row.min() ?? 0, last.min() ?? 0) > limit { return nil }
            (beforeLast, last) = (last, row)
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }
}
