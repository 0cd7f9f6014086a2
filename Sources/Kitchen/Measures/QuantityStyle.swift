/// Whose units amounts are shown in: the setting `units` of a site.
public enum QuantityStyle: String, CaseIterable, Sendable {
    /// The units that the author wrote.
    case author
    /// Grams, millilitres, centimetres; spoons stay.
    case metric
    /// Ounces, pounds, cups, inches; spoons stay.
    case us
}

extension QuantityStyle {
    /// Whether amounts in a unit are shown in another system's. A metric cup is a cup, and no metric measure.
    public func converts(_ unit: Unit?) -> Bool {
        if self == .metric, unit == .metricCup { return true }
        return switch (self, unit?.system) {
        case (.metric, .us), (.metric, .imperial), (.us, .metric), (.us, .imperial): true
        default: false
        }
    }

    /// Whether a unit is of the system that others are converted to; false in the author's style, which has none.
    public func isNative(_ unit: Unit?) -> Bool {
        switch (self, unit?.system) {
        case (.metric, .metric): !converts(unit)
        case (.us, .us): true
        default: false
        }
    }

    /// Whether an amount in a unit may be shown otherwise than in its author's units.
    public func changes(_ unit: Unit) -> Bool {
        converts(unit) || MeasureTable.ladder(of: unit, in: self) != MeasureTable.ladder(of: unit, in: .author)
    }
}
