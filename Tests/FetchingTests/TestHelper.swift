import Fetching
import Foundation
import Helpers

/// The helper that was built with these tests, and fetchers that use it.
enum TestHelper {
    /// It is beside the program that runs the tests, where `forno` would look too.
    static let path = HelperPath.find("forno-fetch")

    static func fetcher(totalTime: Duration = .seconds(15)) -> Fetcher {
        Fetcher(agent: "Forno/test", helper: path, totalTime: totalTime)
    }

    /// Fetches one URL of a loopback server, which the test names.
    static func fetch(_ url: String, as kind: FetchRequest.Kind = .payload, limits: FetchLimits? = nil)
        -> Result<Fetched, FetchFailure>
    {
        var fetcher = fetcher()
        let results = fetcher.fetch([FetchRequest(url, as: kind, limits: limits, isNamed: true)])
        return results.first ?? .failure(FetchFailure(.helperFailed, url, "no result"))
    }

    /// A new empty folder, which `body` may fill and which is removed after it.
    static func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "forno-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }  // a leftover in /tmp fails no test
        return try body(folder)
    }

    /// A program that stands in for the helper: a shell script.
    ///
    /// Another program writes it, because one that this program has open for writing cannot be started, and whatever
    /// a test in parallel starts holds it open for a moment.
    static func script(_ lines: String, in folder: String) throws -> String {
        let path = folder + "/forno-fetch"
        let writer = Process()
        writer.executableURL = URL(filePath: "/bin/sh")
        let command = "printf '%s' \"$1\" > \"$2\" && chmod 755 \"$2\""
        writer.arguments = ["-c", command, "sh", "#!/bin/sh\n\(lines)\n", path]
        try writer.run()
        writer.waitUntilExit()
        return path
    }
}

extension Result where Failure == FetchFailure {
    /// The kind of a failure; nil for a success.
    var failure: FetchFailure.Kind? {
        guard case .failure(let failure) = self else { return nil }
        return failure.kind
    }

    /// The sentence of a failure, or empty.
    var reason: String {
        guard case .failure(let failure) = self else { return "" }
        return failure.reason
    }
}
