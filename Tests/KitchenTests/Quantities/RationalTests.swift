import Kitchen
import TestSupport
import Testing

@Suite struct RationalTests {
    @Test(arguments: [
        ("0", "0"), ("12", "12"), ("1.5", "3/2"), ("-0.25", "-1/4"), (".5", "1/2"),
        ("999999999999.999999", nil as String?),
        ("0.000001", "1/1000000"), ("1.", nil), ("", nil), (".", nil), ("-", nil), ("1.5.0", nil), ("1,5", nil),
        ("1e3", nil),
        ("1234567890123", nil), ("0.1234567", nil), ("١", nil),
    ])
    func readsDecimals(_ text: String, _ expected: String?) {
        if text == "999999999999.999999" {
            #expect(Rational(decimal: text) == Rational(999_999_999_999_999_999, 1_000_000))
        } else {
            #expect(Rational(decimal: text)?.description == expected)
        }
    }

    @Test func readsADecimalComma() {
        #expect(Rational(decimal: "1,5", mark: ",") == Rational(3, 2))
        #expect(Rational(decimal: "1.5", mark: ",") == nil)
    }

    @Test(arguments: [
        ("1/2", "1/2"), ("4/8", "1/2"), ("1 1/2", "3/2"), ("3", "3"), ("1/0", nil), ("1/1001", nil), ("1/", nil),
        ("/2", nil),
        ("1 2", nil), ("1 1/2 3", nil), ("a/b", nil), ("", nil), ("1//2", nil),
    ])
    func readsFractions(_ text: String, _ expected: String?) {
        #expect(Rational(fraction: text)?.description == expected)
    }

    @Test(
        arguments: [
            (Rational(5, 2), 1, "3"), (Rational(-5, 2), 1, "-3"), (Rational(12, 5), 1, "2"),
            (Rational(123, 100), Rational(5, 100), "5/4"),
            (Rational(7, 3), 0, "7/3"), (7, 5, "5"), (8, 5, "10"),
        ] as [(Rational, Rational, String)])
    func roundsHalfAwayFromZero(_ value: Rational, _ step: Rational, _ expected: String) {
        #expect(value.rounded(toMultipleOf: step).description == expected)
    }

    @Test func findsWholeNumbersAround() {
        #expect(Rational(-7, 2).floor == -4)
        #expect(Rational(-7, 2).ceiling == -3)
        #expect(Rational(17, 10).ceiling == 2)
        #expect(Rational(2).ceiling == 2)
        #expect(Rational.overflow.ceiling == nil)
    }

    @Test(
        arguments: [
            (Rational(3, 2), 2, "1.5"), (Rational(1, 3), 6, nil), (Rational(-1, 100), 2, "-0.01"),
            (Rational(1, 1000), 2, nil), (12, 0, "12"),
        ] as [(Rational, Int, String?)])
    func writesExactDecimals(_ value: Rational, _ digits: Int, _ expected: String?) {
        #expect(value.decimalText(digits: digits) == expected)
    }

    @Test func whatDoesNotFitIsOverflowAndStaysSo() {
        var value = Rational(999_999_999_999_999_989, 7)
        for _ in 0..<20 { value = value * value }
        #expect(!value.isFinite)
        #expect(value == .overflow)
        #expect(value - value == .overflow)
        #expect(Rational(1) / 0 == .overflow)
        #expect(Rational(1, 0) == .overflow)
        #expect(Rational(Int.min, -1).isFinite)
        #expect(Rational(Int.max) < .overflow)
        #expect(!(Rational.overflow < .overflow))
        #expect(value.description == "?")
        #expect(value.rounded(toMultipleOf: 5) == .overflow)
    }

    @Test func addsNumbersWhoseDenominatorsHaveMuchInCommon() {
        let power = (0..<100).reduce(Rational(1)) { value, _ in value * 2 }
        #expect(1 / power + 3 / (power * 2) == 5 / (power * 2))
    }

    @Test func comparesNumbersWhoseProductsDoNotFit() {
        let large = Rational(Int128.max, over: 3)
        #expect(Rational(Int128.max - 1, over: 3) < large)
        #expect(large > Rational(Int128.max, over: 4))
        #expect(-large < large)
    }

    @Test func obeysTheLawsOfArithmetic() {
        var random = Seeded(1)
        for _ in 0..<2000 {
            let (a, b, c) = (random.rational(), random.rational(), random.rational())
            #expect(a + b == b + a)
            #expect(a * b == b * a)
            #expect((a + b) + c == a + (b + c))
            #expect(a * (b + c) == a * b + a * c)
            #expect(a - b + b == a)
            if b != 0 { #expect(a / b * b == a) }
            #expect((a < b) == (a - b < 0))
        }
    }

    @Test func neverTrapsOnAnyNumbers() {
        var random = Seeded(2)
        let edges: [Int128] = [.min, .max, .min + 1, 0, 1, -1]
        for _ in 0..<2000 {
            let parts = (0..<4).map { _ in
                Bool.random(using: &random)
                    ? edges.randomElement(using: &random) ?? 0 : Int128.random(in: .min ... .max, using: &random)
            }
            let (a, b) = (Rational(parts[0], over: parts[1]), Rational(parts[2], over: parts[3]))
            for value in [a + b, a - b, a * b, a / b, -a, a.magnitude, a.rounded(toMultipleOf: b)] {
                #expect(value.denominator >= 0)
                _ = (
                    value < a, value.roundedToWhole, value.floor, value.ceiling, value.description,
                    value.decimalText(digits: 6)
                )
            }
        }
    }
}
