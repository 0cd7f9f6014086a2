import ArgumentParser
import Building
import Diagnostics
import Importing
import Reading

extension ImportForm: Choice {}

/// `forno import recipes`, or `forno import` alone
struct ImportRecipes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recipes", abstract: "Bring recipes from web pages and other programs into content/recipes.",
        discussion: """
            A page's recipe is read as its publisher gives it to programs (schema.org), and written as a Markdown file, \
            or in Cooklang, with its source, author, date and picture. So are the recipes that another program exported \
            (\(KnownPrograms.names)): an archive, a folder or a file, told apart by what is in it. Nothing is \
            overwritten.

            forno import https://example.org/pea-soup
            forno import export.paprikarecipes --tags paprika
            forno import saved-page.html --as pea-soup --tags "soup, quick"
            forno import --list addresses.txt --to content/recipes/web
            """)

    @OptionGroup var options: SharedOptions

    @Argument(help: "Addresses of pages, files, folders, or - for a file on standard input.")
    var pages: [String] = []

    @Option(
        help: ArgumentHelp("A file with an address or a file on each line; - for standard input.", valueName: "file"))
    var list: String?

    @Option(name: .customLong("as"), help: ArgumentHelp("What the file is to be called.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("Tags that the recipes get beside their own, between commas.", valueName: "tags"))
    var tags: String?

    @Option(help: ArgumentHelp("The folder to write into, in content/recipes.", valueName: "folder"))
    var to = "content/recipes"

    @Option(
        help: ArgumentHelp("The form of the files.", valueName: ImportForm.valueName),
        completion: ImportForm.completion,
        transform: ImportForm.named)
    var format = ImportForm.markdown

    @Flag(help: "Print the recipes; write nothing and fetch no picture.")
    var dryRun = false

    func validate() throws {
        if pages.isEmpty, list == nil {
            throw ValidationError("Name a page, as in \"forno import https://…\", or --list.")
        }
        if name != nil, pages.count != 1 || list != nil {
            throw ValidationError("--as names one recipe: import one page.")
        }
        if pages.count(where: { $0 == "-" }) + (list == "-" ? 1 : 0) > 1 {
            throw ValidationError("Standard input can be read once: write - once.")
        }
        guard let folder = SitePath.resolve("/" + to, from: ""), "\(folder)/".hasPrefix("content/recipes/") else {
            throw ValidationError("--to must be a folder in content/recipes, as in --to content/recipes/web.")
        }
    }

    func run() throws {
        let sources = try self.sources()
        try options.withKitchen { kitchen, _ in
            var report = ImportReport(options: options, isDry: dryRun, count: sources.count)
            var recipes = RecipeImport(
                kitchen: kitchen, site: try options.siteFolder(), isOffline: options.isOffline, wishes: wishes)
            recipes.run(sources, begin: { report.show(done: $0) }) { report.tell($0) }
            try report.end()
        }
    }

    private func sources() throws -> [ImportSource] {
        let named = try pages.map { try ImportSource($0) { try StandardInput.all() } }
        let listed = try list.map { $0 == "-" ? try StandardInput.all() : try TextFile.read($0) }
        return named + (listed.map(ImportSource.list) ?? [])
    }

    private var wishes: RecipeImport.Wishes {
        var wishes = RecipeImport.Wishes()
        wishes.folder = SitePath.resolve("/" + to, from: "") ?? wishes.folder
        wishes.name = name
        wishes.tags = (tags ?? "").split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
        wishes.form = format
        wishes.isDry = dryRun
        return wishes
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
