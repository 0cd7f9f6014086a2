import Diagnostics
import Kitchen
import Reading
import Site

/// What the kitchen's commands and pages ask of plans and sheets.
extension PreparedSite {
    /// The plan of a week; nil when the site has none.
    public func plan(of week: IsoWeek) -> Plan? {
        kitchen.kitchen.plans.first { $0.week == week }
    }

    /// The dishes of a plan, found and scaled; what is wrong with their recipes, which are read for it, is reported.
    public func planned(_ plan: Plan, diagnostics: inout DiagnosticList) -> PlannedWeek {
        var recipes: [String: Recipe] = [:]
        for file in plan.recipeSources {
            recipes[file] = wholeRecipe(file, diagnostics: &diagnostics)
        }
        return plan.planned(
            recipes: recipes, menu: kitchen.menu, language: kitchen.settings.kitchenLanguage, diagnostics: &diagnostics)
    }

    /// The recipe in a file with what others need that it refers to; what is wrong with it is reported.
    private func wholeRecipe(_ file: String, diagnostics: inout DiagnosticList) -> Recipe? {
        let reader = RecipeReader(context: source.context)
        let read = reader.read(file, of: source.files)
        diagnostics.append(read.diagnostics)
        return read.recipe.map { reader.withReferences($0, of: source.files, diagnostics: &diagnostics) }
    }

    /// What to buy for some meals, with what the pantry has; a sum that cannot be held is reported.
    public func sheet(
        for planned: PlannedWeek, today: CalendarDate, diagnostics: inout DiagnosticList
    ) -> ShoppingSheet {
        let groceries = kitchen.kitchen.groceryNames
        let sheet = ShoppingSheet(
            planned, groceries: groceries, pantry: kitchen.kitchen.pantry, settings: kitchen.settings, today: today)
        sheet.reportUnheldSum(groceries, diagnostics: &diagnostics)
        return sheet
    }

    /// A sheet in the words of the site.
    public func text(of sheet: ShoppingSheet) -> SheetText {
        SheetText(sheet, words: source.words, format: kitchen.settings.amounts)
    }

    /// The recipe that a person calls so: by its file, its file's name, or its title, whatever case and accents.
    ///
    /// What is wrong with it is reported. Cost: a look-up, but for a title that is not the file's name, which all recipes
    /// are read for.
    public func recipe(named name: String, diagnostics: inout DiagnosticList) throws(UnknownRecipe) -> Recipe {
        let index = source.context.index
        let file = index.containsRecipe(name) ? name : index.recipe(titled: name)
        if let file {
            if let recipe = wholeRecipe(file, diagnostics: &diagnostics) { return recipe }
        }
        // What is wrong with the other recipes is not asked for.
        var others = DiagnosticList()
        let recipes = self.recipes(diagnostics: &others)
        let wanted = FoodName.folded(name)
        if let found = recipes.first(where: { FoodName.folded($0.summary.title) == wanted }) { return found }
        throw UnknownRecipe(name: name, nearest: NearestName.find(name, in: recipes.map(\.summary.title)))
    }
}

/// A name that no recipe has.
public struct UnknownRecipe: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name asked for.
    public let name: String
    /// The title that is spelled most like it; nil when none is near.
    public let nearest: String?

    /// One sentence without a full stop.
    public var description: String {
        "no recipe is called \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    }
}
