import Foundation
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
        ("printf 'file 1 10\\na12345'", "forno-unpack ended early"),
        ("printf 'file 1 1\\naB'", "forno-unpack ended early"),
        ("echo hello", unread),
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

    private static let answers: [UnpackAnswer] = [
        .file(UnpackedFile(path: "a b/é.json", bytes: [0x0A, 0, 0xFF])), .lost("x", reason: "it is damaged: no end"),
        .file(UnpackedFile(path: "b", bytes: [])), .refused("it is encrypted"), .done,
    ]

    @Test(arguments: [1, 2, 7, 1000]) func answersAreReadInAnyPieces(size: Int) throws {
        let bytes = Self.answers.flatMap(\.bytes)
        var (reader, read): (UnpackReader, [UnpackAnswer]) = (UnpackReader(UnpackLimits()), [])
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.append(bytes[start..<min(start + size, bytes.count)])
            while let answer = try reader.next() { read.append(answer) }
        }
        #expect(read == Self.answers)
    }

    @Test func moreThanWasAllowedIsNoAnswer() {
        var limits = UnpackLimits()
        (limits.entries, limits.entryBytes, limits.allBytes) = (2, 3, 4)
        for pieces in [["abcd"], ["abc", "ab"], ["a", "b", ""]] {
            var reader = UnpackReader(limits)
            reader.append(pieces.flatMap { UnpackAnswer.file(UnpackedFile(path: "a", bytes: Array($0.utf8))).bytes })
            #expect(throws: (any Error).self) { while try reader.next() != nil {} }
        }
    }

    @Test func aJobIsReadAgain() {
        let job = UnpackJob([1, 2, 0x0A], limits: UnpackLimits())
        #expect(UnpackJob(job.bytes) == job)
        #expect(UnpackJob(Array(job.bytes.dropLast())) == nil)
        #expect(UnpackJob(Array("unpack 1 2 3 4 5\n".utf8)) == nil)
        #expect(UnpackJob([]) == nil)
    }
}
