/// Numbers that look thrown but follow from a name, so that a drawing is the same on every machine.
///
/// SplitMix64 (Steele, Lea and Flood, 2014) started from the FNV-1a hash of the name's UTF-8.
struct Dice {
    private var state: UInt64

    init(_ name: String) {
        state = Dice.hash(name)
    }

    /// The 64-bit FNV-1a hash of the text's UTF-8.
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// A whole number from 0 up to, and without, `count`; 0 when `count` is not positive.
    mutating func throwing(_ count: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        mixed ^= mixed >> 31
        return count > 0 ? Int(mixed % UInt64(count)) : 0
    }

    /// A whole number within the range.
    mutating func throwing(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + throwing(range.count)
    }

    /// One of the choices, or nil when there is none.
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
        choices.isEmpty ? nil : choices[throwing(choices.count)]
    }
}
