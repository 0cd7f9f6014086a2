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
}
