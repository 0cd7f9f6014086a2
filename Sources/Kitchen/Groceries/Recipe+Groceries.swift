import Diagnostics

extension Recipe {
    /// Reports ingredients that are spelled almost like a grocery and meet none: most likely slips.
    ///
    /// What is not near any grocery is no problem of the recipe; ``UnmatchedGroceries`` lists it.
    public func reportSlips(against groceries: Groceries, diagnostics: inout DiagnosticList) {
        guard !groceries.all.isEmpty else { return }
        for (_, ingredient) in ingredients {
            let name = ingredient.line.name
            guard groceries.foods(in: name).isEmpty, let nearest = groceries.nearest(to: name) else { continue }
            diagnostics.report(
                .unmatchedGrocery, "\"\(name)\" is not in groceries.csv", at: ingredient.location,
                fix: "did you mean \"\(nearest)\"? Add it as an alias if both are right",
                basis: ["content/groceries.csv", Settings.file])
        }
    }
}
