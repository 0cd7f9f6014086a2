import Diagnostics
import Kitchen
import Publishing

/// What a build did.
public struct BuildReport: Sendable {
    /// Every problem found, in order of stage and file.
    public var diagnostics: DiagnosticList
    /// The HTML pages of the site.
    public var pages = 0
    /// How the menu stands to the rules that the site names, of a check; nil where it names none.
    public var law: LawReport?
    /// What the menu states of allergens; nil for a site without one.
    var statement: MenuStatement?
    /// What is about the house and not in the output; nil where nothing is left out.
    public var omittedPages: OmittedPages?
    /// The addresses of the pages of the house that are not in the output.
    var omittedPaths: Set<String> = []
    /// The paths in the output of the files that are new or changed, in no order: there may be millions.
    public var written = WrittenPaths()
    /// How many files had the same bytes before, and keep their time.
    public var unchanged = 0
    /// The paths of the files that are gone, in order.
    public var removed: [String] = []
    /// The paths of files that are no longer part of the site and stay, since somebody changed them.
    public var kept: [String] = []
    /// The files of broken recipes that a build which kept going has left as they were, each with the day on which it was
    /// published, or nil where the output has none of it and it is left out.
    public var keptRecipes: [(file: String, since: CalendarDate?)] = []
    /// Whether Forno has forgotten what it wrote earlier, so that pages of an earlier build may be left.
    public var isListLost = false
    /// Why pictures on other hosts could not be had; drawn ones take their place.
    public var missingPictures: [String] = []
    /// How many photographs are published as they are, for want of the program that makes them smaller.
    public var unmadePhotos = 0
    /// Whether pages have no pictures to be shared with, for want of that program.
    public var lacksSharePictures = false
    /// Why pages are without such pictures of their own, although it is there; nil where they are not.
    public var shareFailure: String?
    /// The program that makes pictures, as it was found: empty where there is none, nil for a site without any to make.
    var pictureProgram: String?
    /// How many names in the recipes and on the menu meet no grocery; nil for a site without groceries, and where nobody
    /// asked.
    public var unmatchedNames: Int?
    /// Whether nothing had changed since the last build, so that nothing was read and all is as that reported it.
    public var wasUpToDate = false
    /// What was taken over from the last build; nil where nothing was.
    public var reuse: Reuse?
    /// What the site was made of. It takes a while to free, which a command need not do that ends with its report.
    var keptAlive: [any Sendable] = []
    /// The photographs of the site; nil where it has none.
    var photos: SitePhotos?
    /// The pictures that its pages are shared with; nil where it has none.
    var shares: SharePictures.Made?
    /// Whether every page is staged, and nothing forbids publishing.
    var isReady = false
    /// The recipes as they were when they were read; nil when the next build could not tell by the files of the site alone
    /// that nothing has changed.
    var recipes: StampedFiles?
    /// What was known of the recipes, for the next build; nil where that is not kept.
    var facts: KeptRecords?
    /// False when errors, or in a strict build warnings, kept the output as it was.
    public var isPublished = false

    /// The paths of the files of the house that an earlier build wrote and this one took away, in order.
    public var withdrawn: [String] { removed.filter { omittedPaths.contains($0) } }
    /// The paths of those that stay, since somebody changed them.
    public var stillThere: [String] { kept.filter { omittedPaths.contains($0) } }

    /// What a build took over from the last one.
    public struct Reuse: Equatable, Sendable {
        /// How many recipes were not read again.
        public let recipes: Int
        /// Whether all pages but the cards of the others stayed as they were.
        public let isAllElse: Bool
    }

    /// Takes in the photographs, and how many of those that pages show are published as they are.
    mutating func add(_ photos: SitePhotos?, unmade: Int) {
        guard let photos else { return }
        (self.photos, unmadePhotos, pictureProgram) = (photos, unmade, photos.program ?? "")
        if !photos.isRepeatable { recipes = nil }
    }

    /// Takes in what pictures there are for pages to be shared with.
    mutating func add(_ shares: SharePictures.Found) {
        switch shares {
        case .unwanted: return
        case .noProgram: lacksSharePictures = true
        case .failed(let failure): add(failure)
        case .ready: break
        }
        pictureProgram = ThumbnailProgram.path ?? ""
    }

    /// Takes in what came of those pictures.
    mutating func add(_ shares: SharePictures.Made?) {
        self.shares = shares
        if let failure = shares?.failure { add(failure) }
    }

    private mutating func add(_ failure: ThumbnailProgram.Failure) {
        shareFailure = failure.reason
        // The next time it may go well.
        recipes = nil
    }

    /// Takes in what publishing did.
    mutating func add(_ published: PublishReport) {
        written = published.written
        unchanged = published.unchanged
        removed = published.removed
        kept = published.kept
        isListLost = published.isListLost
        isPublished = true
    }
}
