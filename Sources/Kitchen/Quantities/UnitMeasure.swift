/// What a unit measures and how many of its base unit it is.
struct UnitMeasure: Sendable {
    var family: UnitFamily
    var system: UnitSystem
    var base: Unit
    var factor: Rational
}

extension UnitMeasure {
    // NIST Handbook 44, Appendix C (2024), "General Tables of Units of Measurement": 1 lb avoirdupois = 453.592 37 g,
    // 1 oz = 1/16 lb, 1 in = 25.4 mm, 1 US gallon = 231 in³ = 3785.411 784 ml; quart 1/4, pint 1/8, cup 1/16, fluid
    // ounce 1/128, tablespoon 1/256 and teaspoon 1/768 of it. The cup of US nutrition labels (21 CFR 101.9(b)(5)(viii),
    // 240 ml) is not used, because it is not half a pint.
    private static let poundInGrams = Rational(45_359_237, 100_000)
    private static let gallonInMillilitres = Rational(3_785_411_784, 1_000_000)
    private static let inchInMillimetres = Rational(254, 10)

    // UK Weights and Measures Act 1985, Schedule 1, Part IV: 1 gallon = 4.546 09 dm³, pint 1/8, fluid ounce 1/160.
    private static let imperialGallonInMillilitres = Rational(4_546_090, 1000)

    // Metric kitchen measures: teaspoon 5 ml, dessertspoon 10 ml, tablespoon 15 ml, cup 250 ml, as sold and used in
    // Europe; no statute defines them. The German Pfund and the French livre of the market are 500 g.
    private static let metricSpoon: Rational = 5

    fileprivate static func mass(_ system: UnitSystem, _ factor: Rational) -> UnitMeasure {
        UnitMeasure(family: .mass, system: system, base: .gram, factor: factor)
    }

    fileprivate static func volume(_ system: UnitSystem, _ factor: Rational) -> UnitMeasure {
        UnitMeasure(family: .volume, system: system, base: .millilitre, factor: factor)
    }

    fileprivate static func length(_ system: UnitSystem, _ factor: Rational) -> UnitMeasure {
        UnitMeasure(family: .length, system: system, base: .millimetre, factor: factor)
    }

    fileprivate static func count(of base: Unit, _ factor: Rational = 1) -> UnitMeasure {
        UnitMeasure(family: .count, system: .count, base: base, factor: factor)
    }

    /// All measures, by the unit's place in `Unit.allCases`: computed once, since factors are asked for in sums.
    fileprivate static let all: [Unit: UnitMeasure] = Dictionary(
        uniqueKeysWithValues: Unit.allCases.map { ($0, UnitMeasure.of($0)) })

    private static func of(_ unit: Unit) -> UnitMeasure {
        switch unit {
        case .milligram: mass(.metric, Rational(1, 1000))
        case .gram: mass(.metric, 1)
        case .dekagram: mass(.metric, 10)
        case .hectogram: mass(.metric, 100)
        case .kilogram: mass(.metric, 1000)
        case .metricPound: mass(.metric, 500)
        case .ounce: mass(.us, poundInGrams / 16)
        case .pound: mass(.us, poundInGrams)
        case .millimetre: length(.metric, 1)
        case .centimetre: length(.metric, 10)
        case .inch: length(.us, inchInMillimetres)
        case .dozen: count(of: .piece, 12)
        case .can: count(of: .tin)
        default: ofVolume(unit) ?? count(of: unit)
        }
    }

    private static func ofVolume(_ unit: Unit) -> UnitMeasure? {
        switch unit {
        case .millilitre: volume(.metric, 1)
        case .centilitre: volume(.metric, 10)
        case .decilitre: volume(.metric, 100)
        case .litre: volume(.metric, 1000)
        case .metricTeaspoon: volume(.spoon, metricSpoon)
        case .dessertspoon: volume(.spoon, metricSpoon * 2)
        case .metricTablespoon: volume(.spoon, metricSpoon * 3)
        case .metricCup: volume(.metric, 250)
        case .teaspoon: volume(.spoon, gallonInMillilitres / 768)
        case .tablespoon: volume(.spoon, gallonInMillilitres / 256)
        case .fluidOunce: volume(.us, gallonInMillilitres / 128)
        case .cup: volume(.us, gallonInMillilitres / 16)
        case .pint: volume(.us, gallonInMillilitres / 8)
        case .quart: volume(.us, gallonInMillilitres / 4)
        case .gallon: volume(.us, gallonInMillilitres)
        case .imperialFluidOunce: volume(.imperial, imperialGallonInMillilitres / 160)
        case .imperialPint: volume(.imperial, imperialGallonInMillilitres / 8)
        case .imperialGallon: volume(.imperial, imperialGallonInMillilitres)
        default: nil
        }
    }
}

extension Unit {
    var measure: UnitMeasure { UnitMeasure.all[self] ?? .count(of: self) }
}
