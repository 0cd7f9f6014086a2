import Fetching
import Foundation
import Testing

/// A helper that is not there or does not do its work; shell scripts stand in for it.
@Suite struct HelperFailureTests {
    static let request = FetchRequest("http://127.0.0.1:9/", as: .payload, isNamed: true)

    @Test func aMissingHelperIsTold() {
        var fetcher = Fetcher(agent: "Forno/test", helper: nil)
        let results = fetcher.fetch([Self.request, Self.request])
        #expect(results.map(\.failure) == [.notInstalled, .notInstalled])
        #expect(results[0].reason == "forno-fetch is not installed beside forno")
    }

    @Test(
        arguments: [
            ("exit 3", "forno-fetch ended early"),
            (
                "echo 'libcurl.so.4: cannot open shared object file' >&2; exit 127",
                "forno-fetch ended early: libcurl.so.4: cannot open shared object file"
            ),
            ("kill -9 $$", "forno-fetch ended early"),
            ("cat >/dev/null", "forno-fetch ended early"),
            ("echo hello; echo there", "forno-fetch answered what this version of forno does not understand"),
            (
                "echo fetched 1 9 0 0 0 0 99999999999; sleep 5",
                "forno-fetch answered what this version of forno does not understand"
            ),
            (
                "head -c 200000 /dev/zero; sleep 5",
                "forno-fetch answered what this version of forno does not understand"
            ),
            ("printf 'fetched 1 9 0 0 0 0 10\\n0http://x/12345'", "forno-fetch ended early"),
            ("exec sleep 30", "forno-fetch did not answer in time"),
            ("trap '' TERM INT HUP; exec 1>&-; exec sleep 30", "forno-fetch did not answer in time"),
        ])
    func aHelperThatFailsIsTold(_ script: String, _ reason: String) throws {
        try TestHelper.withFolder { folder in
            let path = try TestHelper.script(script, in: folder)
            var fetcher = Fetcher(agent: "Forno/test", helper: path, totalTime: .milliseconds(100))
            let results = fetcher.fetch([Self.request])
            #expect(results.map(\.failure) == [.helperFailed])
            #expect(results[0].reason == reason)
        }
    }

    @Test func aFileThatIsNoProgramIsTold() throws {
        try TestHelper.withFolder { folder in
            var fetcher = Fetcher(agent: "Forno/test", helper: folder + "/nothing")
            let results = fetcher.fetch([Self.request])
            #expect(results[0].reason == "forno-fetch could not be started: No such file or directory")
        }
    }

    @Test func manyRequestsToAHelperThatDoesNotReadAreSurvived() throws {
        try TestHelper.withFolder { folder in
            let requests = (0..<20_000).map { FetchRequest("http://127.0.0.1:9/\($0)", as: .payload) }
            for script in ["exit 0", "exec sleep 30"] {
                let path = try TestHelper.script(script, in: folder)
                var fetcher = Fetcher(agent: "Forno/test", helper: path, totalTime: .milliseconds(100))
                let results = fetcher.fetch(requests)
                #expect(results.count == 20_000)
                #expect(results.allSatisfy { $0.failure == .helperFailed })
            }
        }
    }

    @Test func answersBeforeADeathAreKept() throws {
        try TestHelper.withFolder { folder in
            let path = try TestHelper.script(
                "printf 'fetched 1 12 10 0 0 0 2\\n1http://x/y ztext/plainok'; exit 1", in: folder)
            var fetcher = Fetcher(agent: "Forno/test", helper: path, totalTime: .seconds(5))
            let results = fetcher.fetch([Self.request, FetchRequest("http://127.0.0.1:9/2", as: .payload)])
            #expect(results[0].failure == .helperFailed)
            let fetched = Fetched(url: "http://x/y z", contentType: "text/plain", bytes: Array("ok".utf8))
            #expect(try results[1].get() == fetched)
        }
    }

    @Test func theHelperSaysWhatItIs() throws {
        let helper = Process()
        helper.executableURL = URL(filePath: try #require(TestHelper.path))
        let (input, errors) = (Pipe(), Pipe())
        helper.standardInput = input
        helper.standardError = errors
        try helper.run()
        try input.fileHandleForWriting.write(contentsOf: Data("hello\n".utf8))
        try input.fileHandleForWriting.close()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        helper.waitUntilExit()
        #expect(helper.terminationStatus == 64)
        #expect(
            said == "forno-fetch: this is the part of forno that reads from the network; forno starts it by itself\n")
    }
}
