import Helpers
import TestSupport
import Testing

/// What `forno` and its helpers say to one another.
@Suite struct HelperMessageTests {
    private static let messages = [
        HelperMessage("done"), HelperMessage("file", "a b/é.json", bytes: [0x0A, 0, 0xFF]),
        HelperMessage("refused", "", ""), HelperMessage("file", "done\ndone 1\n", bytes: Array("file 1 1\n".utf8)),
        HelperMessage("empty", bytes: []),
    ]

    @Test func aMessageSaysItsLengths() {
        let message = HelperMessage("lost", "a/é.json", "it is damaged")
        #expect(message.bytes == Array("lost 9 13\na/é.jsonit is damaged".utf8))
        #expect(HelperMessage("done").bytes == Array("done\n".utf8))
    }

    @Test(arguments: [1, 2, 7, 1000]) func messagesAreReadHoweverTheyCome(size: Int) throws {
        let bytes = Self.messages.flatMap(\.bytes)
        var (reader, read): (HelperMessageReader, [HelperMessage]) = (HelperMessageReader(longestBody: 10), [])
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.append(bytes[start..<min(bytes.count, start + size)])
            while let message = try reader.next() { read.append(message) }
        }
        #expect(read == Self.messages && reader.isAtEnd)
    }

    @Test(arguments: [
        "\n", "hello x\n", "file 1 -1\na", "file 1 99999999999999999999\na", "file 1 11\na", "file 65537 1\na",
        String(repeating: "a", count: 1024),
    ])
    func anythingElseIsNone(bytes: String) {
        var reader = HelperMessageReader(longestBody: 10)
        reader.append(bytes.utf8)
        #expect(throws: HelperExchange.MalformedResponse.self) { try reader.next() }
    }

    /// Whatever comes is read or refused, with no crash and no wait for too much.
    @Test func anyBytesAreSurvived() {
        var random = Seeded(20_261_121)
        let good = Self.messages.flatMap(\.bytes)
        for _ in 0..<2000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            var (reader, length) = (HelperMessageReader(longestBody: 10), 0)
            reader.append(bytes)
            while let message = try? reader.next() { length += message.fields.joined().count }  // Refusing is an end.
            #expect(length < bytes.count)
        }
    }

    @Test func aTextStaysOnOneLineAndDoesNothing() {
        let message = HelperMessage("a", "b\nc\r\u{1B}[2J\u{202E}d", "12", "1 2", bytes: [0x61, 0xFF])
        #expect(message.text(0) == "b c  [2J d")
        #expect(message.number(1) == 12 && message.number(2) == nil)
        #expect(message.text(3) == "a\u{FFFD}" && message.fields[3] == [0x61, 0xFF])
    }
}
