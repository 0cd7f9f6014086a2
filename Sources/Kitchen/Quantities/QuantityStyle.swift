/// Whose units amounts are shown in: the setting `units` of a site.
public enum QuantityStyle: String, CaseIterable, Sendable {
    /// The units that the author wrote.
    case author
    /// Grams, millilitres, centimetres; spoons stay.
    case metric
    /// Ounces, pounds, cups, inches; spoons stay.
    case us
}
