import Diagnostics
import Kitchen
import Reading

/// Checks the plans of a site against the recipes that they name, which are read again: those are few.
struct PlanCheck {
    let files: SiteFiles
    let context: ProseContext
    let kitchen: PricedKitchen

    /// Reports what keeps a plan from being scaled.
    func report(findings: inout Findings) {
        let reader = RecipeReader(context: context)
        var recipes: [String: Recipe] = [:]
        for plan in kitchen.kitchen.plans {
            for source in plan.recipeSources where recipes[source] == nil {
                let recipe = reader.read(source, of: files).recipe
                recipes[source] = recipe.map { reader.withReferences($0, of: files, findings: &findings) }
            }
            _ = plan.planned(
                recipes: recipes, menu: kitchen.menu, language: kitchen.settings.kitchenLanguage, findings: &findings)
        }
    }
}
