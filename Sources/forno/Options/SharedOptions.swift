import ArgumentParser
import Building

/// The options that every command of the site takes.
struct SharedOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The site folder.", discussion: "Default: the nearest folder upwards with content/site.yml.")
    )
    var site: String?

    @Option(help: ArgumentHelp("The folder to build into.", valueName: "dir"))
    var output: String?

    @Option(name: .customLong("base-url"), help: "The URL of the built site, in place of the one in site.yml.")
    var baseURL: String?

    @Flag(help: "Fail on warnings too.")
    var strict = false

    @Flag(help: "Do not use the network; also FORNO_OFFLINE.")
    var offline = false

    @Option(help: ArgumentHelp("What today is, as YYYY-MM-DD; also SOURCE_DATE_EPOCH.", valueName: "date"))
    var clock: String?

    @Option(help: ArgumentHelp("How many threads to use.", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Print diagnostics and results as JSON.")
    var json = false

    @Flag(help: "Print only problems.")
    var quiet = false

    @Flag(help: "Say more of what is done.")
    var verbose = false

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more, and is \(jobs).") }
        try Today.check(clock: clock)
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
    }
}
