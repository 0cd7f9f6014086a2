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
    /// Whether amounts in a unit are shown in another system's.
    public func converts(_ unit: Unit?) -> Bool {
        switch (self, unit?.system) {
        case (.metric, .us), (.metric, .imperial), (.us, .metric), (.us, .imperial): true
        default: false
        }
    }
}
