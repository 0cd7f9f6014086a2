import Addresses
import ArgumentParser
import Building
import Diagnostics
import Kitchen

/// `forno print`
struct PrintCommand: ParsableCommand {
    enum Part: String, Choice {
        case menu, door, tent
        case orderSlips = "order-slips"
        case allergens, week, shopping, recipe, list
    }

    static let configuration = CommandConfiguration(
        commandName: "print",
        abstract: "Print the menu, a price list, a table tent, order slips, a week, recipes or a list into a PDF.",
        discussion: """
            Chromium makes the PDF; a browser made of it is named by FORNO_CHROMIUM. Where the site has a base_url, the menu has a \
            code that leads a telephone to it.

            forno print menu                              menu.pdf
            forno print menu --paper a3 --output poster.pdf
            forno print menu --columns 2 --photos         with photographs of the dishes that have one
            forno print menu --languages it,en            in two languages, side by side on sheets that lie
            forno print allergens --languages en          in another language of the site
            forno print door                              what dishes cost, to hang beside the entrance
            forno print tent                              to fold and stand on a table, with the code
            forno print order-slips                       to take orders by hand, several on a sheet
            forno print week 2026-W48 --force             again, in place of the last one
            forno print recipe focaccia "Pizza dough"     each on a page of its own
            """)

    @OptionGroup var options: SharedOptions

    @Argument(
        help: ArgumentHelp("What to print.", valueName: Part.valueName), completion: Part.completion,
        transform: Part.named)
    var part: Part

    @Argument(help: "The week (this one, if it is left out), the recipes or the list.")
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "On what paper.", discussion: "Default: the one that site.yml names, else A4, or Letter in North America.",
            valueName: Paper.valueName), completion: Paper.completion, transform: Paper.named)
    var paper: Paper?

    @Option(
        help: ArgumentHelp("In how many columns the menu stands; in fewer where they have no room.", valueName: "1-3"))
    var columns: Int?

    @Option(
        help: ArgumentHelp(
            "In which language of the site, or the menu in which two, side by side.", valueName: "tag[,tag]"))
    var languages: String?

    @Flag(help: "Print the photographs of the dishes of the menu that have one.")
    var photos = false

    @Flag(help: "Replace a file that is there and says something else.")
    var force = false

    func validate() throws {
        if part != .menu, columns != nil || photos {
            throw ValidationError("--columns and --photos are of the menu: \"forno print menu\".")
        }
        if tags.count > 2 || tags.count == 2 && (part != .menu || tags[0] == tags[1]) {
            throw ValidationError(
                "--languages names one language, or of the menu two to stand side by side, as in --languages it,en.")
        }
        if let columns, !(1...3).contains(columns) {
            throw ValidationError("The menu stands in 1, 2 or 3 columns, and not in \(columns).")
        }
        switch part {
        case .menu, .door, .tent, .orderSlips, .allergens:
            if let name = names.first {
                throw ValidationError("\"forno print \(part.rawValue)\" takes no name, and here is \(name).")
            }
        case .week, .shopping:
            if names.count > 1 { throw ValidationError("One week at a time is printed, and here are \(names.count).") }
            _ = try week()
        case .recipe where names.isEmpty: throw ValidationError("Name a recipe, as in \"forno print recipe focaccia\".")
        case .list where names.count != 1: throw ValidationError("Name one list, as in \"forno print list party\".")
        default: break
        }
    }

    func run() throws {
        var build = try options.ofSiteAlone.buildOptions()
        build.printing = printing
        build.previewsHouse = true
        let tally = ProblemTally(Reporter(options: options, site: build.site))
        defer { tally.tell() }
        let session = try SiteSession(build, tally, isSeen: true)
        if printing.isSideBySide, session.site.kitchen.settings.paper == .a5 {
            throw Complaint("two languages have no room side by side on A5", fix: "print on larger paper: --paper a4")
        }
        let folders = try tags.map { try session.folder(ofLanguage: $0) }
        let (name, pages) = try pages(of: session)
        let addresses = folders.isEmpty ? pages : folders.flatMap { folder in pages.map { folder + $0 } }
        let printer = try PagePrinter()
        let site = try LiveSite(session.site, build)
        try session.tell(site.diagnostics)
        guard let pdf = try printer.pdf(of: addresses, in: site) else {
            throw Complaint(
                "this site has no page for that", fix: "`forno build` tells which pages it has", code: ExitCode(1))
        }
        let file = try target(for: ([name] + tags).joined(separator: "-"))
        let count = try ExportOutput.write([(file, pdf)], replacing: force)
        options.tell("\(file) written.", json: ExportOutput.json([file], written: count))
    }

    private var printing: Printing {
        var printing = Printing(on: paper)
        (printing.columns, printing.hasPhotos, printing.languages) = (columns, photos, tags)
        return printing
    }

    /// The tags of the languages to print in.
    private var tags: [String] {
        (languages ?? "").split(separator: ",").map { Language(tag: $0.filter { $0 != " " }).tag }
    }

    private func week() throws -> IsoWeek? { try names.first.map { try WeekOption.read($0, today: options.today()) } }

    /// What the file is called, and the addresses of the pages that are printed.
    private func pages(of session: SiteSession) throws -> (name: String, addresses: [String]) {
        switch part {
        case .menu: return try page(of: session, at: PageAddress.printableMenu)
        case .door: return try page(of: session, at: PageAddress.doorList)
        case .tent:
            let page = try page(of: session, at: PageAddress.tableTent)
            guard session.site.kitchen.settings.baseURL != nil else {
                throw Complaint(
                    "a table tent leads guests to the menu, and this site does not say where it stands",
                    fix: "write its address into content/site.yml, as in base_url: https://pizzeria.example/")
            }
            return page
        case .orderSlips: return try page(of: session, at: PageAddress.orderSlips)
        case .allergens: return try page(of: session, at: PageAddress.allergens)
        case .week:
            let plan = try session.plan(of: week())
            return (plan.slug, [PageAddress.plan(plan.slug)])
        case .shopping:
            let plan = try session.plan(of: week())
            return ("shopping-\(plan.slug)", [PageAddress.sheet(plan.slug)])
        case .recipe:
            let slugs = try names.map { try session.slug(ofRecipe: $0) }
            return (slugs.count == 1 ? slugs[0] : "recipes", slugs.map { PageAddress.recipe($0) })
        case .list:
            let slug = try session.slug(ofList: names[0])
            return (slug, [PageAddress.list(slug)])
        }
    }

    /// A page of the menu, which a site without one lacks; the file is called after what is printed.
    private func page(of session: SiteSession, at address: String) throws -> (name: String, addresses: [String]) {
        _ = try session.menu()
        return (part.rawValue, [address])
    }

    /// The file that is written: as `--output` says, which may be a folder.
    private func target(for name: String) throws -> String {
        guard let output = options.output else { return name + ".pdf" }
        return try SharedOptions.isFolder(output) ? "\(output)/\(name).pdf" : output
    }
}

extension Paper: Choice {}

extension SiteSession {
    /// The folder of the pages in a language of the site, by its tag; wrong usage where the site is not in it.
    fileprivate func folder(ofLanguage tag: String) throws -> String {
        let settings = site.kitchen.settings
        if tag == settings.language.tag { return "" }
        if let translation = settings.translations.first(where: { $0.language.tag == tag }) {
            return translation.folder
        }
        let known = [settings.language.tag] + settings.translations.map(\.language.tag)
        throw Complaint(
            "this site is not in the language \"\(tag)\"",
            fix: known.count > 1
                ? "write one of \(known.joined(separator: ", "))"
                : "name its other languages in content/site.yml, as in languages: [en]")
    }

    /// The recipe that somebody calls so, by the last part of its address; wrong usage when there is none.
    fileprivate func slug(ofRecipe name: String) throws -> String {
        var diagnostics = DiagnosticList()
        do throws(UnknownRecipe) {
            return try site.recipe(named: name, diagnostics: &diagnostics).summary.slug
        } catch {
            throw Complaint(
                "no recipe is called \"\(error.name)\"",
                fix: error.nearest.map { "did you mean \"\($0)\"?" } ?? "`forno recipes` lists the recipes")
        }
    }

    /// The list that somebody calls so, by its title or the last part of its address; wrong usage when there is none.
    fileprivate func slug(ofList name: String) throws -> String {
        let lists = site.kitchen.kitchen.lists
        let wanted = FoodName.folded(name)
        if let list = lists.first(where: { $0.slug == name || FoodName.folded($0.title) == wanted }) {
            return list.slug
        }
        let nearest = NearestName.find(name, in: lists.map(\.title)) ?? NearestName.find(name, in: lists.map(\.slug))
        throw Complaint(
            "no list is called \"\(name)\"",
            fix: nearest.map { "did you mean \"\($0)\"?" } ?? "`forno list` shows the lists")
    }
}
