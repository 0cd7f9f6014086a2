import Diagnostics
import Publishing

extension BuildOptions {
    /// The folders of a site that builds read or keep notes in.
    private static let own = ["content", "templates", ".forno", ".git"]

    /// What forbids to build into the output folder, as in "is inside content/ of the site"; nil when nothing does.
    ///
    /// Folders are compared as they are without symbolic links; throws where the system fails to say.
    public func outputConflict() throws(FileFailure) -> String? {
        let (site, output) = (try RealPath.resolve(site), try RealPath.resolve(output))
        if output == site { return "is the site's own folder" }
        if site.isInside(output) { return "has the whole site in it" }
        for name in Self.own {
            let folder = try RealPath.resolve(self.site + "/" + name)
            if output == folder { return "is \(name)/ of the site" }
            if output.isInside(folder) { return "is inside \(name)/ of the site" }
            if folder.isInside(output) { return "has \(name)/ of the site in it" }
        }
        return nil
    }
}

extension String {
    /// Whether a path leads below a folder, where both are without links.
    fileprivate func isInside(_ folder: String) -> Bool { folder == "/" || hasPrefix(folder + "/") }
}
