import Diagnostics
import Exporting
import Fetching
import Importing
import Kitchen
import Media
import Publishing
import Reading
import Text

/// Imports recipes from pages into a site, one by one: what fails leaves the others alone.
///
/// ```
/// let kitchen: EditableKitchen
/// var recipes = RecipeImport(kitchen: kitchen, site: "trattoria", isOffline: false)
/// recipes.run([.address("https://example.org/soup")]) { print($0.source.name) }
/// ```
public struct RecipeImport {
    /// What is asked of an import beside the pages.
    public struct Wishes: Sendable {
        /// The folder of the site to write into.
        public var folder = "content/recipes"
        /// What the file is to be called, in place of the recipe's title.
        public var name: String?
        /// Tags that every recipe gets before its own.
        public var tags: [String] = []
        /// In what form the file is written.
        public var form = ImportForm.markdown
        /// Whether to write nothing.
        public var isDry = false

        /// What is usual.
        public init() {}
    }

    private let site: String
    private let settings: Settings
    private let wishes: Wishes
    private let limits: FetchLimits
    /// The files of the recipes that the site had before.
    private let recipes: [String]
    private var pages: CachedFetcher
    private var pictures: CachedFetcher
    /// How many pages are asked for at a time.
    private static let batch = 4

    /// An import into the site of a kitchen; `isOffline` uses what was fetched before.
    public init(
        kitchen: EditableKitchen, site: String, isOffline: Bool, wishes: Wishes = Wishes(), limits: FetchLimits = .page
    ) {
        (self.site, self.wishes, self.limits, recipes) = (site, wishes, limits, kitchen.index.recipes)
        settings = kitchen.settings
        let fetcher = CachedFetcher(
            fetcher: Fetcher(agent: Self.agent(kitchen.settings), totalTime: .seconds(60)),
            cache: FetchCache(site: site),
            mode: isOffline ? .offline : .asNeeded)
        (pages, pictures) = (fetcher, fetcher)
    }

    /// "Forno/0.1.0 (cook@example.org)": servers are told whom to write to.
    static func agent(_ settings: Settings) -> String {
        let contact = settings.email ?? settings.baseURL
        let isPlain = contact?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x28 && $0 != 0x29 } ?? false
        return "Forno/\(Version.number)" + (isPlain ? contact.map { " (\($0))" } ?? "" : "")
    }

    /// Imports from each source in order, and tells what came of it as soon as that is known; before it asks for some,
    /// `begin` is told how many are done.
    public mutating func run(
        _ sources: [ImportSource], begin: (_ done: Int) -> Void = { _ in }, tell: (ImportOutcome) -> Void
    ) {
        var rest = sources[...]
        while !rest.isEmpty {
            begin(sources.count - rest.count)
            let some = Array(rest.prefix(Self.batch))
            rest = rest.dropFirst(Self.batch)
            for (source, page) in zip(some, fetched(some)) {
                tell(ImportOutcome(source: source, result: written(page, of: source)))
            }
        }
    }

    /// A page with what its server calls it, and its address.
    private struct Page {
        var bytes: [UInt8]
        var type = ""
        var address: String?
        /// The beginning of the addresses on the host and port that the user named: "https://example.org/".
        var host: String?
        var notes: [String] = []
    }

    private mutating func fetched(_ sources: [ImportSource]) -> [Result<Page, ImportFailure>] {
        let requests = sources.map { source -> FetchRequest? in
            guard case .address(let url) = source else { return nil }
            return FetchRequest(url, as: .payload, limits: limits, isNamed: true)
        }
        var answers = pages.get(requests.compactMap(\.self))[...]
        return zip(sources, requests).map { source, request in
            guard request != nil, let answer = answers.popFirst() else { return Self.read(source) }
            return answer.map { Self.page($0, source.name) }.mapError(Self.failure)
        }
    }

    private static func page(_ supply: CachedFetcher.Supply, _ url: String) -> Page {
        var notes: [String] = []
        if case .cacheInstead(let failure) = supply.origin {
            notes = ["\(failure.reason): the page is used as it was fetched before"]
        }
        let host = url.split(separator: "/", maxSplits: 2).prefix(2).joined(separator: "//") + "/"
        return Page(
            bytes: supply.fetched.bytes, type: supply.fetched.contentType, address: supply.fetched.url, host: host,
            notes: notes)
    }

    private static func failure(_ failure: FetchFailure) -> ImportFailure {
        let fix: String? =
            switch failure.kind {
            case .status where failure.refusal?.status == 429:
                failure.refusal?.wait.map { "ask again in \($0.words)" } ?? "ask again later"
            case .status: "look at the page in a browser, save it there, and import the file"
            case .offline: "import it once with the network"
            case .notInstalled: nil
            default: "check the address and the network, or save the page and import the file"
            }
        return ImportFailure(kind: .system, reason: failure.reason, fix: fix)
    }

    private static func read(_ source: ImportSource) -> Result<Page, ImportFailure> {
        switch source {
        case .page(let bytes): return .success(Page(bytes: bytes))
        case .address(let url): return .failure(ImportFailure(kind: .system, reason: "\(url) was not answered"))
        case .file(let path):
            do throws(FileFailure) {
                return .success(Page(bytes: try TextFile.read(path)))
            } catch {
                return .failure(ImportFailure(kind: .system, reason: error.reason, fix: error.fix))
            }
        }
    }

    private mutating func written(
        _ page: Result<Page, ImportFailure>, of source: ImportSource
    ) -> Result<ImportOutcome.Written, ImportFailure> {
        do throws(ImportFailure) {
            let page = try page.get()
            var recipe = try Self.recipe(of: page)
            recipe.tags = Self.merged(wishes.tags, recipe.tags)
            return .success(try write(recipe, from: page))
        } catch {
            return .failure(error)
        }
    }

    private static func recipe(of page: Page) throws(ImportFailure) -> ImportedRecipe {
        do throws(PageRecipe.Refusal) {
            return try PageRecipe.read(page.bytes, type: page.type, from: page.address)
        } catch {
            throw ImportFailure(
                kind: .content, reason: error.reason, notes: error.notes,
                fix: "write it by hand: `forno new recipe NAME` begins one")
        }
    }

    private static func merged(_ first: [String], _ second: [String]) -> [String] {
        var seen = Set<String>()
        return Array((first + second).filter { seen.insert(Slug.make($0)).inserted }.prefix(100))
    }

    private mutating func write(
        _ recipe: ImportedRecipe, from page: Page
    ) throws(ImportFailure) -> ImportOutcome.Written {
        let slug = try slug(of: recipe)
        let path = "\(wishes.folder)/\(slug).\(wishes.form.ending)"
        if let taken = taken(slug, path) {
            throw ImportFailure(
                kind: .usage, reason: "\(taken) is there already, and stays as it is",
                fix: "name another with --as NAME")
        }
        var notes = page.notes + recipe.notes
        let picture = wishes.isDry ? nil : picture(of: recipe, on: page, slug: slug, notes: &notes)
        let file = RecipeMarkdown(
            recipe, language: settings.kitchenLanguage, picture: picture.map { "\(slug).\($0.ending)" })
        let text = try text(of: file, picture.map { ("\(slug).\($0.ending)", $0.bytes) })
        if !recipe.missing.isEmpty { notes.append("not on the page: \(recipe.missing.joined(separator: ", "))") }
        notes += file.differences.map { "\($0) are not read as they stand on the page: look at the file" }
        let picturePath = picture.map { "\(wishes.folder)/\(slug).\($0.ending)" }
        if !wishes.isDry {
            try save([(path, Array(text.utf8))] + (picture.map { [(picturePath ?? "", $0.bytes)] } ?? []))
        }
        return ImportOutcome.Written(
            path: path, picture: picturePath, title: recipe.title,
            ingredients: recipe.ingredients.map(\.lines.count).sum,
            steps: recipe.steps.map(\.lines.count).sum, text: text, notes: notes)
    }

    /// The text of the file, in Cooklang where that is wished for.
    private func text(
        of file: RecipeMarkdown, _ picture: (name: String, bytes: [UInt8])?
    ) throws(ImportFailure) -> String {
        guard wishes.form == .cook else { return file.text }
        guard let recipe = file.readRecipe else {
            throw ImportFailure(
                kind: .content, reason: "Forno cannot read it as it is on the page", fix: "import it without --format")
        }
        let photo = picture.map { ExportedRecipe.Photo(name: $0.name, bytes: $0.bytes) }
        return CooklangFile(ExportedRecipe(recipe, photo: photo, siteLanguage: settings.kitchenLanguage)).text
    }

    /// The file that has the place of a recipe: one of its name, or one that would get the same address.
    private func taken(_ slug: String, _ path: String) -> String? {
        if NewFile.isTaken("\(site)/\(path)") { return path }
        return recipes.first { file in
            let folder = file.split(separator: "/").dropLast().joined(separator: "/")
            return folder == wishes.folder && ContentIndex.slug(ofFile: file) == slug
        }
    }

    private func slug(of recipe: ImportedRecipe) throws(ImportFailure) -> String {
        let name = wishes.name ?? recipe.title
        let slug = Slug.make(name)
        if !slug.isEmpty, slug != "index" { return slug }
        throw ImportFailure(
            kind: .usage, reason: "the recipe has no name that a file can have", fix: "name it with --as NAME")
    }

    private func save(_ files: [(path: String, bytes: [UInt8])]) throws(ImportFailure) {
        do throws(FileFailure) {
            let (folder, root) = (try RealPath.resolve("\(site)/\(wishes.folder)"), try RealPath.resolve(site))
            guard (folder + "/").hasPrefix(root == "/" ? root : root + "/") else {
                throw FileFailure(
                    "write to", wishes.folder, reason: "a symbolic link leads it out of the site",
                    fix: "name a folder of the site with --to")
            }
            try NewFile.writeAll(files.map { ("\(site)/\($0.path)", $0.bytes) })
        } catch {
            throw ImportFailure(kind: .system, reason: error.description, fix: error.fix)
        }
    }

    /// The picture of a recipe, where it can be had and nothing stands in its place.
    private mutating func picture(
        of recipe: ImportedRecipe, on page: Page, slug: String, notes: inout [String]
    ) -> (bytes: [UInt8], ending: String)? {
        guard let url = recipe.picture else { return nil }
        // Whoever names a page names its host: that may be in the house.
        let isNamed = page.host.map { url.hasPrefix($0) } ?? false
        switch pictures.get([FetchRequest(url, as: .picture, isNamed: isNamed)]).first {
        case .success(let supply):
            guard let ending = InertType(ofPicture: supply.fetched.bytes)?.endings.first else { return nil }
            guard !NewFile.isTaken("\(site)/\(wishes.folder)/\(slug).\(ending)") else {
                notes.append("\(wishes.folder)/\(slug).\(ending) is there already: the recipe is without its picture")
                return nil
            }
            return (supply.fetched.bytes, ending)
        case .failure(let failure):
            notes.append("without its picture \(url): \(failure.reason)")
            return nil
        case nil: return nil
        }
    }
}

extension [Int] {
    fileprivate var sum: Int { reduce(0, +) }
}
