import Foundation
import Testing

/// Slips that are easily made, typed in a new site: the table in `Documentation/Errors.md` says how each answer begins.
@Suite struct SlipTests {
    private static let page = TestPlaces.package.appending(path: "Documentation/Errors.md")

    /// A row of the table.
    private struct Slip {
        let what: String
        let command: String
        let answer: String

        /// The row that a line is; nil for one of another table, and for text.
        init?(_ line: Substring) {
            let cells = line.replacing("\\|", with: "\0").split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).replacing("\0", with: "|")
            }
            guard line.hasPrefix("| "), cells.count >= 2, cells[1].hasPrefix("`") else { return nil }
            (what, command, answer) = (cells[0], Self.code(cells[1]), cells.count > 2 ? Self.code(cells[2]) : "")
        }

        /// The row with another answer.
        func line(answering answer: String) -> String {
            let fence = answer.contains("`") ? "``" : "`"
            let gap = answer.hasSuffix("`") ? " " : ""
            return "| \(what) | `\(command)` | \(fence)\(answer.replacing("|", with: "\\|"))\(gap)\(fence) |"
        }

        private static func code(_ cell: String) -> String {
            cell.trimmingCharacters(in: ["`"]).trimmingCharacters(in: [" "])
        }
    }

    @Test func answersAsTheTableSays() throws {
        let lines = try String(contentsOf: Self.page, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex(of: "## Slips"))
        let home = try TemporaryFolder()
        var shell = Shell(home: home.url)
        _ = try shell.run("forno new site trattoria", input: [])
        let site = home.url.appending(path: "trattoria")
        var (seen, helpful, count) = (lines.map(String.init), 0, 0)
        for number in lines.indices.dropFirst(start) {
            guard let slip = Slip(lines[number]) else { continue }
            let lines = try answer(to: slip.command, in: site)
            let first = lines.first ?? ""
            seen[number] = slip.line(answering: first)
            if !TestPlaces.isApproving { #expect(first == slip.answer, "\(slip.what): \(slip.command)") }
            count += 1
            if Self.isHelpful(lines) { helpful += 1 } else { print("Slips: no remedy for \(slip.command)") }
        }
        print("Slips: \(count) typed, \(helpful) answered with a remedy")
        #expect(count >= 65)
        #expect(helpful * 10 >= count * 9)
        if TestPlaces.isApproving {
            try Data(seen.joined(separator: "\n").utf8).write(to: Self.page)
            Issue.record("wrote Documentation/Errors.md")
        }
    }

    /// Whether an answer says what is wrong and what to do: in a line of its own, or in the same sentence.
    private static func isHelpful(_ lines: [String]) -> Bool {
        guard let first = lines.first, first.hasPrefix("forno: ") || first.contains(": ") else { return false }
        let remedies = [
            "did you mean", "Did you mean", "write ", "must be", "is written as", "leave out", ": add ", "name ",
        ]
        return lines.contains { $0.hasPrefix("   fix: ") || $0.hasPrefix("Help: ") }
            || remedies.contains { first.contains($0) }
    }

    /// What a command answers in a copy of a site: its messages, else its results.
    private func answer(to command: String, in site: URL) throws -> [String] {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: site, to: folder.url.appending(path: "trattoria"))
        var shell = Shell(home: folder.url)
        _ = try shell.run("cd trattoria", input: [])
        let outcome = try shell.run(command, input: [])
        return outcome.errors.isEmpty ? outcome.output : outcome.errors
    }
}
