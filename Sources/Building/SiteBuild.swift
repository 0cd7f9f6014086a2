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
        let last = try monitor.time(.compare) { () throws(FileFailure) in try LastBuild.report(of: options, claim) }
        if let last { return last }
        let files = try SiteFiles(root: options.site)
        let guess = CompiledTheme.guess(of: files, jobs: options.jobs)
        let inputs = try monitor.time(.compare) { () throws(FileFailure) in
            try SiteInputs(files)
        }
        let publisher = try Publisher(claim)
        var report = try run(files, inputs.listing, guess: guess, stagingOn: publisher)
        if report.pages > Memory.largeSite {
            report.materials = []
            Memory.giveBack()
        }
        if report.isReady {
            let published = try monitor.time(.publish) { () throws(PublishProblem) in
                try publisher.commit(noting: note(of: report, inputs.stamps))
            }
            report.add(published)
        }
        return report
    }

    /// What to note of a build that goes through; nil when the next one could not tell whether anything has changed.
    private func note(of report: BuildReport, _ inputs: StampedFiles?) -> ((StampedFiles) -> [UInt8])? {
        guard let inputs = report.recipes.flatMap({ inputs?.joined(with: $0) }) else { return nil }
        return { outputs in
            LastBuild(
                fingerprint: ContentHash(ofProgramWith: options), inputs: inputs, outputs: outputs, report: report
            ).encoded
        }
    }

    /// Reads and checks all that a build would, and writes nothing.
    public func check() throws(FileFailure) -> BuildReport {
        let files = try SiteFiles(root: options.site)
        let guess = CompiledTheme.guess(of: files, jobs: options.jobs)
        return try run(files, SiteListing(files), guess: guess, stagingOn: nil)
    }

    private func run(
        _ files: SiteFiles, _ listing: SiteListing, guess: Deferred<CompiledTheme?>, stagingOn publisher: Publisher?
    ) throws(FileFailure) -> BuildReport {
        var diagnostics = DiagnosticList()
        let site = try monitor.time(.prepare) { () throws(FileFailure) in
            try PreparedSite(options, files, listing, guess: guess, diagnostics: &diagnostics)
        }

        let stage = diagnostics.areFatal(strict: options.isStrict) ? nil : publisher
        let recipes = try monitor.time(.recipes) { () throws(FileFailure) in
            try finishRecipes(of: site, stage: stage)
        }
        let (plan, stamps) = monitor.time(.plan) { self.plan(site, recipes, diagnostics: &diagnostics) }

        var report = BuildReport(diagnostics: diagnostics.withoutFollowing)
        report.materials = [site, recipes, plan]
        report.recipes = stamps
        report.missingPictures = site.source.pictures.failures
        report.pages = plan.pages.count { $0.address.hasSuffix(".html") } + recipes.count { $0.listing != nil }
        guard let stage, !diagnostics.areFatal(strict: options.isStrict) else { return report }
        try monitor.time(.pages) { () throws(FileFailure) in try self.stage(plan, on: stage) }
        try monitor.time(.files) { () throws(FileFailure) in
            try stageFiles(of: site, media: recipes.flatMap(\.facts.media) + site.source.media, on: stage)
        }
        report.isReady = true
        return report
    }
}
