import ArgumentParser
import Building

/// The options that every command of the site takes.
struct SharedOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The site folder.", discussion: "Default: the nearest folder upwards with content/site.yml.",
            valueName: "dir"))
    var site: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to build into.", valueName: "dir"))
    var output: String?

    @Option(name: .customLong("base-url"), help: "The URL of the built site, in place of the one in site.yml.")
    var baseURL: String?

    @Flag(help: "Fail on warnings too.")
    var strict = false

    @Flag(help: "Do not use the network; also FORNO_OFFLINE.")
    var offline = false

    @Option(help: ArgumentHelp("What today is, as YYYY-MM-DD; also SOURCE_DATE_EPOCH.", valueName: "date"))
    var clock: String?

    @Option(
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp("How many threads to use.", valueName: "n"), transform: WholeNumber.of(1...Int.max))
    var jobs: Int?

    @Flag(help: "Print diagnostics and results as JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print only problems.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Say more of what is done, and tell every problem.")
    var verbose = false

    func validate() throws {
        try Today.check(clock: clock)
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other: leave one out.") }
    }
}
