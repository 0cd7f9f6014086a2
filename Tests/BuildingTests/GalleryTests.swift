import Building
import Diagnostics
import Foundation
import Testing

/// The gallery of errors: each folder of `Tests/Gallery` is a site that provokes one kind of problem, with the text that
/// is printed. A script `prepare` in a folder makes what cannot stand in a repository.
@Suite struct GalleryTests {
    private static let gallery = TestFolders.tests.appending(path: "Gallery")
    private static let entries = TestFolders.folders(in: gallery)

    @Test(arguments: entries) func printsWhatIsExpected(entry: String) throws {
        let folder = Self.gallery.appending(path: entry)
        let copy = try TemporaryFolder()
        let site = copy.url.appending(path: "site")
        try buildWhatWasBefore(folder, site)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "site").path()) {
            try FileManager.default.copyItem(
                at: folder.appending(path: "site/\(file)"), to: site.appending(path: file))
        }
        try prepare(folder, in: site)
        var options = BuildOptions(site: site.path(), output: copy.path + "/output", jobs: 1)
        options.isOffline = true
        let report = try SiteBuild(options).check()
        let printed = SiteDiagnostics(site: site.path()).text(ProblemDigest(report.diagnostics, isWhole: true)).text
        let expected = folder.appending(path: "expected.txt")
        if TestFolders.isApproving {
            try Data(printed.utf8).write(to: expected)
            Issue.record("wrote \(entry)/expected.txt")
            return
        }
        #expect(printed == (try String(contentsOf: expected, encoding: .utf8)))
        let id = entry.split(separator: "+").first.map(String.init) ?? entry
        #expect(report.diagnostics.contains { $0.id.rawValue == id }, "\(entry) does not provoke \(id)")
    }

    /// Builds the site of the folder `before`, where there is one, and leaves what Forno knows of it.
    private func buildWhatWasBefore(_ folder: URL, _ site: URL) throws {
        let (manager, before) = (FileManager.default, folder.appending(path: "before"))
        try manager.createDirectory(at: site, withIntermediateDirectories: true)
        guard TestFolders.isFolder(before) else { return }
        try manager.copyItem(at: before.appending(path: "content"), to: site.appending(path: "content"))
        let output = site.path() + "/../output"
        #expect(try SiteBuild(BuildOptions(site: site.path(), output: output, jobs: 1)).run().isPublished)
        try manager.removeItem(at: site.appending(path: "content"))
    }

    private func prepare(_ folder: URL, in site: URL) throws {
        let script = folder.appending(path: "prepare")
        guard FileManager.default.fileExists(atPath: script.path()) else { return }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [script.path()]
        process.currentDirectoryURL = site
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func hasAnEntryForEachKindOfProblem() {
        let shown = Set(Self.entries.map { $0.split(separator: "+").first.map(String.init) ?? $0 })
        let kinds = Set(DiagnosticID.allCases.map(\.rawValue))
        #expect(
            shown == kinds,
            "missing: \(kinds.subtracting(shown).sorted()), unknown: \(shown.subtracting(kinds).sorted())")
        print("Gallery: \(Self.entries.count) entries for \(kinds.count) kinds of problems")
    }
}
