extension Unit {
    // By switches and not by a table: every line of every recipe asks.

    /// What this unit measures.
    public var family: UnitFamily {
        switch self {
        case .milligram, .gram, .dekagram, .hectogram, .kilogram, .ounce, .pound, .metricPound: .mass
        case .millilitre, .centilitre, .decilitre, .litre, .metricTeaspoon, .metricTablespoon, .metricCup,
            .dessertspoon, .teaspoon, .tablespoon, .fluidOunce, .cup, .pint, .quart, .gallon, .imperialFluidOunce,
            .imperialPint, .imperialGallon:
            .volume
        case .millimetre, .centimetre, .inch: .length
        default: .count
        }
    }

    /// Whether it is a unit of weight or volume.
    public var isOfWeightOrVolume: Bool { family == .mass || family == .volume }

    /// The unit that this one is a multiple of: gram, millilitre, millimetre, or what is counted.
    ///
    /// Two amounts add exactly when their bases are the same.
    public var base: Unit {
        switch family {
        case .mass: .gram
        case .volume: .millilitre
        case .length: .millimetre
        case .count: self == .dozen ? .piece : self == .can ? .tin : self
        }
    }

    /// Who measures so.
    public var system: UnitSystem {
        switch self {
        case .metricTeaspoon, .metricTablespoon, .dessertspoon, .teaspoon, .tablespoon: .spoon
        case .imperialFluidOunce, .imperialPint, .imperialGallon: .imperial
        case .ounce, .pound, .inch, .fluidOunce, .cup, .pint, .quart, .gallon: .us
        default: family == .count ? .count : .metric
        }
    }
}
