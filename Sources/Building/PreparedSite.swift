import Diagnostics
import Kitchen
import Reading
import Site

/// A site that is read, checked and priced, with its theme compiled: all that is known before its recipes are read.
///
/// ```
/// var findings = Findings()
/// let site = try PreparedSite(options, findings: &findings)
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
    public init(_ options: BuildOptions, findings: inout Findings) throws(FileFailure) {
        let files = try SiteFiles(root: options.site)
        let guess = CompiledTheme.guess(of: files, jobs: options.jobs)
        try self.init(options, files, SiteListing(files), guess: guess, findings: &findings)
    }

    /// Reads, checks and prices the site whose files are listed; `guess` is the theme that it seemed to have before.
    init(
        _ options: BuildOptions, _ files: SiteFiles, _ listing: SiteListing, guess: Deferred<CompiledTheme?>,
        findings: inout Findings
    ) throws(FileFailure) {
        source = try ParsedSite(options, files, listing, guess: guess, findings: &findings)
        kitchen = source.kitchen.checked(findings: &findings).priced(findings: &findings)
        theme = source.theme.theme
        findings.append(source.theme.findings)
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

    /// All recipes, in order of title; what is wrong with them is added to the findings in order of file.
    public func recipes(findings: inout Findings) -> [Recipe] {
        let (files, context) = (source.files, source.context)
        let recipes = context.index.recipes
        let read = Parallel.map(recipes.count, jobs: jobs) { number in
            RecipeReader(context: context).read(recipes[number], of: files)
        }
        for recipe in read { findings.append(recipe.findings) }
        return read.compactMap(\.recipe).inOrderOfTitle
    }
}
