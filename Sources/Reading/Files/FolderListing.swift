#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

import Diagnostics

/// What one walk through a folder of a site found.
public struct FolderListing: Sendable {
    /// A folder and what the system said of it just before it was listed, so that what came later shows.
    public struct Folder: Sendable {
        /// The path in the site.
        public let path: String
        /// As `stat(2)` gives it.
        public let status: stat
    }

    /// The paths of all files, relative to the site, sorted by their bytes.
    public let files: [String]
    /// The folders that were gone through.
    public let folders: [Folder]
    /// Links that lead nowhere or out of the site, and names that are no text.
    public let diagnostics: DiagnosticList
}

/// The files of a site, listed once for all that needs them.
public struct SiteListing: Sendable {
    /// What is in `content/`.
    public let content: FolderListing
    /// What is in `templates/`, the site's own theme.
    public let templates: FolderListing

    /// What there is to report of both folders.
    public var diagnostics: DiagnosticList {
        var all = content.diagnostics
        all.append(templates.diagnostics)
        return all
    }

    /// Lists the files of a site; throws when a folder cannot be read.
    public init(_ files: SiteFiles) throws(FileFailure) {
        content = try files.listing(of: "content")
        templates = try files.listing(of: "templates")
    }
}
