import Kitchen
import TestSupport
import Testing

@Suite struct QuantityTests {
    @Test func addsWithinAFamily() {
        #expect(Quantity(500, .gram) + Quantity(1, .kilogram) == Quantity(1500, .gram))
        #expect(Quantity(1, .litre) + Quantity(500, .millilitre) == Quantity(Rational(3, 2), .litre))
        #expect(Quantity(Amount(2, to: 3), .clove) + Quantity(1, .clove) == Quantity(Amount(3, to: 4), .clove))
        #expect(Quantity(2, .tin) + Quantity(1, .can) == Quantity(3, .tin))
        #expect(Quantity(1, .dozen) + Quantity(6) == Quantity(Rational(3, 2), .dozen))
        #expect(Quantity(5) + Quantity(1, .piece) == Quantity(6))
        #expect(Quantity.toTaste + .toTaste == .toTaste)
    }

    @Test func doesNotAddWhatIsUnlike() {
        #expect(Quantity(500, .gram) + Quantity(1, .litre) == nil)
        #expect(Quantity(1, .clove) + Quantity(1, .bunch) == nil)
        #expect(Quantity(1, .clove) + Quantity(1) == nil)
        #expect(Quantity(1, .gram) + .toTaste == nil)
        #expect(Quantity(1, .inch) + Quantity(1, .gram) == nil)
    }

    @Test func convertsAcrossMassAndVolumeWithADensity() {
        let density = Rational(53, 100)
        #expect(Quantity(100, .millilitre).converted(to: .gram, density: density) == Quantity(53, .gram))
        #expect(Quantity(53, .gram).converted(to: .decilitre, density: density) == Quantity(1, .decilitre))
        #expect(Quantity(100, .millilitre).converted(to: .gram) == nil)
        #expect(Quantity(100, .millilitre).converted(to: .gram, density: 0) == nil)
        #expect(Quantity(1, .clove).converted(to: .gram, density: density) == nil)
    }

    @Test(
        arguments: [
            ([Quantity(1, .litre), Quantity(500, .millilitre)], nil, ["1.5 l"]),
            ([Quantity(1, .kilogram), Quantity(1000, .gram)], nil, ["2 kg"]),
            ([Quantity(1, .cup), Quantity(200, .gram)], nil, ["200 g", "1 cup"]),
            ([Quantity(1, .cup), Quantity(200, .gram)], Rational(53, 100), ["330 g"]),
            ([Quantity(1, .tablespoon), Quantity(1, .teaspoon)], nil, ["4 tsp"]),
            ([Quantity(1, .pound), Quantity(4, .ounce)], nil, ["1 1/4 lb"]),
            ([Quantity(2), Quantity(1, .piece), .toTaste, .toTaste], nil, ["3", "to taste"]),
            ([Quantity(1, .dozen), Quantity(1, .dozen)], nil, ["2 dozen"]),
            ([Quantity(1, .tin), Quantity(2, .clove), Quantity(1, .can)], nil, ["2 cloves", "2 tins"]),
            ([], nil, []),
        ] as [([Quantity], Rational?, [String])])
    func mergesToTheFewestAmounts(_ quantities: [Quantity], _ density: Rational?, _ expected: [String]) {
        let format = QuantityFormat(language: .english)
        #expect(Quantity.merged(quantities, density: density).map { format.text($0) } == expected)
    }

    @Test func mergingDoesNotDependOnTheOrder() {
        var random = Seeded(3)
        for round in 0..<300 {
            let list = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.quantity() }
            let density = round % 2 == 0 ? nil : Rational(53, 100)
            let merged = Quantity.merged(list, density: density)
            #expect(Quantity.merged(list.shuffled(using: &random), density: density) == merged)
            #expect(Quantity.merged(merged, density: density) == merged)
        }
    }

    @Test func mergingLosesNothing() {
        var random = Seeded(4)
        for _ in 0..<300 {
            let list = (0..<8).map { _ in random.quantity() }
            #expect(totals(of: Quantity.merged(list)) == totals(of: list))
        }
    }

    private func totals(of quantities: [Quantity]) -> [Unit: Rational] {
        quantities.reduce(into: [:]) { sums, quantity in
            guard let upper = quantity.amount.upper else { return }
            let unit = quantity.unit ?? .piece
            sums[unit.base, default: 0] += upper * unit.factor
        }
    }

    @Test func scalingAndBackIsTheSame() {
        var random = Seeded(5)
        for _ in 0..<500 {
            let (quantity, factor) = (random.quantity(), random.rational(upTo: 1000).magnitude)
            if factor != 0 { #expect(quantity * factor * (1 / factor) == quantity) }
        }
    }

    @Test func additionCommutes() {
        var random = Seeded(6)
        for _ in 0..<500 {
            let (a, b) = (random.quantity(), random.quantity())
            let (left, right) = (a + b, b + a)
            #expect((left == nil) == (right == nil))
            guard let left, let right, let unit = left.unit ?? right.unit else { continue }
            #expect(left.converted(to: unit)?.amount == right.converted(to: unit)?.amount)
        }
    }

    @Test func convertingThereAndBackIsExact() {
        var random = Seeded(7)
        for from in Unit.allCases {
            for to in Unit.allCases {
                let quantity = Quantity(random.rational(), from)
                guard let there = quantity.converted(to: to, density: Rational(53, 100)) else { continue }
                #expect(there.converted(to: from, density: Rational(53, 100)) == quantity)
            }
        }
    }
}
