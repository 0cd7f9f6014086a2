import Foundation
import Testing

/// The commands run as commands: each file of `Transcripts` is a session in an empty folder, with all that it prints.
@Suite struct TranscriptTests {
    private static let names: [String] = {
        // A folder that cannot be read has no transcripts, which the count below reports.
        let names = try? FileManager.default.contentsOfDirectory(atPath: TestPlaces.transcripts.path())
        return (names ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }()

    @Test(arguments: names) func saysWhatIsExpected(name: String) throws {
        let file = TestPlaces.transcripts.appending(path: name)
        let expected = try Transcript(String(contentsOf: file, encoding: .utf8))
        #expect(!expected.steps.isEmpty)
        let seen = try replay(expected)
        if TestPlaces.isApproving {
            try Data(seen.text.utf8).write(to: file)
            Issue.record("wrote Transcripts/\(name)")
            return
        }
        for (seen, expected) in zip(seen.steps, expected.steps) {
            let isExpected = seen == expected
            #expect(isExpected, "\(name) expects\n\(expected.text)\nand sees\n\(seen.text)")
        }
    }

    private func replay(_ transcript: Transcript) throws -> Transcript {
        let folder = try TemporaryFolder()
        var shell = Shell(home: folder.url)
        return Transcript(
            try transcript.steps.map { step in
                var seen = step
                seen.outcome = try shell.run(step.command, input: step.input)
                return seen
            })
    }

    @Test func transcriptsAreThere() {
        #expect(Self.names.count == 56)
        print("Commands: \(Self.names.count) transcripts")
    }

    @Test func everySubcommandIsShown() throws {
        let texts = try Self.names.map {
            try String(contentsOf: TestPlaces.transcripts.appending(path: $0), encoding: .utf8)
        }
        let commands = [
            "build", "check", "clean", "menu", "recipes", "new site", "new recipe", "new list", "new plan",
            "list new", "list show", "list add", "list done", "list undo", "list rename", "list remove", "pantry",
            "pantry list", "pantry add", "pantry remove", "pantry use", "pantry expiring", "pantry import", "favorite",
            "favorite list", "favorite add", "favorite remove", "favorite import", "plan", "plan show", "plan add",
            "plan remove", "cook",
            "shop",
            "random", "report", "places", "places list", "places add", "import", "export recipes", "export menu",
            "export plan",
        ]
        for command in commands {
            #expect(texts.contains { $0.contains("\n$ forno \(command)") }, "no transcript runs forno \(command)")
        }
    }

    @Test func transcriptSurvivesBeingRewritten() throws {
        let text = "# Why.\n$ cat\n< in\n<\n| out\n|\n! err\n= 3\n\n$ true\n"
        #expect(try Transcript(text).text == text)
        #expect(try Transcript(text).steps.map(\.outcome.code) == [3, 0])
        #expect(throws: UnreadableLine.self) { try Transcript("$ true\nwhat\n") }
        #expect(throws: UnreadableLine.self) { try Transcript("| before any command\n") }
    }

    @Test func shellKeepsTheThreeStreamsApart() throws {
        let folder = try TemporaryFolder()
        var shell = Shell(home: folder.url)
        let seen = try shell.run("read x; echo \"$x\"; pwd; echo 'built in 12 ms' >&2; exit 7", input: ["one", "two"])
        #expect(seen == Transcript.Outcome(output: ["one", "HOME"], errors: ["built in N ms"], code: 7))
    }
}
