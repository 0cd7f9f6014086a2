/// In which measures and to which steps amounts are shown: the one table, of the program and, by `assets/units.js`, of pages.
///
/// A row is a ``Measure``: its steps, coarsest first, and after `kept` the multiples that stay as they are although a
/// coarser step is near. `Documentation/Formats.md` says the same in words.
public enum MeasureTable {
    /// What is shown is off by less than this share of the exact amount.
    public static let tolerance = Rational(1, 20)
    /// The same for what is converted to US measures, whose cups and ounces are large.
    public static let customaryTolerance = Rational(1, 50)

    // Weight

    // Scales show grams, and nobody weighs 116.67 g. Fives are what packs and recipes are in (125 g of butter), so they
    // stay. From a kilogram on ten grams make no difference, from ten a hundred.
    private static let gram = Measure(
        .gram, [[10], [5], [1], [half], [tenth], [Rational(1, 100)], [Rational(1, 1000)]], kept: [5])
    private static let kilograms = [
        Measure(.kilogram, [[tenth]], kept: [Rational(1, 20)], least: 10),
        Measure(.kilogram, [[Rational(1, 100)]], kept: [Rational(1, 200)], least: 1),
    ]
    private static let milligram = Measure(.milligram, gram.steps, kept: gram.kept)
    // An Italian etto, an Austrian Deka: whole ones, and what is less is grams.
    private static let hectogram = Measure(.hectogram, [[tenth]], kept: [quarter], least: 1)
    private static let dekagram = Measure(.dekagram, [[1], [half], [tenth]], kept: [half], least: 1)
    // A Pfund, a livre: of the market, in its fractions.
    private static let metricPound = Measure(.metricPound, parts, kept: quartersAndThirds, least: quarter)

    // Customary scales show pounds and ounces; half a pound is said, what is less is ounces.
    private static let pound = Measure(.pound, parts, kept: quartersAndThirds, least: quarter, raised: 1, wholes: [1])
    private static let ounce = Measure(.ounce, eighths, kept: [half], below: 16)
    // A pack of 250 g less 8 oz: what is left follows from both, and eighths are too coarse for it.
    private static let fineOunce = Measure(
        .ounce, eighths + [[tenth], [Rational(1, 100)]], kept: [half], below: 16)

    // Volume

    // Jugs have lines at ten millilitres, small ones and syringes less.
    private static let millilitre = Measure(.millilitre, gram.steps, kept: gram.kept)
    private static let litres = [
        Measure(.litre, [[tenth]], kept: [Rational(1, 20)], least: 10),
        Measure(.litre, [[Rational(1, 100)]], kept: [Rational(1, 200)], least: 1),
    ]
    private static let decilitre = Measure(.decilitre, [[tenth]], kept: [quarter], least: half)
    private static let centilitre = Measure(.centilitre, [[1], [half], [tenth]], kept: [half], least: 1)

    // Cups come as 1, 1/2, 1/3 and 1/4; what is between them is spoons.
    private static let cup = Measure(
        .cup, parts, kept: quartersAndThirds, least: quarter, wholes: quartersAndThirds)
    private static let metricCup = Measure(
        .metricCup, parts, kept: quartersAndThirds, least: quarter, wholes: quartersAndThirds)
    // Spoons come as 1, 1/2, 1/4 and 1/8 of a teaspoon, some as thirds; a half tablespoon is the least that is said of one.
    private static let tablespoon = Measure(
        .tablespoon, [[1], [half]], kept: [quarter], least: half, raised: 1, wholes: [1])
    private static let metricTablespoon = Measure(
        .metricTablespoon, tablespoon.steps, kept: tablespoon.kept, least: half, raised: 1, wholes: [1])
    private static let teaspoon = Measure(
        .teaspoon, spoons, kept: quartersAndThirds, below: 6, wholes: [Rational(1, 8)])
    private static let metricTeaspoon = Measure(
        .metricTeaspoon, spoons, kept: quartersAndThirds, below: 6, wholes: [Rational(1, 8)])
    private static let dessertspoon = Measure(
        .dessertspoon, [[1], [half]], kept: [quarter], least: half, wholes: [1])
    // The smallest spoon of a set is a pinch: a sixteenth of a teaspoon.
    private static let pinch = Measure(
        .pinch, [[1]], kept: [], below: 2, size: Unit.teaspoon.factor / 16, isAdded: true)
    private static let metricPinch = Measure(
        .pinch, [[1]], kept: [], below: 2, size: Unit.metricTeaspoon.factor / 16, isAdded: true)

    private static let largeVolumes = [Unit.fluidOunce, .pint, .quart, .gallon].map { unit in
        MeasureLadder([Measure(unit, parts, kept: quartersAndThirds, least: half)] + cupLadder.measures)
    }
    private static let imperialVolumes = [Unit.imperialFluidOunce, .imperialPint, .imperialGallon].map { unit in
        MeasureLadder([Measure(unit, parts + [[Rational(1, 8)]], kept: quartersAndThirds)])
    }

    // Length and count

    private static let centimetre = Measure(.centimetre, [[1], [half], [tenth]], kept: [half], least: 1)
    private static let millimetre = Measure(.millimetre, [[1], [half], [tenth], [Rational(1, 100)]], kept: [1])
    private static let inch = Measure(.inch, eighths, kept: [quarter])
    // Half an onion is cut, a third and a quarter as well; an eighth is the least, but nobody cuts off one to leave seven.
    private static let counted = Measure(nil, parts, kept: [half], smallest: Rational(1, 8))
    private static let dozen = Measure(.dozen, counted.steps, kept: counted.kept, smallest: counted.smallest)

    // Steps

    private static let half = Rational(1, 2)
    private static let quarter = Rational(1, 4)
    private static let tenth = Rational(1, 10)
    private static let quartersAndThirds = [quarter, Rational(1, 3)]
    private static let parts = [[1], [half], quartersAndThirds]
    private static let eighths = [[1], [half], [quarter], [Rational(1, 8)]]
    private static let spoons = eighths + [[Rational(1, 3)]]

    // Ladders

    private static let countLadder = MeasureLadder([counted])
    private static let gramLadder = MeasureLadder(kilograms + [gram])
    private static let millilitreLadder = MeasureLadder(litres + [millilitre])
    private static let centimetreLadder = MeasureLadder([centimetre, millimetre])
    private static let poundLadder = MeasureLadder([pound, ounce])
    private static let finePoundLadder = MeasureLadder([pound, fineOunce])
    private static let inchLadder = MeasureLadder([inch])
    private static let cupLadder = MeasureLadder([cup, tablespoon.shown(from: half, below: 8), teaspoon, pinch])
    // Nobody counts sixteen spoons: from 240 ml on it is a jug.
    private static let jug = litres + [millilitre.shown(from: 240)]
    private static let spoonLadder = MeasureLadder(jug + [tablespoon, teaspoon, pinch])
    private static let metricSpoonLadder = MeasureLadder(jug + [metricTablespoon, metricTeaspoon, metricPinch])

    private static let ladders: [Unit: MeasureLadder] = {
        var ladders: [Unit: MeasureLadder] = [
            .milligram: MeasureLadder(kilograms + [gram.shown(from: 1), milligram]),
            .gram: gramLadder, .kilogram: gramLadder,
            .dekagram: MeasureLadder(kilograms + [dekagram, gram]),
            .hectogram: MeasureLadder(kilograms + [hectogram, gram]),
            .metricPound: MeasureLadder([metricPound, gram]), .pound: poundLadder, .ounce: poundLadder,
            .millilitre: millilitreLadder, .litre: millilitreLadder,
            .decilitre: MeasureLadder(litres + [decilitre, millilitre]),
            .centilitre: MeasureLadder(litres + [centilitre, millilitre]),
            .cup: cupLadder, .tablespoon: cupLadder, .teaspoon: cupLadder,
            .metricCup: MeasureLadder([
                metricCup, metricTablespoon.shown(from: half, below: 8), metricTeaspoon, metricPinch,
            ]),
            .metricTablespoon: metricSpoonLadder, .metricTeaspoon: metricSpoonLadder,
            .dessertspoon: MeasureLadder(jug + [dessertspoon, metricTeaspoon, metricPinch]),
            .millimetre: centimetreLadder, .centimetre: centimetreLadder, .inch: inchLadder,
            .dozen: MeasureLadder([dozen]),
        ]
        for ladder in largeVolumes + imperialVolumes {
            if let unit = ladder.measures[0].unit { ladders[unit] = ladder }
        }
        return ladders
    }()

    private static let customaryVolumes = MeasureLadder([
        Measure(.quart, [[1], [half], [quarter]], kept: [quarter], least: 2), cup, cupLadder.measures[1], teaspoon,
    ])

    /// The measures of an amount that stays in its author's system, in a style.
    public static func ladder(of unit: Unit?, in style: QuantityStyle) -> MeasureLadder {
        // Where all is metric there are no cups to put spoons into.
        if style == .metric, unit == .tablespoon || unit == .teaspoon { return spoonLadder }
        return unit.flatMap { ladders[$0] } ?? countLadder
    }

    /// The measures of an amount that is converted to the system of a style.
    public static func conversion(of unit: Unit, to style: QuantityStyle) -> MeasureLadder {
        switch unit.family {
        case .mass: style == .us ? poundLadder : gramLadder
        case .volume: style == .us ? customaryVolumes : millilitreLadder
        case .length: style == .us ? inchLadder : centimetreLadder
        case .count: countLadder
        }
    }

    /// The same for amounts that add up: with tenths and hundredths of an ounce.
    static func fineConversion(of unit: Unit, to style: QuantityStyle) -> MeasureLadder {
        unit.family == .mass && style == .us ? finePoundLadder : conversion(of: unit, to: style)
    }
}
