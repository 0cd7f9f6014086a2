import Addresses
import Diagnostics
import Kitchen
import Media
import Text

/// Where each file of `content/` goes in the built site, known from the names of the files; what is inside is looked at only
/// of files that are published as they stand.
///
/// Links between files are resolved here, before any of them is read. A class, since every text is read with it.
public final class ContentIndex: Sendable {
    /// The recipes by their path in the site, in order of path.
    public let recipes: [String]
    /// The slugs of the recipes.
    private let slugs: RecipeSlugs
    /// The files that say recipes, pages and descriptions in other languages, which are none of their own.
    private let translations: TranslatedFiles
    /// The pages of `content/pages`, in order of path.
    public let pages: [String]
    /// The plans of `content/plans`, in order of path, and so of their weeks.
    public let plans: [String]
    /// The lists of `content/lists`, in order of path.
    public let lists: [String]
    /// Which of the files that are no pages are published.
    public let media: MediaFiles
    private let files: Set<String>
    /// The addresses that come from no file of their own: the menu, its dishes, the lists.
    private let generated: Set<String>
    /// Those of them that this build leaves out, with all of the house; empty where it does not.
    private let leftOut: Set<String>
    /// The file that the pages of the menu are made of; nil where none is known.
    private let menuFile: String?
    /// The paths that a link could mean, that a picture could, and those of recipes: for "did you mean".
    let (linkable, pictures, recipeFiles): (NearbyNames, NearbyNames, NearbyNames)

    /// An index of the paths of all files in the site, in order, with the addresses of pages that are made without a file.
    /// `media` looks into files that are published as they stand; without it their names decide. `translations` are the site's
    /// other languages.
    public init(
        files: [String], generated: Set<String> = [], leftOut: Set<String> = [], media: MediaFiles = MediaFiles(),
        menuFile: String? = nil, translations: [Translation] = []
    ) {
        self.files = Set(files)
        let translated = TranslatedFiles(among: self.files, into: translations)
        self.translations = translated
        self.media = media
        self.generated = generated
        self.leftOut = leftOut
        self.menuFile = menuFile
        recipes = files.filter { Self.isRecipe($0) && translated.originals[$0] == nil }
        let others = recipes.count == files.count ? [] : files.filter { !$0.begins("content/recipes/") }
        pages = others.filter { Self.isPage($0) && translated.originals[$0] == nil }
        plans = others.filter { Self.isPlan($0) }
        lists = others.filter { Self.isList($0) }
        slugs = RecipeSlugs(recipes)
        linkable = NearbyNames { [recipes, pages] in recipes + pages }
        pictures = NearbyNames {
            files.filter { $0.hasPrefix("content/") && SafeFileType(ofFile: $0)?.kind.isShown == true }.sorted()
        }
        recipeFiles = NearbyNames { [recipes] in recipes }
    }

    /// The files beside the recipes that say what their folder is.
    public var readmes: [String] {
        files.lazy.filter { $0.begins("content/recipes/") && Self.isReadme($0) }.sorted()
    }

    /// The files beside the recipes that are no text of them, and that their names do not keep out.
    public var otherFilesOfRecipes: [String] {
        files.lazy.filter {
            $0.begins("content/recipes/") && TextFormat(ofFile: $0) == nil && !Self.isHidden($0)
        }.sorted()
    }

    /// Whether there is such a file.
    public func contains(_ file: String) -> Bool { files.contains(file) }

    /// Whether a file of the site is a recipe of it.
    public func containsRecipe(_ file: String) -> Bool {
        files.contains(file) && Self.isRecipe(file) && !isTranslation(file)
    }

    /// Whether a file says another one in another language of the site.
    func isTranslation(_ file: String) -> Bool { translations.originals[file] != nil }

    /// The file that says another in a language; nil where none does.
    func translation(of file: String, into translation: Translation) -> String? {
        translations.file(of: file, in: translation)
    }

    /// The files that are said in a language, in order of path.
    func files(translatedInto translation: Translation) -> [String] { translations.originals(in: translation) }

    /// The recipes whose slug another one has too, which comes before them.
    public var laterNamesakes: Set<String> { slugs.later }

    /// The slugs of the recipes, in the same order.
    var recipeSlugs: [String] { slugs.all }

    /// The file of the recipe with a slug; of several the first.
    public func recipe(slug: String) -> String? { slugs.places[slug].map { recipes[Int($0)] } }

    /// The slug of a recipe of the site: by its file, and where several have one name by its folder too (`winter-soup`).
    public func slug(ofRecipe file: String) -> String {
        let original = translations.originals[file] ?? file
        return slugs.others.isEmpty
            ? Self.slug(ofFile: original) : slugs.others[original] ?? Self.slug(ofFile: original)
    }

    /// The slug that a file has by its name: the file's name without the ending; for `calzone/index.md` the folder's name.
    public static func slug(ofFile file: String) -> String {
        let ofName: String? = file.utf8Bytes { bytes in
            let start = nameStart(bytes)
            let end = bytes[start...].lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
            let stem = UnsafeBufferPointer(rebasing: bytes[start..<end])
            return stem.elementsEqual("index".utf8) ? nil : Slug.make(stem)
        }
        return ofName ?? slug(ofIndex: file)
    }

    private static func slug(ofIndex file: String) -> String {
        let folders = file.split(separator: "/").dropLast()
        return Slug.make(folders.count > 2 ? folders.last.map { String($0) } ?? "" : "index")
    }

    /// The slug of a plan by its file: its week, or the slug of any other name.
    static func planSlug(ofFile file: String) -> String {
        IsoWeek(planName(ofFile: file))?.description ?? slug(ofFile: file)
    }

    /// The name of a plan's file without its ending.
    static func planName(ofFile file: String) -> String {
        let name = file.split(separator: "/").last.map { String($0) } ?? ""
        return isNamedAsPlan(name) ? withoutEnding(name) : name
    }

    /// The address of the page or copy that a file of the site becomes, or nil for one that is not published.
    public func address(of file: String) -> String? {
        if let original = translations.originals[file] { return address(of: original) }
        guard files.contains(file), file.hasPrefix("content/") else { return nil }
        if Self.isRecipe(file) { return PageAddress.recipe(slug(ofRecipe: file)) }
        if file.hasPrefix("content/pages/"), Self.isMarkdown(file) {
            return PageAddress.page(Self.withoutEnding(String(file.dropFirst("content/pages/".count))))
        }
        if Self.isDescription(file) {
            return PageAddress.dish(Self.slug(ofFile: file))
        }
        if file == FavoritesReader.file { return PageAddress.favorites }
        if file == Pantry.file { return PageAddress.pantry }
        if Self.isPlan(file) { return PageAddress.plan(Self.planSlug(ofFile: file)) }
        if Self.isList(file) {
            return PageAddress.list(Self.slug(ofFile: file))
        }
        return Self.isOnlyRead(file) ? nil : PageAddress.media(ofFile: file)
    }

    /// Why a file is not published as it stands, for a link or for a picture; nil when it is.
    func refusal(of file: String, asPicture: Bool) -> MediaRefusal? {
        if let refusal = media.refusal(of: file) { return refusal }
        return asPicture && SafeFileType(ofFile: file)?.kind.isShown != true ? .noPicture : nil
    }

    /// The file that a path written in another means, by trying what authors write: the file itself, one with an ending
    /// left out, a folder's index, or the name of a recipe alone (`/pizza-dough`). Nil when there is none.
    func file(for path: String) -> String? {
        let stem = path.hasSuffix(".html") ? String(path.dropLast(5)) : path
        if files.contains(path) { return path }
        let endings = TextFormat.markdownEndings + [TextFormat.cooklangEnding, "/index.md"]
        if let found = endings.lazy.map({ stem + $0 }).first(where: { files.contains($0) }) { return found }
        let parts = stem.split(separator: "/")
        guard parts.first == "content", parts.count == 2, let name = parts.last else { return nil }
        return recipe(slug: Slug.make(String(name)))
    }

    /// The recipe whose file has the name that a title would give it; nil when there is none.
    public func recipe(titled title: String) -> String? { recipe(slug: Slug.make(title)) }

    /// The recipe that a reference of Cooklang, written in a file, means: with a path (`./Soups/Minestrone`) from the folder of
    /// that file or of all recipes, else the only one whose path ends so, else that of such a name; without one by its name.
    /// Nil when there is none.
    public func recipe(reference: String, namedIn file: String) -> String? {
        let path = reference.replacing("\\", with: "/")
        guard path.hasPrefix(".") else { return recipe(titled: path) }
        let found = [file, "content/recipes/x"].lazy.compactMap { SitePath.join(path, from: $0) }
            .compactMap { self.file(for: $0) }.first { Self.isRecipe($0) }
        if let found { return found }
        let end = path.drop { $0 == "." || $0 == "/" }
        let named = recipes.filter { Self.withoutEnding($0).hasSuffix("/" + end) }
        if !end.contains("/") { return named.count == 1 ? named[0] : recipe(titled: String(end)) }
        return named.count == 1 ? named[0] : nil
    }

    /// The address of a generated page that a path names (`content/menu` gives `menu/index.html`), or nil.
    func generatedAddress(for path: String) -> String? {
        Self.pageAddresses(for: path).first { generated.contains($0) }
    }

    /// Whether a path written in a file names a page of the house that is left out, and that file is not of the house itself.
    func leavesOut(_ path: String, namedIn origin: String) -> Bool {
        guard !leftOut.isEmpty, !Self.isOfHouse(origin) else { return false }
        return file(for: path).map { Self.isOfHouse($0) }
            ?? Self.pageAddresses(for: path).contains { leftOut.contains($0) }
    }

    /// Whether a page of the house is made of a file.
    public static func isOfHouse(_ file: String) -> Bool {
        file == Pantry.file || file == PantryConfReader.file || isPlan(file)
            || isList(file)
    }

    /// The addresses that a path in the site can mean where no file is there.
    private static func pageAddresses(for path: String) -> [String] {
        guard path.hasPrefix("content") else { return [] }
        let inside = String(path.dropFirst("content".count).drop { $0 == "/" })
        return [inside, inside.isEmpty ? "index.html" : inside + "/index.html"]
    }

    /// The files that say whether a path is a page: while they have errors, a link to it may be good.
    func basis(of path: String) -> [String] {
        let isOfMenu = ["content/menu", "content/pizzas", "content/order"].contains { path.hasPrefix($0) }
        return isOfMenu ? menuBasis : []
    }

    /// The files that say what is on the menu.
    var menuBasis: [String] { [Settings.file] + (menuFile.map { [$0] } ?? []) }

    /// Whether a file of the site is a recipe, by its path.
    public static func isRecipe(_ file: String) -> Bool {
        file.begins("content/recipes/") && TextFormat(ofFile: file) != nil && !isHidden(file) && !isReadme(file)
    }

    /// Whether a file is a recipe, a page or a description, by its path.
    static func isText(_ file: String) -> Bool { isRecipe(file) || isPage(file) || isDescription(file) }

    /// Whether a file is a page of the site's own, by its path.
    private static func isPage(_ file: String) -> Bool {
        file.begins("content/pages/") && isMarkdown(file) && !isHidden(file)
    }

    /// Whether a file says what its folder is, as it does on the hosts of code.
    static func isReadme(_ file: String) -> Bool {
        file.utf8Bytes { bytes in
            let (start, readme) = (nameStart(bytes), "readme." as StaticString)
            guard bytes.count - start > readme.utf8CodeUnitCount else { return false }
            for place in 0..<readme.utf8CodeUnitCount
            where bytes[start + place] | 0x20 != readme.utf8Start[place] | 0x20 { return false }
            return true
        } && isMarkdown(file)
    }

    /// Whether a file of the site is a plan, by its path.
    static func isPlan(_ file: String) -> Bool {
        file.begins("content/plans/") && isNamedAsPlan(file) && !isHidden(file)
    }

    private static func isNamedAsPlan(_ file: String) -> Bool { file.ends(".menu") || isMarkdown(file) }

    /// Whether a file of the site is a list, by its path.
    static func isList(_ file: String) -> Bool {
        file.begins("content/lists/") && isMarkdown(file) && !isHidden(file)
    }

    /// Whether a file of the site describes a dish of the menu, by its path.
    static func isDescription(_ file: String) -> Bool {
        file.begins("content/menu/pizzas/") && isMarkdown(file)
    }

    private static func isMarkdown(_ file: String) -> Bool { TextFormat(ofFile: file) == .markdown }

    /// Files whose name begins with an underscore are not published, as with other generators.
    private static func isHidden(_ file: String) -> Bool {
        file.utf8Bytes { bytes in bytes[nameStart(bytes)...].first == UInt8(ascii: "_") }
    }

    /// Where the last name of a path begins.
    private static func nameStart(_ path: UnsafeBufferPointer<UInt8>) -> Int {
        var start = path.count
        while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
        return start
    }

    /// Whether a file is not published even where a link leads to it: what the house keeps its books in, and texts that begin
    /// with an underscore.
    private static func isOnlyRead(_ file: String) -> Bool {
        isData(file) && isHidden(file)
            || [Groceries.file, AisleReader.file, PantryConfReader.file].contains(file)
    }

    /// Whether a file may be one of those that pages are made of: settings, tables, payloads, plans, lists.
    public static func isData(_ file: String) -> Bool {
        TextFormat(ofFile: file) != nil
            || [".menu", ".conf", ".csv", ".json", ".yml", ".yaml"].contains { file.hasSuffix($0) }
    }

    private static func withoutEnding(_ path: String) -> String {
        path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    }
}
