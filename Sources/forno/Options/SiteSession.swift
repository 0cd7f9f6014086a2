import ArgumentParser
import Building
import Diagnostics
import Kitchen

/// A site as a command of the kitchen works on it: read, checked and priced, with all that is wrong told as it is found.
struct SiteSession {
    /// The site.
    let site: PreparedSite
    /// What today is.
    let today: CalendarDate
    private let tally: ProblemTally

    /// Reads a site, with its photographs where its pages are to be seen; throws an exit code when too much is wrong with it.
    init(_ build: BuildOptions, _ tally: ProblemTally, isSeen: Bool = false) throws {
        self.tally = tally
        today = build.today
        var diagnostics = DiagnosticList()
        site = try PreparedSite(build, isSeen: isSeen, diagnostics: &diagnostics)
        try tell(diagnostics)
    }

    /// What `site.yml` sets.
    var settings: Settings { site.kitchen.settings }

    /// The groceries by the names that recipes use for them.
    var groceries: Groceries { site.kitchen.kitchen.groceryNames }

    /// What is in the house.
    var pantry: Pantry { site.kitchen.kitchen.pantry }

    /// How far the pantry goes for recipes today.
    var suggestions: PantrySuggestions {
        PantrySuggestions(pantry: pantry, groceries: groceries, today: today, soonDays: settings.soonDays)
    }

    /// All recipes, in order of title, with what is wrong with them told.
    func recipes() throws -> [Recipe] {
        var diagnostics = DiagnosticList()
        let recipes = site.recipes(diagnostics: &diagnostics)
        try tell(diagnostics)
        return recipes
    }

    /// The recipes that can be read, in order of title; `endIfStopped` ends the command once they are shown.
    func readableRecipes() -> [Recipe] {
        var diagnostics = DiagnosticList()
        let recipes = site.recipes(diagnostics: &diagnostics)
        tally.note(diagnostics)
        return recipes
    }

    /// Throws an exit code when something is wrong that forbids success.
    func endIfStopped() throws { try tell(DiagnosticList()) }

    /// All recipes, in order of title, each with a cost that can be held or told of.
    func costedRecipes() throws -> [Recipe] {
        let (recipes, groceries) = (try recipes(), groceries)
        var diagnostics = DiagnosticList()
        for recipe in recipes { recipe.report(against: groceries, diagnostics: &diagnostics) }
        try tell(diagnostics)
        return recipes
    }

    /// The names in the recipes, read in the order of their files, and on the menu that meet no grocery.
    func unmatchedNames() throws -> [UnmatchedName] { try unmatched().all }

    /// A row for each food of the recipes and the menu that meets no grocery, those that occur most first.
    func suggestedGroceries() throws -> [SuggestedGrocery] { try unmatched().suggested }

    private func unmatched() throws -> UnmatchedGroceries {
        var unmatched = UnmatchedGroceries(groceries: groceries)
        for recipe in try recipes().sorted(by: { $0.summary.source < $1.summary.source }) { unmatched.add(recipe) }
        if let menu = site.kitchen.menu?.menu { unmatched.add(menu, file: settings.sources.pizzasFile) }
        return unmatched
    }

    /// The menu with its prices; ends with exit code 1 when the site has none.
    func menu() throws -> PricedMenu {
        if let menu = site.kitchen.menu { return menu }
        throw Complaint("this site has no menu", fix: "add content/menu/pizzas.json", code: ExitCode(1))
    }

    /// Takes in problems, of which the command tells when it ends; throws an exit code when they forbid success.
    func tell(_ diagnostics: DiagnosticList) throws { try tally.add(diagnostics) }

    /// Takes in problems that forbid nothing.
    fileprivate func note(_ diagnostics: DiagnosticList) { tally.note(diagnostics) }
}

extension SharedOptions {
    /// Does something with the site that the options name, and tells what is wrong with it.
    func withSite(_ body: (SiteSession) throws -> Void) throws {
        let build = try buildOptions()
        let tally = ProblemTally(Reporter(options: self, site: build.site))
        defer { tally.tell() }
        try body(SiteSession(build, tally))
    }

    /// Does something with the site that the options name, and with its files as commands change them.
    func withSiteToEdit(_ body: (SiteSession, EditableKitchen) throws -> Void) throws {
        try withSite { session in
            // What is wrong with its settings and its groceries, the site has told.
            var told = DiagnosticList()
            let kitchen = try EditableKitchen(site: siteFolder(), diagnostics: &told) {
                Terminal.message("Waiting for another change …\n")
            }
            do {
                try body(session, kitchen)
            } catch let refusal as EditRefusal {
                session.note(refusal.diagnostics)
                throw refusal
            }
        }
    }
}

extension SiteSession {
    /// The plan of a week, of this week without one; a week that has none ends with exit code 2.
    func plan(of week: IsoWeek?) throws -> Plan {
        let week = week ?? today.isoWeek
        if let plan = site.plan(of: week) { return plan }
        let others = site.kitchen.kitchen.plans.compactMap(\.week).map(\.description).joined(separator: ", ")
        throw Complaint(
            "there is no plan for \(week)", notes: others.isEmpty ? [] : ["there are plans for \(others)"],
            fix: "write content/plans/\(week).md, or let `forno plan \(week) --from favorites` write it",
            code: ExitCode(2))
    }

    /// The dishes of a plan with all that they need.
    func meals(of plan: Plan) throws -> PlannedWeek {
        var diagnostics = DiagnosticList()
        let planned = site.planned(plan, diagnostics: &diagnostics)
        try tell(diagnostics)
        return planned
    }

    /// The recipe or dish that somebody calls so; wrong usage, with the nearest one, when there is none.
    func dish(named name: String) throws -> FoundDish {
        var diagnostics = DiagnosticList()
        do throws(UnknownDish) {
            let dish = try site.dish(named: name, diagnostics: &diagnostics)
            note(diagnostics)
            return dish
        } catch {
            let fix = error.nearest.map { "did you mean \"\($0)\"?" }
            throw Complaint(
                "no recipe and no pizza is called \"\(name)\"",
                fix: "\(fix ?? "`forno recipes` lists the recipes, `forno menu` the dishes")")
        }
    }

    /// What to buy for some meals, with what the pantry has.
    func sheet(for meals: PlannedWeek) throws -> ShoppingSheet {
        var diagnostics = DiagnosticList()
        let sheet = site.sheet(for: meals, today: today, diagnostics: &diagnostics)
        try tell(diagnostics)
        return sheet
    }

    /// The recipes wished for, on no day.
    func meals(of wishes: [RecipeWish]) throws -> PlannedWeek {
        var diagnostics = DiagnosticList()
        let meals = try wishes.map { wish in
            do {
                let recipe = try site.recipe(named: wish.name, diagnostics: &diagnostics)
                return PlannedMeal(recipe, times: wish.factor, in: settings.kitchenLanguage)
            } catch {
                throw ValidationError("\(error)")
            }
        }
        try tell(diagnostics)
        return PlannedWeek(meals: meals, wantsStaples: false)
    }
}
