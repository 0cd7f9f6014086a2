/// Paths in the order in which they came, each with a number by which it is found again.
///
/// There may be millions, and many threads wait for one another here: the table holds numbers and a piece of each path's
/// hash, so that a path that is not there is told from the others without a look at any of them.
struct PathIndex: Sendable {
    /// The paths, by their numbers.
    private(set) var paths = PathTable()
    /// A table with open addressing, at most half full: the hash of a path above its number, counted from 1; 0 where there is
    /// none. It grows without a look at the paths.
    private var slots: [UInt64]

    /// No paths, with room for so many.
    init(reserving count: Int = 0) {
        var size = 1_024
        while size <= count * 2 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
    }

    /// How many paths there are.
    var count: Int { paths.count }

    /// Adds a path, and gives its number; nil when it is there already.
    mutating func add(_ path: HashedPath) -> Int? { path.path.withBytes { add($0, path.hash) } }

    /// The same for a path with this UTF-8, which was checked, and this hash.
    mutating func add(_ path: UnsafeRawBufferPointer, _ hash: UInt32) -> Int? {
        if count * 2 >= slots.count { grow() }
        let slot = self.slot(for: path, hash)
        guard slots[slot] == 0 else { return nil }
        paths.append(path)
        slots[slot] = UInt64(hash) << 32 | UInt64(count)
        return count - 1
    }

    /// The number of a path; nil when it is not there.
    func number(of path: HashedPath) -> Int? {
        let slot = path.path.withBytes { self.slot(for: $0, path.hash) }
        return slots[slot] == 0 ? nil : Int(slots[slot] & 0xFFFF_FFFF) - 1
    }

    /// The slot that holds a path, or that it is to have.
    private func slot(for path: UnsafeRawBufferPointer, _ hash: UInt32) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash, paths.holds(path, at: Int(slots[slot] & 0xFFFF_FFFF) - 1) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        var larger = [UInt64](repeating: 0, count: slots.count * 2)
        for entry in slots where entry != 0 {
            var slot = Int(entry >> 32) & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = entry
        }
        slots = larger
    }
}

/// A path with its hash, which is taken before others have to wait.
struct HashedPath: Sendable {
    let path: OutputPath
    let hash: UInt32

    init(_ path: OutputPath) {
        self.init(path, hash: path.withBytes { Self.hash(of: $0) })
    }

    /// The hash of a path, by its UTF-8.
    static func hash(of path: UnsafeRawBufferPointer) -> UInt32 {
        UInt32(truncatingIfNeeded: ContentHash(path).value)
    }

    init(_ path: OutputPath, hash: UInt32) {
        (self.path, self.hash) = (path, hash)
    }
}
