import Diagnostics
import Exporting
import Fetching
import Importing
import Kitchen
import Media
import Publishing
import Reading
import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Imports recipes from pages and from exports of other programs into a site, one by one: what fails leaves the others alone.
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

    let site: String
    let settings: Settings
    let wishes: Wishes
    private let limits: FetchLimits
    /// The files of the recipes that the site has in the folder that is written to, by the names that their addresses have.
    private var taken: [String: String] = [:]
    /// The names of what this import wrote.
    private var own: Set<String> = []
    let kitchen: EditableKitchen
    private var pages: CachedFetcher
    private var pictures: CachedFetcher
    /// How many pages are asked for at a time.
    private static let batch = 4

    /// An import into the site of a kitchen; `isOffline` uses what was fetched before.
    public init(
        kitchen: EditableKitchen, site: String, isOffline: Bool, wishes: Wishes = Wishes(), limits: FetchLimits = .page
    ) {
        (self.site, self.wishes, self.limits, self.kitchen) = (site, wishes, limits, kitchen)
        settings = kitchen.settings
        for file in kitchen.index.recipes {
            let folder = file.split(separator: "/").dropLast().joined(separator: "/")
            let slug = ContentIndex.slug(ofFile: file)
            if folder == wishes.folder, taken[slug] == nil { taken[slug] = file }
        }
        let fetcher = CachedFetcher(
            fetcher: Fetcher(agent: Self.agent(kitchen.settings), totalTime: .seconds(60)),
            cache: FetchCache(state: BuildOptions.state(ofSite: site)),
            mode: isOffline ? .offline : .asNeeded)
        (pages, pictures) = (fetcher, fetcher)
    }

    /// "Forno/0.1.0 (cook@example.org)": servers are told whom to write to.
    static func agent(_ settings: Settings) -> String {
        let contact = settings.email ?? settings.baseURL
        let isPlain = contact?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x28 && $0 != 0x29 } ?? false
        return "Forno/\(Version.number)" + (isPlain ? contact.map { " (\($0))" } ?? "" : "")
    }

    /// Imports from each source in order, and tells what came of it as soon as that is known: of an export of another program
    /// for each of its recipes. Before it asks for some, `begin` is told how many are done.
    public mutating func run(
        _ sources: [ImportSource], begin: (_ done: Int) -> Void = { _ in }, tell: (ImportOutcome) -> Void
    ) {
        var rest = sources[...]
        while !rest.isEmpty {
            begin(sources.count - rest.count)
            let some = Array(rest.prefix(Self.batch))
            rest = rest.dropFirst(Self.batch)
            for (source, page) in zip(some, fetched(some)) {
                switch Self.opened(page, source) {
                case .success(let export?): take(export, of: source, tell: tell)
                case .success(nil): tell(ImportOutcome(source: source, result: written(page)))
                case .failure(let failure): tell(ImportOutcome(source: source, result: .failure(failure)))
                }
            }
        }
    }

    /// Writes a recipe that a service gave, by its terms: whole, or as its page has it; where that cannot be had, its title with
    /// link and credit. `server` is the address of the service, whose host is named by the user.
    public mutating func run(_ found: FoundRecipe, from server: String) -> ImportOutcome {
        let source = ImportSource.address(found.page ?? server)
        var page = Page(bytes: [], address: found.page, host: server)
        if !found.isWhole, let address = found.page {
            // The service names the page, and not the user.
            let request = FetchRequest(address, as: .payload, limits: limits)
            let answer = pages.get([request]).first?.map { Self.page($0, address) }.mapError(Self.failure)
            if let answer {
                let result = written(answer)
                guard case .failure(let failure) = result, failure.kind != .usage else {
                    return ImportOutcome(source: source, result: result)
                }
                page.notes = ["\(failure.reason): the file has title, link and credit alone"]
            }
        }
        do throws(ImportFailure) {
            return ImportOutcome(source: source, result: .success(try write(found.recipe, from: page)))
        } catch {
            return ImportOutcome(source: source, result: .failure(error))
        }
    }

    /// A page with what its server calls it, and its address.
    struct Page {
        var bytes: [UInt8] = []
        var type = ""
        var address: String?
        /// The beginning of the addresses on the host and port that the user named: "https://example.org/".
        var host: String?
        /// The path of a folder, where it is none.
        var folder: String?
        /// What came with an export, which has its own picture.
        var supplied: Supplied?
        var notes: [String] = []
    }

    /// What an export has of a recipe beside its text.
    struct Supplied {
        /// The bytes of its picture.
        var picture: [UInt8]?
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
        case .part: return .success(Page())
        case .file(let path):
            do throws(FileFailure) {
                return .success(Page(bytes: try TextFile.read(path)))
            } catch {
                if error.code == EISDIR { return .success(Page(folder: path)) }
                return .failure(ImportFailure(kind: .system, reason: error.reason, fix: error.fix))
            }
        }
    }

    private mutating func written(
        _ page: Result<Page, ImportFailure>
    ) -> Result<ImportOutcome.Written, ImportFailure> {
        do throws(ImportFailure) {
            let page = try page.get()
            return .success(try write(try Self.recipe(of: page), from: page))
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

    /// Writes a recipe with its picture.
    mutating func write(_ recipe: ImportedRecipe, from page: Page) throws(ImportFailure) -> ImportOutcome.Written {
        var recipe = recipe
        recipe.tags = Self.merged(wishes.tags, recipe.tags)
        let slug = try freeSlug(of: recipe, isExport: page.supplied != nil)
        let path = "\(wishes.folder)/\(slug).\(wishes.form.ending)"
        var notes = page.notes + recipe.notes
        let picture = wishes.isDry ? nil : picture(of: recipe, on: page, slug: slug, notes: &notes)
        let file = RecipeMarkdown(
            recipe, language: settings.kitchenLanguage, picture: picture.map { "\(slug).\($0.ending)" })
        let place = page.supplied == nil ? "on the page" : "in the export"
        let text = try text(of: file, picture.map { ("\(slug).\($0.ending)", $0.bytes) }, place)
        // Whoever exported hundreds of recipes knows that they have no times.
        let missing = page.supplied == nil ? recipe.missing : recipe.missingWork
        if !missing.isEmpty { notes.append("not \(place): \(missing.joined(separator: ", "))") }
        notes += file.differences.map { "\($0) are not read as they stand \(place): look at the file" }
        let picturePath = picture.map { "\(wishes.folder)/\(slug).\($0.ending)" }
        if !wishes.isDry {
            try save([(path, Array(text.utf8))] + (picture.map { [(picturePath ?? "", $0.bytes)] } ?? []))
        }
        own.insert(slug)
        return ImportOutcome.Written(
            path: path, picture: picturePath, title: recipe.title, ingredients: file.counts.ingredients,
            steps: file.counts.steps, text: text, notes: notes)
    }

    /// The text of the file, in Cooklang where that is wished for.
    private func text(
        of file: RecipeMarkdown, _ picture: (name: String, bytes: [UInt8])?, _ place: String
    ) throws(ImportFailure) -> String {
        guard wishes.form == .cook else { return file.text }
        guard let recipe = file.readRecipe else {
            throw ImportFailure(
                kind: .content, reason: "Forno cannot read it as it is \(place)", fix: "import it without --format")
        }
        let photo = picture.map { ExportedRecipe.Photo(name: $0.name, bytes: $0.bytes) }
        return CooklangFile(ExportedRecipe(recipe, photo: photo, siteLanguage: settings.kitchenLanguage)).text
    }

    /// The name of a recipe's file. Of two recipes of an export that are called the same, the second has a number behind it.
    private func freeSlug(of recipe: ImportedRecipe, isExport: Bool) throws(ImportFailure) -> String {
        let slug = try slug(of: recipe)
        var (name, number) = (slug, 2)
        while isExport, own.contains(name) { (name, number) = ("\(slug)-\(number)", number + 1) }
        let path = "\(wishes.folder)/\(name).\(wishes.form.ending)"
        guard let there = NewFile.isTaken("\(site)/\(path)") ? path : taken[name] else { return name }
        throw ImportFailure(
            kind: .usage, reason: "\(there) is there already, and stays as it is",
            fix: isExport ? "import into another folder with --to" : "name another with --as NAME")
    }

    private func slug(of recipe: ImportedRecipe) throws(ImportFailure) -> String {
        let name = wishes.name ?? recipe.title
        let slug = Slug.make(name)
        if !slug.isEmpty, slug != "index" { return slug }
        throw ImportFailure(
            kind: .usage, reason: "the recipe has no name that a file can have", fix: "name it with --as NAME")
    }

    /// Writes files into the folder of the import, or none of them.
    func save(_ files: [(path: String, bytes: [UInt8])]) throws(ImportFailure) {
        do throws(FileFailure) {
            guard try RealPath.isInSite("\(site)/\(wishes.folder)", site) else {
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
        if let bytes = page.supplied?.picture { return kept(bytes, slug, "", &notes) }
        guard let url = recipe.picture else { return nil }
        // Whoever names a page names its host: that may be in the house.
        let isNamed = page.host.map { url.hasPrefix($0) } ?? false
        switch pictures.get([FetchRequest(url, as: .picture, isNamed: isNamed)]).first {
        case .success(let supply): return kept(supply.fetched.bytes, slug, " \(url)", &notes)
        case .failure(let failure):
            notes.append("without its picture \(url): \(failure.reason)")
            return nil
        case nil: return nil
        }
    }

    /// A picture that every browser shows, where nothing stands in its place; `address` says in notes which one it is.
    private func kept(
        _ bytes: [UInt8], _ slug: String, _ address: String, _ notes: inout [String]
    ) -> (bytes: [UInt8], ending: String)? {
        guard let ending = SafeFileType(ofPicture: bytes)?.endings.first, Self.shown.contains(ending) else {
            notes.append("without its picture\(address), which is no PNG, JPEG, GIF, WebP or AVIF")
            return nil
        }
        if let size = PictureSize(of: bytes), size.isTooLarge {
            notes.append("without its picture\(address), which has \(size.width) × \(size.height) pixels")
            return nil
        }
        return free("\(slug).\(ending)", &notes) ? (bytes, ending) : nil
    }

    private static let shown: Set<String> = ["png", "jpg", "gif", "webp", "avif"]

    /// Whether nothing stands in the place of a picture.
    private func free(_ name: String, _ notes: inout [String]) -> Bool {
        guard NewFile.isTaken("\(site)/\(wishes.folder)/\(name)") else { return true }
        notes.append("\(wishes.folder)/\(name) is there already: the recipe is without its picture")
        return false
    }
}
