import Diagnostics
import Fetching
import Publishing
import Reading

/// All files and folders that a build reads, listed and looked at before it reads the first of them; recipes, of which there
/// are many, are looked at when each is read. Meanwhile another thread compiles the theme.
struct SiteInputs: Sendable {
    let files: SiteFiles
    /// The files of the site.
    let listing: SiteListing
    /// The theme that the site seems to have; nil where that is known already.
    let theme: Deferred<CompiledTheme?>?
    /// What the system says of all folders and of all files but recipes; nil when nobody could tell by that later that
    /// nothing has changed.
    let stamps: StampedFiles?
    /// How many of those, the first, are folders of the content.
    var contentFolders: Int { listing.content.folders.count + 1 }

    /// How long to wait for the clock of the file system, where something has just been written.
    fileprivate static let patience = Duration.milliseconds(25)

    /// Lists the site for a build that notes nothing for the next one.
    init(unstamped options: BuildOptions) throws(FileFailure) {
        files = try SiteFiles(root: options.site)
        theme = CompiledTheme.guess(of: files, jobs: options.jobs)
        listing = try SiteListing(files)
        stamps = nil
    }

    /// Lists the site, and waits some milliseconds if something there has just been written, so that whatever is written
    /// from now on has another time.
    init(_ options: BuildOptions, isThemeKnown: Bool) throws(FileFailure) {
        files = try SiteFiles(root: options.site)
        theme = isThemeKnown ? nil : CompiledTheme.guess(of: files, jobs: options.jobs)
        // The folders that may be missing now, and the one of what was fetched before: elsewhere where the site can only be read.
        let cache = FetchCache(state: options.state).folder
        let roots = ["templates", cache.hasPrefix("/") ? cache : ".forno/cache"]
        let content = try FileStamp.all(["content"], in: files.root)
        let rootStamps = try FileStamp.all(roots[...], in: files.root)
        var (looked, listing) = (FileStamp.now, try SiteListing(files))
        // A folder that had just been written may have come by more files since it was listed, without a sign of it.
        if listing.settling(since: looked, within: Self.patience) == .waited {
            (looked, listing) = (FileStamp.now, try SiteListing(files))
        }
        self.listing = listing
        let isSettled = listing.settling(since: looked, within: .zero) == .settled
        stamps =
            isSettled ? try listing.stamped(content[0], beside: Array(zip(roots, rootStamps)), in: files.root) : nil
    }

    /// What to note of a build that goes through; nil when the next one could not tell whether anything has changed.
    func note(of report: BuildReport, by options: BuildOptions) -> ((StampedFiles) -> [UInt8])? {
        guard let recipes = report.recipes, let stamps,
            // That is told once, and what is noted would be told again.
            !report.diagnostics.contains(where: { $0.id == .vanishedContent })
        else { return nil }
        return { outputs in
            LastBuild(
                fingerprint: ContentHash(ofProgramWith: options), inputs: stamps, folders: contentFolders,
                recipes: recipes, outputs: outputs, facts: report.facts?.checksum, report: report
            ).encoded
        }
    }
}

extension SiteListing {
    private var folders: [(path: String, stamp: FileStamp)] { Self.stamps(content) + Self.stamps(templates) }

    private static func stamps(_ listing: FolderListing) -> [(path: String, stamp: FileStamp)] {
        listing.folders.map { ($0.path, FileStamp($0.status)) }
    }

    /// Whether nothing can have come into a folder since the look at it without a sign, or can no more after a wait.
    fileprivate func settling(since looked: Int64, within limit: Duration) -> FileStamp.Settling {
        FileStamp.settle(folders.map(\.stamp), lookedAt: looked, within: limit)
    }

    private var isClean: Bool { diagnostics.isEmpty }

    /// The stamps of the folders of the content, which is the first, then of those of the theme, of all files but recipes and of
    /// the `others`; nil when a link leads nowhere, or when somebody writes to them all the time.
    fileprivate func stamped(
        _ root: FileStamp, beside others: [(path: String, stamp: FileStamp)], in site: String
    ) throws(FileFailure) -> StampedFiles? {
        guard isClean else { return nil }
        let files = content.files.filter { !ContentIndex.isRecipe($0) } + templates.files
        let stamps = try FileStamp.all(files[...], in: site)
        let all = [("content", root)] + folders + others + zip(files, stamps).map { (path: $0, stamp: $1) }
        guard FileStamp.settle(all.map(\.1), within: SiteInputs.patience) != .restless else { return nil }
        return StampedFiles(all)
    }
}
