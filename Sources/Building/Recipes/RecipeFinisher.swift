import Diagnostics
import Kitchen
import Publishing
import Reading
import Site
import Templates
import Text

/// How a recipe is finished, in a build and in the preview: it is read and checked, takes the text of the language that its pages are
/// in, and is made into what lists show of it and its card.
struct RecipeFinisher: Sendable {
    let files: SiteFiles
    let reader: RecipeReader
    let groceries: Groceries
    /// The other languages of the site, whose texts are looked at; of a site in one of those that language alone.
    let languages: RecipeLanguages
    let card: RecipeCard
    /// Whether the foods of each recipe are kept.
    let keepsFoods: Bool
    /// Whether it is kept what links may lead to in each. There is much of it, and few are linked to: a build reads those again.
    let keepsAnchors: Bool
    var monitor: BuildMonitor?

    /// Whether what others need of it is looked up: where somebody asks for its foods.
    var looksUpReferences: Bool { keepsFoods || !groceries.all.isEmpty }

    /// Finishes recipes but for staging them, each step with all of them in turn.
    func finish(_ group: inout [OpenRecipe]) {
        for number in group.indices { group[number].open(files, monitor) }
        for number in group.indices { group[number].read(by: self) }
        if !languages.isEmpty {
            for number in group.indices { monitor.time(.readCards) { group[number].translate(by: languages) } }
        }
        for number in group.indices { group[number].render(by: self) }
    }

    /// What is kept of the recipe in a file with these bytes; nil stands for bytes that are to be read.
    func finish(_ file: String, bytes: [UInt8]?) -> FinishedRecipe {
        var group = [OpenRecipe(file, bytes: bytes)]
        finish(&group)
        return group[0].finished
    }
}

extension RecipeFinisher {
    /// Finishes the recipes of a site.
    init(
        _ site: PreparedSite, files: SiteFiles, card: RecipeCard, keepsFoods: Bool, keepsAnchors: Bool,
        monitor: BuildMonitor? = nil
    ) {
        (self.files, self.card, self.monitor) = (files, card, monitor)
        (self.keepsFoods, self.keepsAnchors) = (keepsFoods, keepsAnchors)
        reader = RecipeReader(context: site.source.context)
        groceries = site.kitchen.kitchen.groceryNames
        languages = site.recipeLanguages
    }

    /// Finishes the recipes of a preview one by one, as the site is now. A pantry may come later, and then no recipe is read again for
    /// it, nor for a link to a part of it.
    init(live site: PreparedSite) {
        self.init(
            site, files: site.source.files, card: RecipeCard(site: site.frame, theme: site.theme), keepsFoods: true,
            keepsAnchors: true)
    }
}

/// A recipe while it is finished.
struct OpenRecipe {
    private let hasCard: Bool
    private var bytes: [UInt8]?
    /// What the system said of the file, and the time just before it was read; nil where its bytes came otherwise.
    private var status: (stamp: FileStamp, looked: Int64)?
    private var recipe: Recipe?
    private var page: RenderedPage?
    private var fileAddress: String?
    /// What is kept of it.
    private(set) var finished: FinishedRecipe

    /// The recipe in a file, with the bytes of that where they are known; its card is made where it has one.
    init(_ file: String, bytes: [UInt8]? = nil, hasCard: Bool = false) {
        (self.bytes, self.hasCard) = (bytes, hasCard)
        finished = FinishedRecipe(file: file, diagnostics: DiagnosticList(), facts: ReadFindings())
    }

    /// Takes up the bytes of the file.
    fileprivate mutating func open(_ files: SiteFiles, _ monitor: BuildMonitor?) {
        guard bytes == nil else { return }
        let now = FileStamp.now
        let contents = monitor.time(.readCards) {
            files.contents(finished.file, diagnostics: &finished.diagnostics)
        }
        (bytes, status) = (contents?.bytes, contents.map { (FileStamp($0.status), now) })
    }

    /// Reads the recipe, if the file could be read.
    fileprivate mutating func read(by finisher: RecipeFinisher) {
        guard let bytes else { return }
        let (reader, groceries) = (finisher.reader, finisher.groceries)
        var read = finisher.monitor.time(.readCards) {
            reader.read(
                bytes, file: finished.file, checkedAgainst: groceries, servings: finisher.card.servings)
        }
        // Taken out, since a recipe is large to copy.
        recipe = read.recipe.take()
        if finisher.looksUpReferences, recipe?.hasReferences ?? false, var open = recipe.take() {
            finished.needed = reader.lookUpReferences(of: &open, in: finisher.files)
            recipe = open
        }
        recipe?.workOutDiet(by: groceries)
        recipe?.reportUnlistedFoods(in: bytes, diagnostics: &read.diagnostics)
        (finished.diagnostics, finished.facts) = (read.diagnostics, read.facts)
        finished.isNoRecipe = read.isNoRecipe
        finished.anchorDigest = finished.facts.anchors.reduce(0) { $0 &+ FNV1a.hash(of: $1.utf8) }
        if !finisher.keepsAnchors { finished.facts.anchors = [] }
        finished.seen = status.map { StampedEntry(read: bytes, $0.stamp, looked: $0.looked) }
    }

    /// Looks at the files that say the recipe in other languages, and takes the place of the recipe for the text in the language
    /// of the site.
    fileprivate mutating func translate(by languages: RecipeLanguages) {
        guard let recipe else { return }
        for found in languages.read(recipe) {
            finished.take(found)
            guard languages.areShown, let text = found.recipe else { continue }
            (self.recipe, bytes) = (text, found.contents?.0.bytes)
            finished.facts.media += found.facts.media
        }
    }

    /// Takes from the recipe what is kept, and renders its card if it has one.
    fileprivate mutating func render(by finisher: RecipeFinisher) {
        guard let recipe else { return }
        let card = finisher.card
        let listing = card.listing(of: recipe)
        finished.placed = PlacedListing(listing)
        if finisher.keepsFoods { finished.foods = RecipeFoods(recipe) }
        guard hasCard else { return }
        fileAddress = card.fileAddress(recipe)
        finished.publishesFile = fileAddress != nil
        page = finisher.monitor.time(.renderCards) { self.recipe.take().flatMap { card.render($0, listing) } }
    }

    /// Stages its card, if it has one, and its file beside that.
    mutating func stage(on stage: PageStage, _ monitor: BuildMonitor?) throws(FileFailure) {
        guard let page = page.take(), let address = finished.listing?.address, let bytes = bytes.take() else { return }
        try monitor.time(.stageCards) { () throws(FileFailure) in
            try page.withBytes { shown throws(FileFailure) in try stage.stage(path: address, bytes: shown) }
            if let fileAddress { try stage.stage(path: fileAddress, bytes: bytes) }
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
