import Diagnostics
import Kitchen

/// Gathers a plan from a `.menu` file.
struct CooklangPlanScan {
    private var scan: PlanScan
    private let context: ProseContext

    /// The plan that some sections say, gathered by `scan`; what is wrong with it is reported.
    static func plan(
        _ menu: CooklangPlan, _ context: ProseContext, by scan: PlanScan, diagnostics: inout DiagnosticList
    ) -> Plan {
        var gatherer = CooklangPlanScan(scan: scan, context: context)
        for section in menu.sections { gatherer.read(section) }
        diagnostics.append(gatherer.scan.diagnostics)
        var plan = gatherer.scan.plan
        plan.title = menu.title ?? plan.title
        plan.week = plan.week ?? menu.week
        return plan
    }

    private mutating func read(_ section: CooklangPlan.Section) {
        if let name = section.name { scan.readHeading(name, level: 2, span: section.span) }
        for block in section.blocks {
            switch block {
            case .note(let words): scan.addNote(words)
            case .line(let line): read(line)
            }
        }
    }

    private mutating func read(_ line: CooklangPlan.Line) {
        var foods = line.foods
        let place = location(line.span)
        if line.dishes.isEmpty, foods.isEmpty { return scan.readPlain(line.words, at: place) }
        if line.dishes.isEmpty {
            return scan.append(PlanEntry(dish: .note, title: line.words, location: place, foods: foods))
        }
        for (place, dish) in line.dishes.enumerated() {
            let words = [place == 0 ? line.words : "", dish.remark].filter { !$0.isEmpty }
            let named = recipe(of: dish)
            scan.append(
                PlanEntry(
                    dish: named, title: title(of: dish, named), amount: amount(of: dish),
                    remark: words.joined(separator: ", ").nonEmpty, location: location(dish.span), foods: foods))
            foods = []
        }
    }

    private mutating func recipe(of dish: CooklangPlan.Dish) -> PlanEntry.Dish {
        if let file = context.index.recipe(reference: dish.reference, namedIn: scan.plan.source) {
            return .recipe(source: file)
        }
        let nearest = context.index.recipeFiles.nearest(to: "content/recipes/\(dish.reference.dropFirst(2)).cook")
        scan.diagnostics.report(
            .brokenLink, "the recipe \"\(dish.reference)\" is not there", at: location(dish.span),
            fix: nearest.map { "did you mean \"./\($0.dropFirst("content/recipes/".count).prefix { $0 != "." })\"?" }
                ?? "correct the path, which begins at content/recipes/")
        return .missing
    }

    /// What the line calls it, or the name of its file: "Pizza dough" of `./pizza-dough`.
    private func title(of dish: CooklangPlan.Dish, _ named: PlanEntry.Dish) -> String {
        guard !dish.hasAlias, case .recipe(let file) = named else { return dish.name }
        return PlainText.title(fromFile: file)
    }

    private mutating func amount(of dish: CooklangPlan.Dish) -> PlannedAmount {
        if let amount = dish.amount { return amount }
        scan.diagnostics.report(
            Diagnostic(
                .invalidValue, "how much of \"\(dish.name)\" is wanted cannot be told", at: location(dish.span),
                severity: .warning, notes: ["it is counted once"],
                fix: "write how many times, as in {2}, or for how many, as in {4%servings}"))
        return .times(1)
    }

    private func location(_ span: SourceSpan) -> SourceLocation {
        SourceLocation(file: scan.plan.source, span: span)
    }
}
