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
        for plan in kitchen.kitchen.plans {
            var recipes: [String: Recipe] = [:]
            for source in plan.recipeSources {
                recipes[source] = RecipeReader(context: context).read(source, of: files).recipe
            }
            _ = plan.planned(
                recipes: recipes, menu: kitchen.menu, language: kitchen.settings.kitchenLanguage, findings: &findings)
        }
    }
}
