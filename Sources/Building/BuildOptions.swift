import Diagnostics
import Kitchen
import Publishing

/// What a build is told by its command line: checked once, and not looked at in raw form after that.
public struct BuildOptions: Sendable {
    /// The site folder: the one with `content/` in it.
    public internal(set) var site: String
    /// The folder of what Forno keeps of the site: the list of what it wrote, the journal, the lock. Decided once: what a system says
    /// of a folder may be another thing a moment later.
    public internal(set) var state: String
    /// The folder to build into.
    public var output: String
    /// Takes the place of the site's own `base_url`.
    public var baseURL: String?
    /// Whether a warning fails the build.
    public var isStrict = false
    /// Whether all but its broken recipes is built of a site, which stay as they were.
    public var keepsGoing = false
    /// Whether the network may be used.
    public var isOffline = false
    /// The most that asking for a menu at URLs may take.
    public var menuTime = Duration.seconds(10)
    /// Whether what was fetched before is used as it is, as by a preview between two questions to the network.
    var keepsFetched = false
    /// Whether pages show what is about the house; nil for what the site's settings say.
    public var housePages: Bool?
    /// Whether they show it even where it is not published, and say so, as a preview does.
    public var previewsHouse = false
    /// How many the cards of recipes are written for; nil for as many as each recipe says.
    public var servings: Rational?
    /// How pages are printed; nil where they are not.
    public var printing: Printing?
    /// How many threads to use.
    public var jobs: Int
    /// What today is: decides what is soon to expire, which week is this one, and which recipe is that of the day.
    public var today: CalendarDate

    static func state(ofSite site: String) -> String { StateFolder.path(ofSite: site) }

    /// A build of `site` into `output`, today.
    public init(site: String, output: String, jobs: Int, today: CalendarDate = .localToday) {
        self.site = site
        state = Self.state(ofSite: site)
        self.output = output
        self.jobs = jobs
        self.today = today
    }
}

extension BuildOptions {
    /// Whether pages show what is about the house, where the settings say so much of it.
    func deciding(_ settings: HousePages) -> HousePages {
        var house = housePages.map { HousePages(chosen: $0) } ?? settings
        house.isPreviewed = previewsHouse
        return house
    }
}

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
