import Testing

@testable import Building

/// A build tells who watches it how far it is and where its time goes.
@Suite struct BuildMonitorTests {
    private func build(watchedBy monitor: BuildMonitor) throws -> BuildReport {
        let folder = try TemporaryFolder()
        var edits = SiteEdits(seed: 1, folder: folder)
        try edits.begin()
        let options = BuildOptions(site: folder.path + "/site", output: folder.path + "/output", jobs: 2)
        return try SiteBuild(options, monitor: monitor).run()
    }

    @Test func tellsTheTimeOfEveryStep() throws {
        let monitor = BuildMonitor()
        let report = try build(watchedBy: monitor)
        #expect(report.isPublished)
        // The site has no photographs.
        for step in BuildMonitor.Step.allCases { #expect(monitor.time(of: step) > .zero || step == .photos, "\(step)") }
    }

    @Test func endsWithAllPagesDone() throws {
        let monitor = BuildMonitor(takesTimes: false)
        #expect(monitor.progress == nil)
        _ = try build(watchedBy: monitor)
        let progress = try #require(monitor.progress)
        // Last come pictures to share pages with, where there is a program that makes them.
        #expect(progress.step == (ThumbnailProgram.path == nil ? .pages : .share))
        #expect(progress.done == progress.total && progress.total > 0)
        #expect(monitor.time(of: .cards) == .zero)
    }
}
