import Kitchen
import Testing

@Suite struct UnitTests {
    @Test(arguments: [
        ("cups", KitchenLanguage.english, Unit.cup), ("Tbsp", .english, .tablespoon), ("T", .english, .tablespoon),
        ("t", .english, .teaspoon), ("FL. OZ.", .english, .fluidOunce), ("lbs", .english, .pound),
        ("KG", .english, .kilogram),
        ("packet", .english, .pack), ("metric cup", .english, .metricCup), ("imperial pint", .english, .imperialPint),
        ("EL", .german, .metricTablespoon), ("Teelöffel", .german, .metricTeaspoon), ("Zehen", .german, .clove),
        ("Msp.", .german, .knifeTip), ("Bund", .german, .bunch), ("Dose", .german, .tin),
        ("Pfund", .german, .metricPound),
        ("cucchiai", .italian, .metricTablespoon), ("cucchiaini da caffè", .italian, .metricTeaspoon),
        ("etti", .italian, .hectogram),
        ("spicchio", .italian, .clove), ("mazzo", .italian, .bunch), ("fette", .italian, .slice),
        ("tazza", .italian, .metricCup),
        ("c. à s.", .french, .metricTablespoon), ("c.à.c", .french, .metricTeaspoon),
        ("cuillères à soupe", .french, .metricTablespoon),
        ("gousses", .french, .clove), ("boîte", .french, .tin), ("pincée", .french, .pinch), ("botte", .french, .bunch),
        ("cucharaditas", .spanish, .metricTeaspoon), ("dientes", .spanish, .clove), ("latas", .spanish, .tin),
        ("loncha", .spanish, .slice), ("manojo", .spanish, .bunch), ("cup", .italian, .cup),
    ])
    func isReadByName(_ name: String, _ language: KitchenLanguage, _ expected: Unit) {
        #expect(Unit(named: name, in: language) == expected)
    }

    @Test(arguments: [
        ("tazza", KitchenLanguage.english), ("", .english), ("T", .german), ("flour", .english), ("noci", .italian),
    ])
    func isNotReadFromOtherWords(_ name: String, _ language: KitchenLanguage) {
        #expect(Unit(named: name, in: language) == nil)
    }

    /// Each from the source named in `UnitMeasure`.
    @Test(arguments: [
        (Unit.pound, "45359237/100000"), (.ounce, "45359237/1600000"), (.cup, "473176473/2000000"), (.inch, "127/5"),
        (.imperialPint, "56826125/100000"), (.metricTablespoon, "15"), (.metricTeaspoon, "5"), (.dozen, "12"),
    ])
    func hasAnExactFactor(_ unit: Unit, _ expected: String) {
        let parts = expected.split(separator: "/").compactMap { Int($0) }
        #expect(unit.factor == Rational(parts[0], parts.count > 1 ? parts[1] : 1))
    }

    @Test func kitchenRatiosAreWhole() {
        #expect(Unit.cup.factor == Unit.tablespoon.factor * 16)
        #expect(Unit.tablespoon.factor == Unit.teaspoon.factor * 3)
        #expect(Unit.quart.factor == Unit.cup.factor * 4)
        #expect(Unit.cup.factor == Unit.fluidOunce.factor * 8)
        #expect(Unit.pound.factor == Unit.ounce.factor * 16)
    }

    @Test(arguments: KitchenLanguage.allCases)
    func everyUnitHasWordsThatAreReadAgain(_ language: KitchenLanguage) {
        for unit in Unit.allCases {
            for count: Rational in [1, 2] {
                let word = QuantityFormat(language: language).word(for: unit, count: count)
                #expect(
                    !word.isEmpty && word != unit.rawValue || unit.rawValue.hasPrefix(word), "\(unit) in \(language)")
                let read = Unit(named: word, in: language)
                #expect(read?.family == unit.family, "\(word) in \(language)")
            }
        }
    }
}
