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

            forno diff HEAD~1                          since the last commit
            forno diff ../last-summer --format md      than the site in another folder
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

    private func facts(_ shared: SharedOptions, of name: String) throws -> MenuFacts {
        do {
            return try facts(shared)
        } catch let code as ExitCode {
            // What is wrong is told by files of a site, which may be either.
            throw Complaint("the menu of \(name) cannot be compared: it was not read whole", code: code)
        }
    }

    private func facts(_ shared: SharedOptions) throws -> MenuFacts {
        var facts = MenuFacts()
        try shared.withSite { session in
            guard let menu = session.site.kitchen.menu else { return }
            facts = MenuFacts(menu, groceries: session.groceries)
        }
        return facts
    }
}
