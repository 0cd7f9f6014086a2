import Text

/// What a recipe needs: what is kept of it to look it up in the pantry once its card is written.
///
/// It is kept as one text, since a site may have very many recipes: a line for each ingredient, its food, its measures and the
/// remarks that may name more food between tabs, and whether they are of each of several.
public struct RecipeFoods: Hashable, Sendable {
    private let text: String
    /// Whether its author measures in metric units.
    let isMetric: Bool

    /// The foods of a recipe, with those of others that it needs.
    public init(_ recipe: Recipe) {
        let recipe = recipe.original ?? recipe
        isMetric = recipe.isMetric
        text = recipe.foodLines.map { Self.written($0) }.joined(separator: "\n")
    }

    /// In the order of the recipe, each with the upper ends of its measures.
    public var needs: [FoodNeed] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            let name = String(parts[0])
            var need = FoodNeed(name: name, text: name, measures: parts.dropFirst().compactMap { Self.measure($0) })
            need.isOfEach = parts.last.map { $0 == Self.each } ?? false
            need.additions = parts.dropFirst().filter { $0.hasPrefix(Self.remark) }.map { String($0.dropFirst()) }
            return need
        }
    }

    private static func written(_ line: IngredientLine) -> String {
        let name = inOneField(line.food)
        let measures = line.measures.compactMap { measure in
            measure.amount.upper.flatMap { upper in
                upper.isFinite ? "\t\(upper.numerator) \(upper.denominator) \(measure.countedUnit.rawValue)" : nil
            }
        }
        let remarks = line.additions.map { "\t" + remark + inOneField($0) }
        return name + measures.joined() + remarks.joined() + (line.isOfEach ? "\t" + each : "")
    }

    private static func inOneField(_ text: String) -> String {
        text.split { $0 == "\n" || $0 == "\t" || $0 == "\r\n" }.joined(separator: " ")
    }

    private static let each = "each"
    private static let remark = "+"

    private static func measure(_ text: Substring) -> Quantity? {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let above = Int128(parts[0]), let below = Int128(parts[1]),
            let unit = Unit(rawValue: String(parts[2]))
        else { return nil }
        return Quantity(Rational(above, over: below), unit == .piece ? nil : unit)
    }
}

extension RecipeFoods: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(text)
        fields.add(isMetric)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        (text, isMetric) = (try String(from: &fields), try Bool(from: &fields))
    }
}
