import Kitchen
import TestSupport

extension Seeded {
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
