import Kitchen

/// The same numbers at each run: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func rational(upTo limit: Int = 100_000) -> Rational {
        Rational(Int.random(in: -limit...limit, using: &self), Int.random(in: 1...1000, using: &self))
    }

    mutating func quantity() -> Quantity {
        let unit = Unit.allCases.randomElement(using: &self)
        let (a, b) = (rational(upTo: 10_000).magnitude, rational(upTo: 10_000).magnitude)
        switch Int.random(in: 0..<10, using: &self) {
        case 0: return .toTaste
        case 1: return Quantity(a)
        case 2...4: return Quantity(Amount(a, to: b), unit)
        default: return Quantity(a, unit)
        }
    }
}
