import Diagnostics
import Kitchen
import Markdown
import Text

/// Reads a plan of the week from `content/plans/2026-W48.md`.
///
/// ```markdown
/// # Week 48
/// ## Monday
/// - [Minestrone](../recipes/soups/minestrone.md) for 6
/// ## Tuesday
/// - Margherita ×4
/// - eat out
/// ```
///
/// Days are headings: the name of a weekday in any of the five languages, with or without more words behind it, or a day
/// as `2026-11-23`. A line names recipes by links, or a dish of the menu, or a recipe by the name of its file; `×2`, `x2`,
/// `2 ×` and `for 6` (per, für, pour, para) say how much. Other lines are notes; one that has `×2` in it, or is
/// one slip from a known name, is reported as `unknown-plan-item`. A deeper heading within a day (`### Lunch`) stays in it.
///
/// A `.menu` file of CookCLI is a plan as well: see ``CooklangPlan``.
public struct PlanReader: Sendable {
    private let context: ProseContext
    private let dishes: [String: String]
    private let slugs: Set<String>
    private let names: NearbyNames

    /// A reader whose links are resolved in `context`, with the dishes of a menu.
    public init(context: ProseContext, menu: Menu?) {
        self.context = context
        let menuDishes = menu?.dishes ?? []
        let measured = menu?.measuredToppings ?? []
        let named = menuDishes.filter {
            context.index.recipe(titled: $0.name) == nil || $0.isMeasured(by: measured)
        }
        dishes = Dictionary(
            named.map { (FoodName.folded($0.name), $0.slug) }, uniquingKeysWith: { first, _ in first })
        slugs = Set(menuDishes.map(\.slug))
        names = NearbyNames {
            menuDishes.map(\.name) + context.index.recipeSlugs.map { PlainText.title(fromSlug: $0) }
        }
    }

    /// The plan in the bytes of `file`; nil when they are no text, or too complex to be parsed.
    public func read(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> Plan? {
        guard UTF8Check.passes(bytes, file: file, diagnostics: &diagnostics) else { return nil }
        if file.ends(".menu") { return read(menu: bytes, file: file, diagnostics: &diagnostics) }
        let matter = FrontMatter.split(bytes, file: file, diagnostics: &diagnostics)
        do throws(MarkdownProblem) {
            let document = try MarkdownDocument(parsing: bytes[matter.body], firstLine: matter.bodyLine, isUTF8: true)
            let links = LinkTable(document, file: file, index: context.index)
            diagnostics.append(links.diagnostics)
            var scan = PlanScan(file: file, context: context, dishes: dishes, dishSlugs: slugs, names: names)
            for section in document.sections { scan.read(section) }
            diagnostics.append(scan.diagnostics)
            return scan.plan
        } catch {
            diagnostics.report(error, in: file)
            return nil
        }
    }

    private func read(menu bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> Plan {
        let menu = CooklangPlan(
            bytes, file: file, language: context.language, decimalMark: context.decimalMark, diagnostics: &diagnostics)
        let scan = PlanScan(file: file, context: context, dishes: dishes, dishSlugs: slugs, names: names)
        return CooklangPlanScan.plan(menu, context, by: scan, diagnostics: &diagnostics)
    }
}
