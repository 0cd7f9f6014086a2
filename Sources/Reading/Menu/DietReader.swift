import Diagnostics
import Kitchen

/// Reads what a food states of itself: `vegetarian`, `vegan`, `allergens`, `additives`, `frozen`, `homemade`.
enum DietReader {
    /// The facts stated; what is not stated is unknown.
    static func read(_ fields: inout Fields) -> DietFacts { read(&fields, allergens: "allergens") }

    /// The facts stated of a dish itself, whose allergens are `contains`.
    static func readDish(_ fields: inout Fields) -> DietFacts { read(&fields, allergens: "contains") }

    private static func read(_ fields: inout Fields, allergens key: String) -> DietFacts {
        func answer(_ key: String) -> Certainty { Certainty(fields.bool(key)?.value) }
        return DietFacts(
            vegetarian: answer("vegetarian"), vegan: answer("vegan"), allergens: allergens(&fields, key: key),
            additives: additives(&fields), frozen: answer("frozen"), homemade: answer("homemade"))
    }

    /// The allergens named, and those that there may be traces of; a list that is there is a complete statement, unless it
    /// names something unknown.
    private static func allergens(_ fields: inout Fields, key: String) -> AllergenStatement {
        let contained = fields.texts(key, splitting: true)
        var statement = contained.map { allergens($0, in: &fields) } ?? .unknown
        if let traces = fields.texts("traces", splitting: true) {
            let traces = allergens(traces, in: &fields)
            statement.traces = traces.contains
            if !traces.isComplete { statement.isComplete = false }
        }
        return statement
    }

    private static func additives(_ fields: inout Fields) -> AdditiveStatement {
        fields.texts("additives", splitting: true).map { additives($0, in: &fields) } ?? .unknown
    }

    /// The statement that a list of additives makes; "none" is the name of the empty list.
    static func additives(_ names: [Located<String>], in fields: inout Fields) -> AdditiveStatement {
        var (found, isComplete): ([Additive], Bool) = ([], true)
        for name in names where !Allergen.isNone(name.value) {
            if let additive = Additive(named: name.value) {
                found.append(additive)
            } else {
                isComplete = false
                let known = Additive.allCases.map(\.rawValue)
                fields.report(
                    .unknownAdditive, "unknown additive \"\(name.value)\"", at: name.span,
                    fix: NearestName.find(name.value.lowercased(), in: known).map { "did you mean \"\($0)\"?" }
                        ?? "write one of \(known.joined(separator: ", "))")
            }
        }
        return AdditiveStatement(contains: found, isComplete: isComplete)
    }

    /// The statement that a list of names makes, each with what it is or without: "nuts", "nuts: almonds"; "none" is the
    /// name of the empty list.
    static func allergens(_ names: [Located<String>], in fields: inout Fields) -> AllergenStatement {
        var statement = AllergenStatement.none
        for name in names {
            let parts = name.value.split(separator: ":", maxSplits: 1).map { String($0).trimmingSpaces }
            let word = parts.first?.lowercased() ?? ""
            if let allergen = Allergen(named: word) {
                statement.contains.insert(allergen)
                if parts.count == 2, !parts[1].isEmpty {
                    statement.name(NamedAllergen(allergen, parts[1]))
                }
            } else if !Allergen.isNone(name.value) {
                statement.isComplete = false
                let known = Allergen.allCases.map(\.rawValue)
                fields.report(
                    .unknownAllergen, "unknown allergen \"\(name.value)\"", at: name.span,
                    fix: NearestName.find(word, in: known).map { "did you mean \"\($0)\"?" }
                        ?? "write one of \(known.joined(separator: ", "))")
            }
        }
        return statement
    }
}
