/// A unit that an amount is given in.
///
/// ```swift
/// Unit(named: "cucchiai", in: .italian)  // .metricTablespoon
/// Unit.pound.factor                       // 45359237/100000, in grams
/// ```
///
/// English `cup`, `tablespoon` and `teaspoon` are the US customary ones, which the pint and the fluid ounce agree with;
/// the spoons and cups of the other languages, and the English "metric cup", are the metric ones. The order of the cases
/// is the order in which unlike amounts of one grocery are listed.
public enum Unit: String, CaseIterable, Sendable {
    // Mass
    case milligram, gram, dekagram, hectogram, kilogram
    case ounce, pound, metricPound
    // Volume
    case millilitre, centilitre, decilitre, litre
    case metricTeaspoon, metricTablespoon, metricCup, dessertspoon
    case teaspoon, tablespoon, fluidOunce, cup, pint, quart, gallon
    case imperialFluidOunce, imperialPint, imperialGallon
    // Length
    case millimetre, centimetre, inch
    // Count
    case piece, dozen
    case clove, slice, sprig, leaf, bunch, head, stalk, stick, bulb, ear, pod, fillet, sheet, strip, rasher, cube,
        block,
        loaf
    case rib, rack, wedge, roll, punnet
    case ball, tin, can, jar, bottle, bag, box, pack, sachet, carton, tub, tube, glass, serving, scoop
    case spoonful, pinch, knifeTip, dash, drop, splash, drizzle, handful, knob
}

extension Unit {
    /// The unit of a name, plural or abbreviation in a language, or in English; nil when it is none.
    ///
    /// Case does not matter but for the English `T` (tablespoon) and `t` (teaspoon). Full stops and runs of spaces do not
    /// matter either: `c. à s.`, `c.à.s` and `c à s` are one name.
    public init?(named name: some StringProtocol, in language: KitchenLanguage) {
        guard let unit = UnitNames.of(language).unit(named: name) else { return nil }
        self = unit
    }
}

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
        case .count:
            switch self {
            case .dozen: .piece
            case .can: .tin
            case .rib: .stalk
            default: self
            }
        }
    }

    /// Whether amounts in it are written as decimals, and not as fractions.
    public var isDecimal: Bool { system == .metric && self != .metricCup && self != .metricPound }

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
