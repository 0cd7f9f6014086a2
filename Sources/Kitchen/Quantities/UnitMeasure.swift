/// How many of its base unit each unit is.
enum UnitMeasure {
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

    /// All factors: computed once, since they are asked for in sums.
    fileprivate static let factors: [Unit: Rational] = Dictionary(
        uniqueKeysWithValues: Unit.allCases.map { ($0, factor(of: $0)) })

    private static func factor(of unit: Unit) -> Rational {
        switch unit {
        case .milligram: Rational(1, 1000)
        case .gram: 1
        case .dekagram: 10
        case .hectogram: 100
        case .kilogram: 1000
        case .metricPound: 500
        case .ounce: poundInGrams / 16
        case .pound: poundInGrams
        case .millimetre: 1
        case .centimetre: 10
        case .inch: inchInMillimetres
        case .dozen: 12
        default: ofVolume(unit)
        }
    }

    private static func ofVolume(_ unit: Unit) -> Rational {
        switch unit {
        case .millilitre: 1
        case .centilitre: 10
        case .decilitre: 100
        case .litre: 1000
        case .metricTeaspoon: metricSpoon
        case .dessertspoon: metricSpoon * 2
        case .metricTablespoon: metricSpoon * 3
        case .metricCup: 250
        case .teaspoon: gallonInMillilitres / 768
        case .tablespoon: gallonInMillilitres / 256
        case .fluidOunce: gallonInMillilitres / 128
        case .cup: gallonInMillilitres / 16
        case .pint: gallonInMillilitres / 8
        case .quart: gallonInMillilitres / 4
        case .gallon: gallonInMillilitres
        case .imperialFluidOunce: imperialGallonInMillilitres / 160
        case .imperialPint: imperialGallonInMillilitres / 8
        case .imperialGallon: imperialGallonInMillilitres
        default: 1
        }
    }
}

extension Unit {
    /// How many of `base` this unit is; exact.
    public var factor: Rational { UnitMeasure.factors[self] ?? 1 }
}
