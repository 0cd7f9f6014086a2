import Foundation

/// Where the tests of commands find things.
enum TestPlaces {
    /// The root of the package.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let transcripts = package.appending(path: "Tests/CommandTests/Transcripts")

    /// The folder of built products: the nearest one above the running tests that has `forno` in it.
    static let products: URL = {
        var folder = URL(filePath: CommandLine.arguments.first ?? ".").standardizedFileURL
        while folder.path() != "/" {
            folder.deleteLastPathComponent()
            if FileManager.default.isExecutableFile(atPath: folder.appending(path: "forno").path()) { return folder }
        }
        return package.appending(path: ".build/debug")
    }()

    /// The folder of the programs that are run: that of `FORNO`, which `Tests/run` sets to the release build, else of those
    /// that were built with the tests.
    static let programs: URL = {
        let named = ProcessInfo.processInfo.environment["FORNO"]
        return named.map { URL(filePath: $0).deletingLastPathComponent() } ?? products
    }()

    /// Whether expected files are to be rewritten: `make approve`. A test that rewrites never passes.
    static var isApproving: Bool { ProcessInfo.processInfo.environment["FORNO_APPROVE"] != nil }
}

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "forno-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What is left behind in the temporary folder is the system's to clear away.
        try? FileManager.default.removeItem(at: url)
    }
}
