import ArgumentParser
import Building
import Diagnostics
import Importing
import Text

/// The options of `forno find` that ask a service of recipes.
struct OnlineOptions: ParsableArguments {
    @Flag(help: "Ask the service of recipes that `recipes` in site.yml names.")
    var online = false

    @Option(
        help: ArgumentHelp("With --online: bring the recipe of this number into the site.", valueName: "n"),
        transform: WholeNumber.of(1...10))
    var take: Int?

    @Option(help: ArgumentHelp("With --online: put the recipe under this favourite food.", valueName: "food"))
    var favorite: String?

    func validate() throws {
        if !online, take != nil || favorite != nil {
            throw ValidationError("--take and --favorite bring a recipe of a service: add --online.")
        }
    }
}

extension SharedOptions {
    /// Shows the recipes that a service finds, and brings the chosen one into the site, if any.
    func findOnline(_ query: String, _ online: OnlineOptions) throws {
        try withKitchen { kitchen, _ in
            let site = try siteFolder()
            let service = try RecipeService(site: site, settings: kitchen.settings, isOffline: isOffline)
            guard let chosen = try chooseOnline(query, of: service, take: online.take) else { return }
            var recipes = RecipeImport(kitchen: kitchen, site: site, isOffline: isOffline)
            let outcome = recipes.run(chosen, from: service.server)
            var report = ImportReport(options: self, isDry: false, count: 1)
            report.tell(outcome)
            if let food = online.favorite, case .success(let written) = outcome.result {
                try addFavorite(food, written.path)
            }
            try report.end()
        }
    }

    /// The recipe of a service to take: the one of a number, or on a terminal the one whose number is typed; nil for
    /// none, when the recipes are shown.
    func chooseOnline(_ query: String, of service: RecipeService, take: Int?) throws -> FoundRecipe? {
        let found = try service.find(query)
        if let quota = found.quota, !quiet { Terminal.message("   note: \(service.host): \(quota)\n") }
        return try chosen(of: found.recipes, take, service).map { found.recipes[$0 - 1] }
    }

    private func chosen(of found: [FoundRecipe], _ take: Int?, _ service: RecipeService) throws -> Int? {
        let host = service.host
        if let take {
            guard take <= found.count else {
                throw Complaint(
                    "\(host) found \(found.count.counted("recipe")), and none has the number \(take)",
                    fix: "leave --take out to see them")
            }
            return take
        }
        if json {
            Terminal.print(data: JSONValue.list(found.map(\.json)).pretty)
            return nil
        }
        guard !found.isEmpty else {
            Terminal.print("\(host) found nothing.")
            return nil
        }
        if let form = Terminal.pictureForm {
            found.show(with: service.previews(of: found), form)
        } else {
            Terminal.print(found.table)
        }
        guard Question.canBeAsked else { return nil }
        Terminal.message("Which one? 1 to \(found.count), or nothing for none: ")
        return Question.answer().flatMap { Int($0) }.flatMap { (1...found.count).contains($0) ? $0 : nil }
    }

    private func addFavorite(_ food: String, _ path: String) throws {
        // The recipe was not there when the kitchen was read.
        var told = DiagnosticList()
        let kitchen = try EditableKitchen(site: siteFolder(), diagnostics: &told)
        let added = try kitchen.addFavorite(food, recipes: [path])
        if !json, !quiet { Terminal.print("Favourites: \(food) with \(added.titles.joined(separator: ", ")).") }
    }
}

extension [FoundRecipe] {
    /// Shows them one below the other, each with its picture, where it has one that the terminal can show.
    fileprivate func show(with pictures: [[UInt8]?], _ form: TerminalPicture.Form) {
        for ((recipe, picture), number) in zip(zip(self, pictures), 1...) {
            let line = ["\(number)  \(recipe.title)", recipe.page].compactMap(\.self).joined(separator: "  ")
            Terminal.print("\(number < 10 && count > 9 ? " " : "")\(line)")
            if let picture = picture.flatMap({ TerminalPicture($0, form: form) }) { Terminal.print(picture: picture) }
        }
    }

    /// Number, title and where it is from.
    fileprivate var table: TerminalText {
        var table = TextTable([.right, .left, .left])
        for (recipe, number) in zip(self, 1...) {
            table.add(["\(number)", recipe.title, recipe.page ?? ""])
        }
        return table.text
    }
}

extension FoundRecipe {
    fileprivate var json: JSONValue {
        .object([.init("title", .text(title)), .init("page", .text(page)), .init("isWhole", .flag(isWhole))])
    }
}
