import Text

/// Dice that fall the same on every machine for the same seed: SplitMix64, with an unbiased choice.
///
/// The generator is that of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014). What is drawn
/// from it is made here and not by the standard library, whose ways of drawing may change between versions.
public struct Dice: Hashable, Sendable {
    private var state: UInt64

    /// Dice of a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Dice of a day: the same all day long.
    public init(of day: CalendarDate) {
        self.init(seed: UInt64(bitPattern: Int64(day.dayNumber)))
    }

    /// Dice of a name: the same wherever it is thrown for.
    public init(named name: String) {
        self.init(seed: FNV1a.hash(of: name.utf8))
    }

    /// Dice of a day for a name.
    public init(of day: CalendarDate, for name: String) {
        self.init(seed: FNV1a.hash(of: name.utf8) ^ UInt64(bitPattern: Int64(day.dayNumber)))
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below `count`, each as likely as the others; 0 when there is none.
    public mutating func roll(below count: Int) -> Int {
        guard count > 1 else { return 0 }
        let sides = UInt64(count)
        // The last, incomplete round of all 64-bit numbers would favour the small ones.
        let limit = UInt64.max - UInt64.max % sides
        while true {
            let number = next()
            if number < limit { return Int(number % sides) }
        }
    }

    /// A number of a range, each as likely as the others.
    public mutating func roll(in range: ClosedRange<Int>) -> Int { range.lowerBound + roll(below: range.count) }

    /// One of these, each as likely as the others; nil when there is none.
    public mutating func pick<Item>(_ items: [Item]) -> Item? {
        items.isEmpty ? nil : items[roll(below: items.count)]
    }

    /// So many of these, no place twice, in the order of the list; all of them when there are fewer.
    public mutating func pick<Item>(_ count: Int, of items: [Item]) -> [Item] {
        shuffled(Array(items.indices)).prefix(max(0, count)).sorted().map { items[$0] }
    }

    /// These in any order, each as likely as the others (Fisher and Yates).
    public mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
        var items = items
        for last in items.indices.reversed() where last > 0 { items.swapAt(last, roll(below: last + 1)) }
        return items
    }
}
