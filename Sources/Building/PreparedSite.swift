import Diagnostics
import Kitchen
import Reading
import Site

/// A site that is read, checked and priced, with its theme compiled: all that is known before its recipes are read.
///
/// ```
/// var diagnostics = DiagnosticList()
/// let site = try PreparedSite(options, diagnostics: &diagnostics)
/// site.kitchen.menu?.pizzas.first?.price.plain    // "5.50"
/// ```
public struct PreparedSite: Sendable {
    /// All that the site says but for its recipes, with its prices.
    public let kitchen: PricedKitchen
    let source: ParsedSite
    let theme: Theme
    let frame: SiteFrame
    let jobs: Int

    /// Reads, checks and prices the site that the options name, and compiles its theme.
    public init(_ options: BuildOptions, diagnostics: inout DiagnosticList) throws(FileFailure) {
        let source = try ParsedSite(options, SiteInputs(unstamped: options), diagnostics: &diagnostics)
        let priced = source.kitchen.checked(diagnostics: &diagnostics).priced(diagnostics: &diagnostics)
        self.init(options, source, priced, diagnostics: &diagnostics)
    }

    /// A site that is read and priced.
    init(
        _ options: BuildOptions, _ source: ParsedSite, _ kitchen: PricedKitchen, diagnostics: inout DiagnosticList
    ) {
        (self.source, self.kitchen) = (source, kitchen)
        theme = source.theme.theme
        diagnostics.append(source.theme.diagnostics)
        frame = SiteFrame(
            kitchen: kitchen, words: source.words, hasRecipes: !source.context.index.recipes.isEmpty,
            generator: Version.name, today: options.today)
        jobs = options.jobs
    }

    /// The menu in another form, byte for byte as the site publishes it: "json", "csv" or "md". Nil without a menu.
    public func menu(as form: String) -> [UInt8]? {
        let plan = SitePlan(site: frame, theme: theme, recipes: [], facts: .none)
        return plan.pages.first { $0.address == PageAddress.menu(as: form) }?.render()
    }

    /// All recipes, in order of title; what is wrong with them is added to the diagnostics in order of file.
    public func recipes(diagnostics: inout DiagnosticList) -> [Recipe] {
        let (files, context) = (source.files, source.context)
        let recipes = context.index.recipes
        let read = Parallel.map(recipes.count, jobs: jobs) { number in
            RecipeReader(context: context).read(recipes[number], of: files)
        }
        for recipe in read { diagnostics.append(recipe.diagnostics) }
        return read.compactMap(\.recipe).inOrderOfTitle
    }
}
