import Kitchen

/// What a build is told by its command line: checked once, and not looked at in raw form after that.
public struct BuildOptions: Sendable {
    /// The site folder: the one with `content/` in it.
    public var site: String
    /// The folder to build into.
    public var output: String
    /// Takes the place of the site's own `base_url`.
    public var baseURL: String?
    /// Whether a warning fails the build.
    public var isStrict = false
    /// Whether the network may be used.
    public var isOffline = false
    /// How many the cards of recipes are written for; nil for as many as each recipe says.
    public var servings: Int?
    /// How many threads to use.
    public var jobs: Int
    /// What today is: decides what is soon to expire, which week is this one, and which recipe is that of the day.
    public var today: CalendarDate

    /// The folder of what Forno keeps beside the site: the list of what it wrote, the journal, the lock.
    public var state: String { Self.state(ofSite: site) }

    static func state(ofSite site: String) -> String { site + "/.forno" }

    /// A build of `site` into `output`, today.
    public init(site: String, output: String, jobs: Int, today: CalendarDate = .localToday) {
        self.site = site
        self.output = output
        self.jobs = jobs
        self.today = today
    }
}
