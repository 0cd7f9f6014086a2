import Synchronization

/// Names among which slips are looked up, however many there are of both.
///
/// Among some hundred names it finds what ``NearestName`` finds. Among more, only a name that a single slip leads to (a
/// letter too many, too few, another, or two changed over), which costs no more than a look-up in a table.
///
/// ```
/// let recipes = NearbyNames { ["content/recipes/soup.md", "content/recipes/salad.md"] }
/// recipes.nearest(to: "content/recipes/soop.md")    // "content/recipes/soup.md"
/// ```
public final class NearbyNames: Sendable {
    /// Up to how many answers are kept: what one recipe names otherwise, others do too.
    private static let kept = 4096

    private let most: Int
    private let key: @Sendable (String) -> String
    private let list: @Sendable () -> [String]
    private let known = Mutex<(table: Table?, answers: [String: String?])>((nil, [:]))

    /// The names that `list` gives, which is asked at the first slip. Up to `most` names all are compared, by `key`.
    public init(
        comparedAtMost most: Int = 500, by key: @escaping @Sendable (String) -> String = { $0.lowercased() },
        _ list: @escaping @Sendable () -> [String]
    ) {
        (self.most, self.key, self.list) = (most, key, list)
    }

    /// The name nearest to another; nil when none is near.
    public func nearest(to name: String) -> String? {
        known.withLock { known in
            if let answer = known.answers[name] { return answer }
            let table = known.table ?? Table(list(), by: key, isIndexedAbove: most)
            let answer = table.nearest(to: key(name))
            known.table = table
            if known.answers.count < Self.kept { known.answers[name] = .some(answer) }
            return answer
        }
    }
}

/// Names with the hashes of what is left of each when one letter is taken away: two names that a single slip is between
/// have one of these in common.
private struct Table {
    private let names: [String]
    /// What each is compared by.
    private let keys: [String]
    private var places: [UInt64: [Int32]]?

    init(_ names: [String], by key: (String) -> String, isIndexedAbove most: Int) {
        (self.names, keys) = (names, names.map(key))
        places = names.count > most ? Self.index(keys) : nil
    }

    private static func index(_ keys: [String]) -> [UInt64: [Int32]] {
        var places: [UInt64: [Int32]] = [:]
        for (place, key) in keys.enumerated() where key.utf8.count <= NearestName.longest {
            for hash in hashes(of: key) where places[hash, default: []].count < maxShared {
                places[hash, default: []].append(Int32(place))
            }
        }
        return places
    }

    /// Of more names that are one slip apart the first ones do.
    private static let maxShared = 8

    func nearest(to key: String) -> String? {
        var near = Array(names.indices)
        if let places {
            guard key.utf8.count <= NearestName.longest else { return nil }
            near = Set(Self.hashes(of: key).flatMap { places[$0] ?? [] }).sorted().map { Int($0) }
        }
        let found = NearestName.find(key, in: near.lazy.map { keys[$0] })
        return near.first { keys[$0] == found }.map { names[$0] }
    }

    /// The hashes of a key, whole and without each of its letters.
    private static func hashes(of name: String) -> Set<UInt64> {
        let letters = name.unicodeScalars.map { UInt64($0.value) }
        var hashes: Set<UInt64> = [hash(letters[...], [])]
        for place in letters.indices { hashes.insert(hash(letters[..<place], letters[(place + 1)...])) }
        return hashes
    }

    /// The FNV-1a hash of letters and of others behind them.
    private static func hash(_ first: ArraySlice<UInt64>, _ second: ArraySlice<UInt64>) -> UInt64 {
        let step = { (hash: UInt64, letter: UInt64) in (hash ^ letter) &* 0x100_0000_01B3 }
        return second.reduce(first.reduce(0xCBF2_9CE4_8422_2325, step), step)
    }
}
