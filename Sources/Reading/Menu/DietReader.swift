import Diagnostics
import Kitchen

/// Reads what a food states of diets and allergens: `vegetarian`, `vegan`, `allergens`.
enum DietReader {
    /// The facts stated; what is not stated is unknown.
    static func read(_ fields: inout Fields) -> DietFacts {
        DietFacts(
            vegetarian: Certainty(fields.bool("vegetarian")?.value), vegan: Certainty(fields.bool("vegan")?.value),
            allergens: allergens(&fields))
    }

    /// The allergens named; a list that is there is a complete statement, unless it names something unknown.
    private static func allergens(_ fields: inout Fields) -> AllergenStatement {
        guard let names = fields.texts("allergens", splitting: true) else { return .unknown }
        return allergens(names, in: &fields)
    }

    /// The statement that a list of names makes; "none" is the name of the empty list.
    static func allergens(_ names: [Located<String>], in fields: inout Fields) -> AllergenStatement {
        var statement = AllergenStatement.none
        for name in names {
            if let allergen = Allergen(rawValue: name.value.lowercased()) {
                statement.contains.insert(allergen)
            } else if name.value.lowercased() != "none" {
                statement.isComplete = false
                let known = Allergen.allCases.map(\.rawValue)
                fields.report(
                    .unknownAllergen, "unknown allergen \"\(name.value)\"", at: name.span,
                    fix: NearestName.find(name.value, in: known).map { "did you mean \"\($0)\"?" }
                        ?? "write one of \(known.joined(separator: ", "))")
            }
        }
        return statement
    }
}
