import Diagnostics
import Publishing
import Reading

/// All files and folders that a build reads, listed and looked at before it reads the first of them; recipes, of which there
/// are many, are looked at when each is read.
struct SiteInputs: Sendable {
    /// The files of the site.
    let listing: SiteListing
    /// What the system says of all folders and of all files but recipes; nil when nobody could tell by that later that
    /// nothing has changed.
    let stamps: StampedFiles?

    /// How long to wait for the clock of the file system, where something has just been written.
    fileprivate static let patience = Duration.milliseconds(25)

    /// Lists the site, and waits some milliseconds if something there has just been written, so that whatever is written
    /// from now on has another time.
    init(_ files: SiteFiles) throws(FileFailure) {
        let roots = try FileStamp.all(Self.roots[...], in: files.root)
        var listing = try SiteListing(files)
        // A folder may have come by more files since, without a sign of it.
        switch FileStamp.settle(listing.folders.map(\.stamp), within: Self.patience) {
        case .settled: break
        case .waited: listing = try SiteListing(files)
        case .restless:
            (self.listing, stamps) = (listing, nil)
            return
        }
        self.listing = listing
        stamps = try listing.stamped(beside: Array(zip(Self.roots, roots)), in: files.root)
    }

    /// The folders that may be missing now, and the one of what was fetched before.
    private static let roots = ["content", "templates", ".forno/cache"]
}

extension SiteListing {
    fileprivate var folders: [(path: String, stamp: FileStamp)] {
        (content.folders + templates.folders).map { ($0.path, FileStamp($0.status)) }
    }

    private var isClean: Bool { (content.findings.diagnostics + templates.findings.diagnostics).isEmpty }

    /// The stamps of these folders, of all files but recipes and of the `others`; nil when a link leads nowhere, or when somebody writes
    /// to them all the time.
    fileprivate func stamped(
        beside others: [(path: String, stamp: FileStamp)], in root: String
    ) throws(FileFailure) -> StampedFiles? {
        guard isClean else { return nil }
        let files = content.files.filter { !ContentIndex.isRecipe($0) } + templates.files
        let stamps = try FileStamp.all(files[...], in: root)
        let all = others + folders + zip(files, stamps).map { (path: $0, stamp: $1) }
        guard FileStamp.settle(all.map(\.stamp), within: SiteInputs.patience) != .restless else { return nil }
        return StampedFiles(all)
    }
}
