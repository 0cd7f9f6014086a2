import Diagnostics
import Text

extension Recipe {
    /// The recipe with what other recipes need in place of the ingredients that stand for them, through all levels.
    ///
    /// `find` gives the recipe in a file, and reports why it cannot be read. An ingredient that says how much in a way that the other recipe does not lead
    /// to ("1 bowl" of what makes "6 balls") stays as it is written, and so does one whose recipe cannot be had. A recipe
    /// that needs itself is reported as a `recipe-cycle`, and not opened again.
    public func withReferences(
        in language: KitchenLanguage, diagnostics: inout DiagnosticList,
        find: @escaping (String, inout DiagnosticList) -> Recipe?
    ) -> Recipe {
        guard ingredients.contains(where: { $0.ingredient.recipe != nil }) else { return self }
        var references = RecipeReferences(language: language, find: find)
        var recipe = self
        for place in groups.indices {
            recipe.groups[place].ingredients = references.opened(groups[place].ingredients, within: [summary.source])
        }
        diagnostics.append(references.diagnostics)
        return recipe
    }

    /// Whether an ingredient stands for another recipe.
    public var hasReferences: Bool {
        groups.contains { group in group.ingredients.contains { $0.recipe != nil } }
    }

    /// Looks up what the ingredients that stand for other recipes need, beside the lines themselves (``references``). One of
    /// which that cannot be told has no entry.
    ///
    /// `find` gives the recipe in a file, and reports why it cannot be read. Gives the files that were looked into, with
    /// what was reported of them.
    public mutating func lookUpReferences(
        in language: KitchenLanguage, find: @escaping (String, inout DiagnosticList) -> Recipe?
    ) -> NeededRecipes {
        var opener = RecipeReferences(language: language, reportsCycles: false, find: find)
        for group in groups.indices {
            for item in groups[group].ingredients.indices where groups[group].ingredients[item].recipe != nil {
                let needed = opener.opened([groups[group].ingredients[item]], within: [summary.source])
                guard !needed.isEmpty, needed.allSatisfy({ $0.recipe == nil }) else { continue }
                references[IngredientPlace(group: group, item: item)] = needed
            }
        }
        needed = opener.recipes
        return NeededRecipes(files: opener.files, diagnostics: opener.diagnostics)
    }

    /// What an ingredient needs that stands for another recipe; nil for a food, and where that cannot be told.
    func reference(group: Int, item: Int) -> [RecipeIngredient]? {
        references.isEmpty ? nil : references[IngredientPlace(group: group, item: item)]
    }

    /// All its foods, in order: in place of an ingredient that stands for another recipe what that needs.
    var foodLines: [IngredientLine] {
        groups.indices.flatMap { group in
            groups[group].ingredients.indices.flatMap { item in
                reference(group: group, item: item)?.map(\.line) ?? [groups[group].ingredients[item].line]
            }
        }
    }

    /// How many times the recipe makes what a line wants of it, once where it does not say; nil when that cannot be told.
    fileprivate func times(for line: IngredientLine, in language: KitchenLanguage) -> Rational? {
        if line.isInOwnUnit { return nil }
        guard let quantity = line.quantity else {
            return line.parts.contains { $0.role == .amount || $0.role == .unit } ? nil : 1
        }
        guard let amount = quantity.amount.upper, amount.isFinite else { return nil }
        guard let unit = quantity.unit else { return amount }
        let servings = summary.servings.flatMap { ServingText($0) }
        if unit == .serving { return servings.map { amount / Rational($0.count) } }
        return ([servings] + yields.map { ServingText($0) }).lazy.compactMap(\.self).compactMap { yield in
            let made = Unit(named: yield.after.drop { $0 == " " }, in: language)
            return made.flatMap { quantity.converted(to: $0)?.amount.upper }.map { $0 / Rational(yield.count) }
        }.first
    }
}

/// The other recipes that a recipe needs.
public struct NeededRecipes: Sendable {
    /// Their files.
    public private(set) var files: Set<String> = []
    /// Why some of them could not be read.
    public private(set) var diagnostics = DiagnosticList()

    /// No other recipes.
    public init() {}

    init(files: Set<String>, diagnostics: DiagnosticList) { (self.files, self.diagnostics) = (files, diagnostics) }
}

/// Opens the ingredients that stand for recipes.
private struct RecipeReferences {
    let language: KitchenLanguage
    /// Whether a recipe that needs itself is a problem here.
    let reportsCycles: Bool
    let find: (String, inout DiagnosticList) -> Recipe?
    private(set) var diagnostics = DiagnosticList()
    private(set) var files: Set<String> = []
    /// Those of the files that lines were taken from, each once.
    private(set) var recipes: [Recipe] = []
    /// How many lines may still come of it: references within references double quickly.
    private var left = 2000

    init(
        language: KitchenLanguage, reportsCycles: Bool = true,
        find: @escaping (String, inout DiagnosticList) -> Recipe?
    ) {
        (self.language, self.reportsCycles, self.find) = (language, reportsCycles, find)
    }

    mutating func opened(_ ingredients: [RecipeIngredient], within files: [String]) -> [RecipeIngredient] {
        ingredients.flatMap { opened($0, within: files) }
    }

    private mutating func opened(_ ingredient: RecipeIngredient, within files: [String]) -> [RecipeIngredient] {
        guard let file = ingredient.recipe else { return [ingredient] }
        guard !files.contains(file) else {
            if reportsCycles { reportCycle(at: ingredient, files) }
            return [ingredient]
        }
        self.files.insert(file)
        guard left > 0, let recipe = find(file, &diagnostics),
            let factor = recipe.times(for: ingredient.line, in: language)
        else { return [ingredient] }
        left -= recipe.ingredients.count
        if !recipes.contains(where: { $0.summary.source == file }) { recipes.append(recipe) }
        return opened(recipe.ingredients.map(\.ingredient), within: files + [file]).map { inner in
            var line = inner.line.scaled(by: factor)
            line.isFixed = line.isFixed || ingredient.line.isFixed
            return RecipeIngredient(line, location: inner.location, recipe: inner.recipe)
        }
    }

    private mutating func reportCycle(at ingredient: RecipeIngredient, _ files: [String]) {
        diagnostics.report(
            .recipeCycle, "\"\(ingredient.line.name)\" needs itself", at: ingredient.location,
            notes: ["by way of \(files.joined(separator: ", then "))"],
            fix: "name a food here, or take the reference out")
    }
}

extension NeededRecipes: FieldValue {
    /// Writes all that it is, the files in order.
    public func write(to fields: inout FieldWriter) {
        fields.add(files.sorted())
        fields.add(diagnostics)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        (files, diagnostics) = (Set(try [String](from: &fields)), try DiagnosticList(from: &fields))
    }
}
