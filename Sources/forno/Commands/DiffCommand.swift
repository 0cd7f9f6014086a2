import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site

/// `forno diff`
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Say what the menu says otherwise than it did: prices, dishes, allergens, margins.",
        discussion: """
            OLD and NEW are folders of sites, or revisions of the git repository that this site is in. NEW is this site as \
            it is, if it is left out.

            forno diff HEAD                            since the last commit
            forno diff ../last-summer --format md      since the site in another folder
            forno diff v1 v2 --json                    between two revisions
            """)

    @OptionGroup var options: ReportOptions

    @Argument(help: "The menu as it was: a folder, or a revision.")
    var old: String

    @Argument(help: "The menu as it is: a folder, or a revision.")
    var new: String?

    func run() throws {
        let (before, now) = (try facts(at: old), try facts(at: new))
        guard !before.keys.isEmpty || !now.keys.isEmpty else {
            throw Complaint("neither of the two has a menu", fix: "add content/menu/menu.md", code: ExitCode(1))
        }
        let difference = MenuDifference(from: before, to: now)
        options.show(difference.table, toPeople: difference.summary)
    }

    /// What the menu of this site says, or that of another folder or revision.
    private func facts(at name: String?) throws -> MenuFacts {
        var shared = options.shared.ofSiteAlone
        guard let name else { return try facts(shared) }
        if try SharedOptions.isFolder(name) {
            shared.site = name
            return try facts(shared, of: name)
        }
        let revision = try SiteRevision(name, ofSite: site(of: name, shared))
        shared.site = revision.folder
        // What is fetched today is not what the menu was.
        shared.offline = true
        return try facts(shared, of: name)
    }

    /// The site whose revision a name is to be.
    private func site(of name: String, _ shared: SharedOptions) throws -> String {
        do {
            return try shared.siteFolder()
        } catch is Complaint where shared.site == nil {
            throw Complaint(
                "there is no folder \(name), and no site here that it could be a revision of",
                fix: "name the folder of a site, or go to the one whose revision it is", code: ExitCode(2))
        }
    }

    /// The facts of a site that is not this one, of which is told only what keeps it from being read.
    private func facts(_ shared: SharedOptions, of name: String) throws -> MenuFacts {
        let build = try shared.buildOptions()
        var diagnostics = DiagnosticList()
        let site = try PreparedSite(build, diagnostics: &diagnostics)
        guard diagnostics.areFatal(strict: shared.strict) else { return site.menuFacts }
        Terminal.message(Reporter(options: shared, site: build.site).wholeText(diagnostics.withoutFollowing))
        // These are told by files of a site, which may be either.
        throw Complaint(
            "the menu of \(name) cannot be compared: it was not read whole", code: diagnostics.exitCode)
    }

    private func facts(_ shared: SharedOptions) throws -> MenuFacts {
        var facts = MenuFacts()
        try shared.withSite { facts = $0.site.menuFacts }
        return facts
    }
}

extension PreparedSite {
    fileprivate var menuFacts: MenuFacts {
        kitchen.menu.map { MenuFacts($0, groceries: kitchen.kitchen.groceryNames) } ?? MenuFacts()
    }
}
