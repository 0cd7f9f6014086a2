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
        #expect(Self.names.count == 66)
        print("Commands: \(Self.names.count) transcripts")
    }

    @Test func everyCommandIsShown() throws {
        let texts = try Self.names.map {
            try String(contentsOf: TestPlaces.transcripts.appending(path: $0), encoding: .utf8)
        }
        let told = try Finished(
            TestPlaces.programs.appending(path: "forno").path(), ["--experimental-dump-help"], in: TestPlaces.package,
            environment: [:], input: "")
        let commands = try JSONDecoder().decode(DumpedHelp.self, from: Data(told.output.utf8)).command.typed()
        #expect(commands.contains("forno report costs"))
        for command in commands {
            #expect(texts.contains { $0.contains("\n$ \(command)") }, "no transcript runs \(command)")
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

/// What `--experimental-dump-help` says of the commands that there are, as far as it is used here.
private struct DumpedHelp: Decodable {
    struct Command: Decodable {
        let commandName: String
        let defaultSubcommand: String?
        let subcommands: [Command]?

        /// The commands that do something, as they are typed: one that is the default without its name.
        func typed(after words: String = "") -> [String] {
            let name = words + commandName
            guard let subcommands else { return [name] }
            return subcommands.filter { $0.commandName != "help" }.flatMap {
                $0.commandName == defaultSubcommand ? [name] : $0.typed(after: name + " ")
            }
        }
    }

    let command: Command
}
