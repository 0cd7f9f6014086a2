import Kitchen
import Text

/// The table of measures for the browser: each ladder once, and which one is for which unit.
struct LadderData {
    private var ladders: [MeasureLadder] = []
    private var places: [MeasureLadder: Int] = [:]
    /// `ladders`; by style the ladder of each unit that has one of its own as `shown`, those of what is counted last; by
    /// style and unit the ladder of what is converted as `converted`; and how far both may be off.
    private(set) var members: [JSONValue.Member] = []

    init(_ format: QuantityFormat) {
        let own = QuantityStyle.allCases.map { JSONValue.Member($0.rawValue, shown(in: $0)) }
        let formats = [QuantityStyle.metric, .us].map { style in
            var other = format
            other.style = style
            return other
        }
        let converted = formats.map { JSONValue.Member($0.style.rawValue, self.converted(in: $0)) }
        let tolerances = formats.map { JSONValue.Member($0.style.rawValue, .text($0.conversionTolerance.description)) }
        let counted = place(of: MeasureTable.ladder(of: nil, in: format.style))
        members = [
            .init("shown", .object(own)), .init("converted", .object(converted)), .init("counted", counted),
            .init("tolerance", .text(MeasureTable.tolerance.description)),
            .init("convertedTolerance", .object(tolerances)),
            .init("ladders", .list(ladders.map { .list($0.measures.map(Self.data)) })),
        ]
    }

    private mutating func converted(in format: QuantityFormat) -> JSONValue {
        .object(
            Unit.allCases.filter(format.converts).map { unit in
                .init(unit.rawValue, place(of: MeasureTable.conversion(of: unit, to: format.style)))
            })
    }

    private mutating func shown(in style: QuantityStyle) -> JSONValue {
        let counted = MeasureTable.ladder(of: nil, in: style)
        return .object(
            Unit.allCases.compactMap { unit in
                let ladder = MeasureTable.ladder(of: unit, in: style)
                return ladder == counted ? nil : .init(unit.rawValue, place(of: ladder))
            })
    }

    private mutating func place(of ladder: MeasureLadder) -> JSONValue {
        let place = places[ladder] ?? ladders.count
        if place == ladders.count {
            ladders.append(ladder)
            places[ladder] = place
        }
        return .number(place)
    }

    /// The unit, its size, from where on it is used, also when it is raised, up to where; what is kept, its steps, its
    /// wholes, whether it is only added, and the least that is told of it.
    private static func data(_ measure: Measure) -> JSONValue {
        .list([
            .text(measure.unit?.rawValue), .text(measure.size.description), .text(measure.least.description),
            .text(measure.leastRaised.description), .text(measure.below?.description), list(measure.kept),
            .list(measure.steps.map(list)), list(measure.wholes), .number(measure.isAdded ? 1 : 0),
            .text(measure.smallest.description),
        ])
    }

    private static func list(_ numbers: [Rational]) -> JSONValue { .list(numbers.map { .text($0.description) }) }
}
