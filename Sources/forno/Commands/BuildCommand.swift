import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno build`
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build the site into its output folder.",
        discussion: """
            Every page is rendered before the first byte of the output changes; when the content has errors the output \
            stays as it was. Files that Forno did not write are never touched.
            """)

    @OptionGroup var options: SharedOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Write the cards of recipes for so many servings.", valueName: "n"),
        transform: ServingsNumber.read)
    var servings: Rational?

    @Flag(
        inversion: .prefixedNo, exclusivity: .exclusive,
        help: """
            Publish the pages of the house: pantry, plans, shopping, lists and what food costs. Default: `house_pages` in \
            site.yml, else only without a base_url there.
            """)
    var housePages: Bool?

    @Flag(
        name: [.long, .customShort("k")],
        help: """
            Build all but broken recipes: each of those stays as it was last published, and says so. (The exit code is 1 all \
            the same; menu, groceries and settings always stop a build.)
            """)
    var keepGoing = false

    @Flag(help: "Print where the time went, by stage, and what was taken over from the last build, on standard error.")
    var timings = false

    @Flag(
        help: """
            Build once more, from nothing and elsewhere, and compare: every file has to be the same, or the exit code is 1.
            """)
    var verify = false

    func validate() throws {
        if keepGoing, verify {
            throw ValidationError(
                "--keep-going and --verify exclude each other: a recipe that is kept cannot be made from nothing.")
        }
        if keepGoing, options.strict {
            throw ValidationError("--keep-going and --strict exclude each other: leave one out.")
        }
    }

    func run() throws {
        let report = try built()
        if report.diagnostics.hasErrors { throw report.diagnostics.exitCode }
        if verify { try compareWithNothing() }
        // What the site was made of goes with the process: to free it piece by piece would take longer than to publish it.
        withExtendedLifetime(report) { Self.exit() }
    }

    /// Builds and tells of it; throws the exit code when nothing could be published.
    private func built() throws -> BuildReport {
        let start = ContinuousClock.now
        let build = options(for: try options.buildOptions())
        let reporter = Reporter(options: options, site: build.site)
        let (report, monitor) = try watched(build)
        reporter.report(report.diagnostics)
        if options.json { Terminal.print(data: report.json(reporter.json(report.diagnostics)).pretty) }
        defer {
            let time = ContinuousClock.now - start
            if timings {
                let table = TimingsTable(monitor: monitor, total: time, jobs: build.jobs, reuse: report.reuse)
                Terminal.message(table.text)
            }
        }
        guard report.isPublished else {
            if !options.json { Terminal.message(report.failureLine) }
            throw report.diagnostics.exitCode
        }
        if options.verbose { Terminal.message(report.changes) }
        if !options.json { Terminal.message(report.houseNote) }
        Terminal.message(report.keptNote)
        if report.isListLost { Terminal.message(BuildReport.lostListNote(output: build.output)) }
        if !options.quiet, !options.json {
            Terminal.message(report.pictureNote(isVerbose: options.verbose))
            Terminal.message(report.photoNote)
            Terminal.print(report.line(after: ContinuousClock.now - start, output: build.output))
        }
        return report
    }

    /// Builds once more, from nothing; throws the exit code where what was built is not that.
    private func compareWithNothing() throws {
        let different = try SiteBuild(options(for: try options.buildOptions())).differencesFromNothing()
        if different.isEmpty {
            if !options.quiet { Terminal.message("Every file is what a build from nothing makes.\n") }
            return
        }
        let (count, names) = (different.count.counted("file"), different.prefix(5).joined(separator: ", "))
        let more = different.count > 5 ? " and others" : ""
        Terminal.message(
            "\(count) of the output are not what a build from nothing makes: \(names)\(more). "
                + "Run `forno clean` and build again; please report it.\n")
        throw ExitCode.failure
    }

    /// What to build, as this command says.
    private func options(for options: BuildOptions) -> BuildOptions {
        var build = options
        (build.servings, build.housePages, build.keepsGoing) = (servings, housePages, keepGoing)
        return build
    }

    /// Builds; says how far it is, on a terminal.
    private func watched(_ build: BuildOptions) throws -> (BuildReport, BuildMonitor) {
        let monitor = BuildMonitor(takesTimes: timings)
        let hasLine = Terminal.coloursMessages && !options.quiet
        var line = hasLine ? ProgressLine.show(monitor) : nil
        defer { line.take()?.end() }
        let site = SiteBuild(build, monitor: timings || hasLine ? monitor : nil)
        return (try site.run(whenWaiting: { Terminal.message("Waiting for another build …\n") }), monitor)
    }
}
