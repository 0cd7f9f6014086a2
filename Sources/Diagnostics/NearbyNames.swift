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
    /// Up to how many names all are compared.
    private static let few = 500

    private let list: @Sendable () -> [String]
    private let table = Mutex<Table?>(nil)

    /// The names that `list` gives, which is asked at the first slip.
    public init(_ list: @escaping @Sendable () -> [String]) {
        self.list = list
    }

    /// The name nearest to another; nil when none is near.
    public func nearest(to name: String) -> String? {
        table.withLock { table in
            let known = table ?? Table(list(), isIndexed: Self.few)
            table = known
            return known.nearest(to: name)
        }
    }
}

/// Names with the hashes of what is left of each when one letter is taken away: two names that a single slip is between
/// have one of these in common.
private struct Table {
    private let names: [String]
    private var places: [UInt64: [Int32]] = [:]

    init(_ names: [String], isIndexed few: Int) {
        self.names = names
        guard names.count > few else { return }
        for (place, name) in names.enumerated() where name.utf8.count <= NearestName.longest {
            for hash in Self.hashes(of: name) where places[hash, default: []].count < Self.mostShared {
                places[hash, default: []].append(Int32(place))
            }
        }
    }

    /// Of more names that are one slip apart the first ones do.
    private static let mostShared = 8

    func nearest(to name: String) -> String? {
        guard !places.isEmpty else { return NearestName.find(name, in: names) }
        guard name.utf8.count <= NearestName.longest else { return nil }
        let near = Set(Self.hashes(of: name).flatMap { places[$0] ?? [] }).sorted()
        return NearestName.find(name, in: near.lazy.map { names[Int($0)] })
    }

    /// The hashes of a name in lower case, whole and without each of its letters.
    private static func hashes(of name: String) -> Set<UInt64> {
        let letters = name.lowercased().unicodeScalars.map { UInt64($0.value) }
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
