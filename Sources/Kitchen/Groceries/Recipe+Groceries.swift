import Diagnostics

extension Recipe {
    /// Reports ingredients that are spelled almost like a grocery and meet none, most likely slips, and the one with which
    /// the recipe, for as many as it is shown for, costs more than can be held.
    ///
    /// What is not near any grocery is no problem of the recipe; ``UnmatchedGroceries`` lists it.
    public func report(against groceries: Groceries, servings: Rational? = nil, diagnostics: inout DiagnosticList) {
        guard !groceries.all.isEmpty else { return }
        let factor = servings.flatMap { wanted in summary.servingCount.map { wanted / Rational($0) } } ?? 1
        var cost = ExactSum()
        var isHeld = true
        for (_, ingredient) in ingredients {
            let foods = groceries.foods(in: ingredient.line.food)
            if foods.isEmpty { reportSlip(ingredient, against: groceries, diagnostics: &diagnostics) }
            guard isHeld, foods.count == 1, let own = foods[0].cost(of: ingredient.line.measures) else { continue }
            cost.add(own)
            isHeld = cost.rounded(times: factor) != nil
            if !isHeld { ingredient.reportUnheldCost(foods[0], diagnostics: &diagnostics) }
        }
    }

    private func reportSlip(
        _ ingredient: RecipeIngredient, against groceries: Groceries, diagnostics: inout DiagnosticList
    ) {
        let name = ingredient.line.name
        // What stands for a recipe need be no grocery.
        guard ingredient.recipe == nil, let nearest = groceries.nearest(to: name) else { return }
        diagnostics.report(
            .unmatchedGrocery, "\"\(name)\" is not in groceries.csv", at: ingredient.location,
            fix: "did you mean \"\(nearest)\"? Add it as an alias if both are right",
            basis: [Groceries.file, Settings.file])
    }
}

extension RecipeIngredient {
    fileprivate func reportUnheldCost(_ grocery: Grocery, diagnostics: inout DiagnosticList) {
        diagnostics.report(
            .sumTooLarge, "with \"\(line.name)\" the recipe costs more than can be held", at: location,
            notes: ["\"\(grocery.name)\" stands at \(grocery.location.place)"],
            fix: "correct the amount here, or the price and the pack there",
            basis: [Groceries.file, Settings.file])
    }
}
