import Diagnostics
import Foundation
import Helpers
import Testing

/// Other programs: what they are given, and how they end.
@Suite struct HelperProcessTests {
    private static let ends: [(script: String, output: String, end: HelperExchange.End)] = [
        ("printf hello", "hello", .ended(code: 0, saying: "")),
        ("echo hello; exit 3", "hello\n", .ended(code: 3, saying: "")),
        ("echo why >&2; echo else >&2; exit 1", "", .ended(code: 1, saying: "why")),
        ("printf 'a\\033[2J\\tb' >&2", "", .ended(code: 0, saying: "a [2J b")),
        ("kill -9 $$", "", .ended(code: nil, saying: "")),
        ("tr a-z A-Z", "SENT", .ended(code: 0, saying: "")),
        ("exec sleep 60", "", .hung),
        // It writes no more, and is not waited for without end.
        ("exec <&- >&- 2>&-; exec sleep 60", "", .ended(code: nil, saying: "")),
    ]

    @Test(arguments: ends) func aProgramEnds(script: String, output: String, end: HelperExchange.End) throws {
        let time = Duration.milliseconds(end == .hung ? 200 : 60_000)
        let (said, ended) = HelperExchange.output(
            of: try shell(script), sending: Array("sent".utf8), most: 100, within: time)
        #expect(String(decoding: said, as: UTF8.self) == output)
        #expect(ended == end)
    }

    @Test func tooMuchIsGarbled() throws {
        let (said, end) = HelperExchange.output(of: try shell("yes"), most: 100_000, within: .seconds(60))
        #expect(said.count <= 100_000 && end == .garbled)
    }

    @Test func whatReadsIsToldThatNothingIsSent() throws {
        let (said, end) = HelperExchange.output(of: try shell("cat; echo end"), most: 100, within: .seconds(60))
        #expect(String(decoding: said, as: UTF8.self) == "end\n" && end == .ended(code: 0, saying: ""))
    }

    @Test func aFileCanBeTheInput() throws {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        #expect(fputs("of a file", file) >= 0 && fflush(file) == 0)
        rewind(file)
        let program = try HelperProcess(path: "/bin/cat", input: fileno(file))
        let (said, end) = HelperExchange.output(of: program, most: 100, within: .seconds(60))
        #expect(String(decoding: said, as: UTF8.self) == "of a file")
        #expect(end == .ended(code: 0, saying: ""))
    }

    @Test func ofTheEnvironmentAFewVariablesAreGiven() throws {
        let allowed: Set = ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "FORNO_TEST"]
        try #require(!allowed.isSuperset(of: ProcessInfo.processInfo.environment.keys))
        let program = try HelperProcess(path: "/usr/bin/env", variables: ["FORNO_TEST=given"])
        let (said, _) = HelperExchange.output(of: program, most: 1_000_000, within: .seconds(60))
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
        #expect(lines.contains("FORNO_TEST=given") && lines.contains { $0.hasPrefix("PATH=") })
        #expect(allowed.isSuperset(of: lines.map { String($0.prefix { $0 != "=" }) }), "\(lines)")
    }

    @Test func whatIsNoProgramIsTold() {
        #expect(throws: FileFailure("run", "/nothing", reason: "No such file or directory")) {
            _ = try HelperProcess(path: "/nothing").channel
        }
    }

    /// A signal that this program passes over ends another all the same.
    @Test func signalsAreAsUsualForAProgram() throws {
        signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, SIG_DFL) }
        let (_, end) = HelperExchange.output(of: try shell("kill -USR1 $$; sleep 1"), most: 100, within: .seconds(60))
        #expect(end == .ended(code: nil, saying: ""))
    }

    @Test func aProgramThatWasLaunchedGoesOnByItself() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "forno-\(UUID().uuidString)")
        let process = try HelperProcess.launch(path: "/bin/mkdir", arguments: [folder.path])
        HelperProcess.reap(process)
        #expect(kill(process, 0) != 0 && errno == ESRCH)
        #expect(rmdir(folder.path) == 0)
    }

    private func shell(_ script: String) throws -> HelperProcess {
        try HelperProcess(path: "/bin/sh", arguments: ["-c", script])
    }
}
