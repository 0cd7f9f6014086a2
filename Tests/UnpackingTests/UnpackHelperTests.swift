import Foundation
import Helpers
import TestSupport
import Testing

@testable import Unpacking

/// A helper that is not there or does not do its work; shell scripts stand in for it.
@Suite struct UnpackHelperTests {
    private static let unread = "forno-unpack answered what this version of forno does not understand"

    @Test func aMissingHelperIsTold() {
        let refusal = #expect(throws: Unpacker.Refusal.self) { try Unpacker(helper: nil).unpack([]) }
        #expect(refusal == .init(isHelper: true, reason: "forno-unpack is not installed beside forno"))
    }

    private static let failing: [(script: String, reason: String)] = [
        ("exit 3", "forno-unpack ended early"),
        (
            "echo 'libarchive.so.13: cannot open' >&2; exit 127",
            "forno-unpack ended early: libarchive.so.13: cannot open"
        ),
        ("cat >/dev/null", "forno-unpack ended early"),
        ("printf '\\033[2J\\tgone\\nmore\\n' >&2", "forno-unpack ended early:  [2J gone"),
        ("printf 'file 1 10\\na12345'", "forno-unpack ended early"),
        ("printf 'file 1 1\\naB'", "forno-unpack ended early"),
        ("echo hello", unread),
        ("echo done 0", unread),
        ("echo done done", unread),
        ("printf 'file 4 0\\n../x'", unread),
        ("printf 'file 0 0\\n'", unread),
        ("printf 'file 1 -1\\na'", unread),
        ("printf 'file 1 99999999999\\na'", unread),
        ("printf 'file 1 0\\n\\377'", unread),
        ("head -c 200000 /dev/zero; sleep 5", unread),
        ("exec sleep 30", "forno-unpack did not answer in time"),
    ]

    @Test(arguments: failing) func aHelperThatFailsIsTold(script: String, reason: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "forno-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // a leftover in /tmp fails no test
        let path = folder.appending(path: "forno-unpack").path()
        // Another program writes it: one that this program has open for writing cannot be started.
        let writer = try Process.run(
            URL(filePath: "/bin/sh"),
            arguments: ["-c", "printf '%s' \"$1\" >\"$2\" && chmod 755 \"$2\"", "sh", "#!/bin/sh\n\(script)\n", path])
        writer.waitUntilExit()
        let refusal = #expect(throws: Unpacker.Refusal.self) {
            try Unpacker(helper: path, time: .milliseconds(script.contains("exec") ? 100 : 60_000)).unpack([1, 2, 3])
        }
        #expect(refusal == .init(isHelper: true, reason: reason))
    }

    #if os(Linux)
        /// A lower limit of whoever starts it stays.
        @Test(arguments: [("true", "60"), ("ulimit -t 20", "20")])
        func theSystemHoldsTheHelperToItsLimits(before: String, seconds: String) throws {
            let helper = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
                .appending(path: "forno-unpack").path()
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", "\(before); exec \"$0\"", helper]
            (process.standardInput, process.standardOutput) = (Pipe(), FileHandle.nullDevice)
            try process.run()
            defer {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
            }
            // It waits for its job then; the number of files is what it limits last.
            var limits: [String: Substring] = [:]
            for _ in 0..<600 where limits["Max open files"] != "3" {
                usleep(100_000)
                limits = try Self.limits(of: process.processIdentifier)
            }
            let wanted = [
                "Max address space": "2000000000", "Max core file size": "0", "Max cpu time": seconds,
                "Max file size": "0", "Max open files": "3",
            ]
            for (name, most) in wanted { #expect(limits[name] == Substring(most), "\(name)") }
        }

        /// The limits of a process, by the names that Linux gives them (proc(5)).
        private static func limits(of process: Int32) throws -> [String: Substring] {
            let table = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
            let rows = table.split(separator: "\n").dropFirst().map { row in
                (row.prefix(25).trimmingCharacters(in: .whitespaces), row.dropFirst(25).split(separator: " ")[0])
            }
            return Dictionary(rows) { first, _ in first }
        }
    #endif

    private static let answers: [UnpackAnswer] = [
        .file(UnpackedFile(path: "a b/é.json", bytes: [0x0A, 0, 0xFF])), .lost("x", reason: "it is damaged: no end"),
        .file(UnpackedFile(path: "b", bytes: [])), .refused("it is encrypted"), .done,
    ]

    @Test func anAnswerIsReadAgain() throws {
        var reader = UnpackReader(UnpackLimits())
        for answer in Self.answers { #expect(try reader.read(answer.message) == answer) }
    }

    @Test func aReasonStaysOnItsLine() throws {
        var reader = UnpackReader(UnpackLimits())
        #expect(try reader.read(UnpackAnswer.refused("a\n\u{1B}[2J").message) == .refused("a  [2J"))
    }

    @Test func moreThanWasAllowedIsNoAnswer() throws {
        var limits = UnpackLimits()
        (limits.entries, limits.allBytes) = (2, 4)
        for pieces in [["abc", "ab"], ["a", "b", ""]] {
            let answers = pieces.map { UnpackAnswer.file(UnpackedFile(path: "a", bytes: Array($0.utf8))) }
            var reader = UnpackReader(limits)
            for answer in answers.dropLast() { #expect(try reader.read(answer.message) == answer) }
            let last = try #require(answers.last)
            #expect(throws: HelperExchange.MalformedResponse.self) { try reader.read(last.message) }
        }
    }

    @Test func aJobIsReadAgain() {
        let job = UnpackJob([1, 2, 0x0A], limits: UnpackLimits())
        #expect(UnpackJob([job.message]) == job)
        #expect(UnpackJob([job.message, job.message]) == nil)
        #expect(UnpackJob([HelperMessage("unpack", "1", "2", "3", "4", "-5", bytes: [])]) == nil)
        #expect(UnpackJob([HelperMessage("unpack", "1", "2", "3", "4", bytes: [])]) == nil)
        #expect(UnpackJob([]) == nil)
    }
}
