import Foundation
import TestSupport
import Testing

/// Commands that change the same files at the same time, and commands that are killed.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ConcurrentEditTests {
    private static let wares = 60
    private static let things = 70

    /// A site whose list has `count` wares to buy, with a comment, and the words of its files before.
    private struct Site {
        let folder: TemporaryFolder
        var shell: Shell
        var root: URL { folder.url.appending(path: "trattoria") }

        init(wares count: Int) throws {
            folder = try TemporaryFolder()
            shell = Shell(home: folder.url)
            _ = try shell.run("forno new site trattoria", input: [])
            _ = try shell.run("cd trattoria", input: [])
            let items = (1...count).map { "- [ ] \($0) g ware\($0)\n" }.joined()
            try Data("# Party\n\n<!-- kept -->\n\n\(items)".utf8).write(
                to: root.appending(path: "content/lists/party.md"))
        }

        func lines(_ path: String) throws -> [String] {
            try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n").map(String.init)
        }

        /// What hides in the folders that are edited, and what an edit leaves in `.forno`.
        func leftovers() throws -> [String] {
            let content = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "content").path())
            let state = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: ".forno").path())
            return content.filter { ($0 as NSString).lastPathComponent.hasPrefix(".") }
                + state.filter { $0 != "edit.lock" }
        }
    }

    @Test func ofTwoHundredAtOnceNoneIsLost() throws {
        var site = try Site(wares: Self.wares)
        let pantry = try site.lines("content/pantry.csv")
        let commands =
            (1...Self.things).flatMap {
                ["forno list add party thing\($0)", "forno pantry add \"\($0) g spice\($0)\""]
            }
            + (1...Self.wares).map { "forno list done party ware\($0)" }
        #expect(commands.count == 200)
        let outcome = try site.shell.run("xargs -d '\\n' -P 200 -I{} sh -c '{}' >/dev/null 2>&1", input: commands)
        #expect(outcome.code == 0)
        let list = try site.lines("content/lists/party.md")
        #expect(Array(list.prefix(2)) == ["# Party", "<!-- kept -->"])
        #expect(list[2..<2 + Self.wares] == (1...Self.wares).map { "- [x] \($0) g ware\($0)" }[...])
        #expect(list.dropFirst(2 + Self.wares).sorted() == (1...Self.things).map { "- [ ] thing\($0)" }.sorted())
        let added =
            (1...Self.things).map { "spice\($0),\($0) g,2026-11-21,," }
            + (1...Self.wares).map { "ware\($0),\($0) g,2026-11-21,," }
        let rows = try site.lines("content/pantry.csv")
        #expect(Array(rows.prefix(pantry.count)) == pantry)
        #expect(rows.dropFirst(pantry.count).sorted() == added.sorted())
        #expect(try site.leftovers() == [])
    }

    @Test func aKilledCommandHasDoneAllOrNothing() throws {
        var site = try Site(wares: 200)
        let pantry = try site.lines("content/pantry.csv").count
        var random = Seeded(1)
        var kills = 0
        let whole = try ContinuousClock().measure { _ = try site.shell.run("forno list done party ware1", input: []) }
        var longest = whole / .seconds(1)
        for number in 2...200 where kills < 20 {
            let seconds = Double.random(in: 0.000_1...longest, using: &random)
            let ended = try site.shell.run(
                "timeout -s KILL \(seconds) forno list done party ware\(number) >/dev/null 2>&1", input: [])
            #expect(try site.shell.run("forno list", input: []).code == 0)
            let done = try site.lines("content/lists/party.md").filter { $0.hasPrefix("- [x]") }
            let rows = try site.lines("content/pantry.csv").dropFirst(pantry)
            #expect(done.map { String($0.split(separator: " ").last ?? "") }.sorted() == rows.map(Self.item).sorted())
            let isKilled = ended.code == 128 + SIGKILL
            kills += isKilled ? 1 : 0
            // A machine is busier at one moment than at another: kills that come too late come earlier from then on.
            longest = max(0.001, longest * (isKilled ? 1.02 : 0.9))
        }
        #expect(kills == 20)
        _ = try site.shell.run("forno list add party last", input: [])
        _ = try site.shell.run("forno list done party last", input: [])
        #expect(try site.leftovers() == [])
    }

    private static func item(_ row: String) -> String { String(row.prefix { $0 != "," }) }
}
