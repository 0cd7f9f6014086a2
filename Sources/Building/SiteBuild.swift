import Diagnostics
import Kitchen
import Publishing
import Reading
import Site

/// A build of a site, from its folder to its output: the stages in order, by name.
///
/// ```
/// let options = BuildOptions(site: "trattoria", output: "trattoria/output", jobs: 2)
/// let report = try SiteBuild(options).run()
/// report.isPublished    // false when the content has errors; the output is then as it was
/// ```
public struct SiteBuild: Sendable {
    let options: BuildOptions
    let monitor: BuildMonitor?

    /// A build as the options say, watched by `monitor`.
    public init(_ options: BuildOptions, monitor: BuildMonitor? = nil) {
        self.options = options
        self.monitor = monitor
    }

    /// Reads, checks, prices, plans, renders and publishes; `whenWaiting` is called once if another build of the site
    /// has to end first.
    ///
    /// Throws a `FileFailure` or a `PublishProblem`.
    public func run(whenWaiting: @escaping @Sendable () -> Void = {}) throws -> BuildReport {
        var publishing = Publisher.Options()
        publishing.whenWaiting = whenWaiting
        let claim = try OutputClaim(output: options.output, state: options.state, options: publishing)
        let last = try step(.compare) { () throws(FileFailure) in try LastBuild.report(of: options, claim) }
        if let last { return last }
        let inputs = try step(.compare) { () throws(FileFailure) in try SiteInputs(options) }
        let publisher = try Publisher(claim)
        var report = try run(inputs, stagingOn: publisher)
        if report.pages > Memory.largeSite {
            report.materials = []
            Memory.giveBack()
        }
        guard report.isReady else { return report }
        let note = inputs.note(of: report, by: options)
        report.add(try monitor.time(.publish) { () throws(PublishProblem) in try publisher.commit(noting: note) })
        return report
    }

    /// Reads and checks all that a build would, and writes nothing.
    public func check() throws(FileFailure) -> BuildReport {
        try run(SiteInputs(unstamped: options), stagingOn: nil)
    }

    /// The steps from the files of a site to its staged pages.
    private func run(_ inputs: SiteInputs, stagingOn publisher: Publisher?) throws(FileFailure) -> BuildReport {
        var diagnostics = DiagnosticList()
        let parsed = try step(.read) { () throws(FileFailure) in
            try ParsedSite(options, inputs, diagnostics: &diagnostics)
        }
        let checked = step(.check) { parsed.kitchen.checked(diagnostics: &diagnostics) }
        let priced = step(.price) { checked.priced(diagnostics: &diagnostics) }
        let site = PreparedSite(options, parsed, priced, diagnostics: &diagnostics)

        let stage = diagnostics.areFatal(strict: options.isStrict) ? nil : publisher
        let recipes = try step(.cards) { () throws(FileFailure) in try cards(of: site, on: stage) }
        let (plan, stamps) = step(.plan) { self.plan(site, recipes, diagnostics: &diagnostics) }

        var report = BuildReport(diagnostics: diagnostics.withoutFollowing)
        report.materials = [site, recipes, plan]
        report.recipes = stamps
        report.missingPictures = site.source.pictures.failures
        report.pages = plan.pages.count { $0.address.hasSuffix(".html") } + recipes.count { $0.listing != nil }
        guard let stage, !diagnostics.areFatal(strict: options.isStrict) else { return report }
        try step(.pages) { () throws(FileFailure) in try self.stage(plan, on: stage) }
        let media = recipes.flatMap(\.facts.media) + site.source.media
        try step(.files) { () throws(FileFailure) in try stageFiles(of: site, media: media, on: stage) }
        report.isReady = true
        return report
    }

    /// Takes a step: its time is taken, and a failure says that it was in this step.
    private func step<Result>(
        _ step: BuildMonitor.Step, _ body: () throws(FileFailure) -> Result
    ) throws(FileFailure) -> Result {
        do {
            return try monitor.time(step, body)
        } catch {
            var failure = error
            failure.step = step.name
            throw failure
        }
    }

    private func step<Result>(_ step: BuildMonitor.Step, _ body: () -> Result) -> Result { monitor.time(step, body) }
}
