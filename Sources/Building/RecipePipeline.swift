import Diagnostics
import Kitchen
import Publishing
import Reading
import Site
import Templates

/// What is kept of a recipe once its card is written.
struct FinishedRecipe: Sendable {
    let file: String
    /// What lists show of it, with its place there; nil when the file could not be read as text, or is a draft.
    var placed: PlacedListing?
    /// The names of its ingredients, where the site has a pantry to look them up in.
    var foods: RecipeFoods?
    /// The other recipes that it needs.
    var needed = NeededRecipes()
    var diagnostics: DiagnosticList
    var facts: ReadFindings
    /// The file as it was when it was read; nil when it could not be.
    var seen: StampedEntry?
    /// The files that say it in other languages, as they were when they were read.
    var seenTranslations: [(file: String, entry: StampedEntry)] = []
    /// Whether the file is none.
    var isNoRecipe = false

    /// What lists show of it.
    var listing: RecipeListing? { placed?.listing }

    /// Whether something is wrong with it, or with another recipe that it needs.
    var isTroubled: Bool { !diagnostics.isEmpty || !needed.diagnostics.isEmpty }
}

extension [FinishedRecipe] {
    /// What is wrong with all of them; a recipe that cannot be read is told once, however many need it.
    var diagnostics: DiagnosticList {
        var (all, needed) = (DiagnosticList(), DiagnosticList())
        for number in indices {
            all.append(self[number].diagnostics)
            needed.append(self[number].needed.diagnostics)
        }
        all.appendUntold(needed)
        return all
    }

    /// The files of all recipes as they were when they were read, in all languages; nil when one could not be.
    var stamps: StampedFiles? {
        let seen = indices.compactMap { self[$0].seen }
        guard seen.count == count else { return nil }
        let own = StampedFiles(count: count, path: { self[$0].file }, entry: { seen[$0] })
        let others = indices.flatMap { self[$0].seenTranslations }
        if others.isEmpty { return own }
        return own.joined(
            with: StampedFiles(count: others.count, path: { others[$0].file }, entry: { others[$0].entry }))
    }
}

/// The assembly line of recipes: each is read, rendered and staged on its own, many at a time, so that only its summary
/// is kept.
///
/// Recipes go through it in groups, one stage after the other: the code that one recipe goes through is larger than the
/// cache of a processor, that of a stage is not. (10,000 recipes on two cores: 9 % of the processor time.)
struct RecipePipeline: Sendable {
    let files: SiteFiles
    let context: ProseContext
    let card: RecipeCard
    let groceries: Groceries
    /// The other languages of the site, whose texts are looked at; of a site in one of those that language alone.
    let languages: RecipeLanguages
    /// Whether the foods of each recipe are kept.
    let keepsFoods: Bool
    /// Where cards are staged, or nil when recipes are only to be checked.
    let stage: PageStage?
    let jobs: Int
    var monitor: BuildMonitor?

    /// The most recipes of a group; more gain nothing.
    private static let largestGroup = 12

    /// All recipes of the site, in order of file.
    func run() throws(FileFailure) -> [FinishedRecipe] {
        let recipes = context.index.recipes
        let reader = RecipeReader(context: context)
        monitor?.begin(.cards, of: recipes.count)
        // A small site has to give each thread some. (Jobs may be as many as one likes: they are not multiplied.)
        let size = max(1, min(Self.largestGroup, recipes.count / 8 / jobs))
        let groups = try Parallel.map((recipes.count + size - 1) / size, jobs: jobs) { (number) throws(FileFailure) in
            let group = recipes[number * size..<min((number + 1) * size, recipes.count)]
            return try finish(group.map { OpenRecipe($0, isStaged: hasOwnSlug($0)) }, by: reader)
        }
        var finished = groups.flatMap { $0 }
        try stageOthers(&finished, by: reader)
        return finished
    }

    /// Whether a recipe is the first that has its slug.
    private func hasOwnSlug(_ file: String) -> Bool {
        !context.index.laterNamesakes.contains(file)
    }

    /// Stages recipes whose slug another file has too, where that one is a draft. Two that are not are a conflict,
    /// which is reported when all pages are known, and has to find the stage without it.
    private func stageOthers(_ finished: inout [FinishedRecipe], by reader: RecipeReader) throws(FileFailure) {
        guard !context.index.laterNamesakes.isEmpty else { return }
        let others = finished.indices.filter { !hasOwnSlug(finished[$0].file) }
        var taken = Set(finished.filter { hasOwnSlug($0.file) }.compactMap(\.listing?.summary.slug))
        for number in others {
            guard let slug = finished[number].listing?.summary.slug, taken.insert(slug).inserted else { continue }
            finished[number] = try finish([OpenRecipe(finished[number].file, isStaged: true)], by: reader)[0]
        }
    }

    /// Takes a group of recipes through all stages.
    private func finish(_ group: [OpenRecipe], by reader: RecipeReader) throws(FileFailure) -> [FinishedRecipe] {
        var group = group
        for number in group.indices { group[number].open(files, monitor) }
        for number in group.indices {
            group[number].read(
                by: reader, groceries, files, servings: card.servings, looksUp: keepsFoods || !groceries.all.isEmpty,
                monitor)
        }
        if !languages.isEmpty {
            for number in group.indices { monitor.time(.readCards) { group[number].translate(by: languages) } }
        }
        for number in group.indices {
            group[number].render(on: card, isStaged: stage != nil, keepsFoods: keepsFoods, monitor)
        }
        if let stage {
            for number in group.indices { try group[number].stage(on: stage, monitor) }
        }
        monitor?.advance(by: group.count)
        return group.map(\.finished)
    }
}

/// A recipe on its way through the assembly line.
private struct OpenRecipe {
    private let hasStage: Bool
    /// The contents of the file, and the time just before they were read.
    private var contents: (FileContents, looked: Int64)?
    private var recipe: Recipe?
    private var page: RenderedPage?
    private var fileAddress: String?
    /// What is kept of it.
    private(set) var finished: FinishedRecipe

    /// The recipe in a file; `isStaged` says whether its card is staged.
    init(_ file: String, isStaged: Bool) {
        hasStage = isStaged
        finished = FinishedRecipe(file: file, diagnostics: DiagnosticList(), facts: ReadFindings())
    }

    /// Takes up the bytes of the file.
    mutating func open(_ files: SiteFiles, _ monitor: BuildMonitor?) {
        let now = FileStamp.now
        contents = monitor.time(.readCards) { files.contents(finished.file, diagnostics: &finished.diagnostics) }
            .map { ($0, now) }
    }

    /// Reads the recipe, if the file could be read.
    mutating func read(
        by reader: RecipeReader, _ groceries: Groceries, _ files: SiteFiles, servings: Rational?, looksUp: Bool,
        _ monitor: BuildMonitor?
    ) {
        guard let (contents, looked) = contents else { return }
        var read = monitor.time(.readCards) {
            reader.read(contents.bytes, file: finished.file, checkedAgainst: groceries, servings: servings)
        }
        // Taken out, since a recipe is large to copy.
        recipe = read.recipe.take()
        if looksUp, recipe?.hasReferences ?? false, var open = recipe.take() {
            finished.needed = reader.lookUpReferences(of: &open, in: files)
            recipe = open
        }
        recipe?.workOutDiet(by: groceries)
        recipe?.reportUnlistedFoods(in: contents.bytes, diagnostics: &read.diagnostics)
        (finished.diagnostics, finished.facts) = (read.diagnostics, read.facts)
        finished.isNoRecipe = read.isNoRecipe
        finished.facts.anchors = []  // There are many, and few are linked to: those recipes are read again.
        finished.seen = StampedEntry(read: contents.bytes, FileStamp(contents.status), looked: looked)
    }

    /// Looks at the files that say the recipe in other languages, and takes the place of the recipe for the text in the language
    /// of the site.
    mutating func translate(by languages: RecipeLanguages) {
        guard let recipe else { return }
        for found in languages.read(recipe) {
            finished.take(found)
            guard languages.areShown, let text = found.recipe else { continue }
            (self.recipe, contents) = (text, found.contents)
            finished.facts.media += found.facts.media
        }
    }

    /// Takes from the recipe what is kept, and renders its card where cards are staged.
    mutating func render(on card: RecipeCard, isStaged: Bool, keepsFoods: Bool, _ monitor: BuildMonitor?) {
        guard let recipe else { return }
        let listing = card.listing(of: recipe)
        finished.placed = PlacedListing(listing)
        if keepsFoods { finished.foods = RecipeFoods(recipe) }
        guard hasStage, isStaged else { return }
        fileAddress = card.fileAddress(recipe)
        page = monitor.time(.renderCards) { self.recipe.take().flatMap { card.render($0, listing) } }
    }

    /// Stages its card, if it has one, and its file beside that.
    mutating func stage(on stage: PageStage, _ monitor: BuildMonitor?) throws(FileFailure) {
        guard let page = page.take(), let address = finished.listing?.address, let (contents, _) = contents.take()
        else { return }
        try monitor.time(.stageCards) { () throws(FileFailure) in
            try page.withBytes { bytes throws(FileFailure) in try stage.stage(path: address, bytes: bytes) }
            if let fileAddress { try stage.stage(path: fileAddress, bytes: contents.bytes) }
        }
    }
}

extension RecipeReader {
    /// The recipe in the bytes of `file`, with what the groceries have to say about it when it is shown for so many.
    func read(_ bytes: [UInt8], file: String, checkedAgainst groceries: Groceries, servings: Rational?) -> Result {
        guard !groceries.all.isEmpty else { return read(bytes, file: file) }
        var read = read(bytes, file: file)
        read.recipe?.report(against: groceries, servings: servings, diagnostics: &read.diagnostics)
        return read
    }
}
