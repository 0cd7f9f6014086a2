import Kitchen

/// The table of measures for the browser: each ladder once, and which one is for which unit.
struct LadderData {
    private var ladders: [MeasureLadder] = []
    private var places: [MeasureLadder: Int] = [:]
    /// `ladders`; by style the ladder of each unit that has one of its own as `shown`, those of what is counted last; by
    /// unit the ladder of what is converted as `converted`; and how far both may be off.
    private(set) var members: [JSONValue.Member] = []

    init(_ format: QuantityFormat) {
        let styles = Set([format.style, .author]).sorted { $0.rawValue < $1.rawValue }
        let own = styles.map { style in JSONValue.Member(style.rawValue, shown(in: style)) }
        let converted = Unit.allCases.filter(format.converts).map { unit in
            JSONValue.Member(unit.rawValue, place(of: MeasureTable.conversion(of: unit, to: format.style)))
        }
        let counted = place(of: MeasureTable.ladder(of: nil, in: format.style))
        members = [
            .init("shown", .object(own)), .init("converted", .object(converted)), .init("counted", counted),
            .init("tolerance", .text(MeasureTable.tolerance.description)),
            .init("convertedTolerance", .text(format.conversionTolerance.description)),
            .init("ladders", .list(ladders.map { .list($0.measures.map(Self.data)) })),
        ]
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

    private static func data(_ measure: Measure) -> JSONValue {
        .object([
            .init("unit", .text(measure.unit?.rawValue)), .init("size", .text(measure.size.description)),
            .init("least", .text(measure.least.description)), .init("raised", .text(measure.leastRaised.description)),
            .init("below", .text(measure.below?.description)), .init("kept", list(measure.kept)),
            .init("steps", .list(measure.steps.map(list))), .init("wholes", list(measure.wholes)),
            .init("added", .flag(measure.isAdded)),
        ])
    }

    private static func list(_ numbers: [Rational]) -> JSONValue { .list(numbers.map { .text($0.description) }) }
}
