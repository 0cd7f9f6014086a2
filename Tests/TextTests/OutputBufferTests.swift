import Testing

@testable import Text

/// Pages while they are written: bytes that are looked at many at once are written as if they were looked at one by one.
@Suite struct OutputBufferTests {
    private static func written(_ text: [UInt8], _ escape: Escape) -> [UInt8] {
        var output = OutputBuffer(capacity: 0)
        output.append(UInt8(ascii: "\""))
        text.withUnsafeBufferPointer { output.append($0, escaped: escape) }
        return Array(output.bytes.dropFirst())
    }

    /// Texts of 0 to 20 bytes, all of `common` but for one or two bytes anywhere.
    private static func texts(_ common: UInt8, _ rare: [UInt8]) -> [[UInt8]] {
        (0...20).flatMap { count in
            (0...count).flatMap { place -> [[UInt8]] in
                var text = Array(repeating: common, count: count)
                text.replaceSubrange(place..<min(count, place + rare.count), with: rare)
                return [text, text + [common], rare + text]
            }
        }
    }

    @Test func growsAndKeepsWhatWasWritten() {
        var buffer = OutputBuffer(capacity: 0)
        var expected: [UInt8] = []
        for round in 0..<300 {
            buffer.append(UInt8(round & 0x7F))
            buffer.append(markup: "<p>")
            buffer.append("Crème \(round)")
            expected += [UInt8(round & 0x7F)] + "<p>Crème \(round)".utf8
        }
        #expect(Array(buffer.bytes) == expected)
        #expect(buffer.last == expected.last)
        buffer.truncate(to: 2)
        #expect(Array(buffer.bytes) == Array(expected.prefix(2)))
        buffer.truncate(to: 5)
        #expect(buffer.count == 2)
    }

    @Test(arguments: [0, 7, 10, 99, 100, -1, -10, Int.max, Int.min])
    func writesNumbers(_ number: Int) {
        var buffer = OutputBuffer()
        buffer.append(decimal: number)
        #expect(String(decoding: buffer.bytes, as: UTF8.self) == String(number))
    }

    /// Wherever in a word of eight bytes they stand, and whatever stands beside them.
    @Test func escapesEveryByteThatNeedsItInText() {
        let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
        for length in 0..<20 {
            for place in 0..<max(1, length) {
                for byte in UInt8.min...UInt8.max {
                    var text = [UInt8](repeating: UInt8(ascii: "="), count: length)
                    if length > 0 { text[place] = byte }
                    let expected = text.flatMap { byte in
                        byte < 0x80 ? entities[String(Unicode.Scalar(byte))].map { Array($0.utf8) } ?? [byte] : [byte]
                    }
                    #expect(Self.written(text, .specification) == expected)
                }
            }
        }
    }

    @Test func escapesAllOfAText() {
        #expect(
            String(decoding: Self.written(Array("\"&\"<><>&amp; and more &".utf8), .specification), as: UTF8.self)
                == "&quot;&amp;&quot;&lt;&gt;&lt;&gt;&amp;amp; and more &amp;")
    }

    @Test(arguments: [
        ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("\u{1}", ""), ("\u{7F}", ""),
        ("\t", "\t"), ("\\", "\\"), ("è", "è"), ("€", "€"),
    ])
    func writesAttributes(character: String, expected: String) {
        for text in Self.texts(UInt8(ascii: "a"), Array(character.utf8)) {
            let whole = String(decoding: text, as: UTF8.self)
            let reference = whole.replacing(character, with: expected)
            #expect(Self.written(text, .attribute) == Array(reference.utf8), "\(whole)")
        }
    }

    @Test(arguments: [
        (" ", "%20"), ("&", "&amp;"), ("\"", "%22"), ("%", "%25"), ("%2f", "%2f"), ("è", "è"), ("?", "?"), ("_", "_"),
        ("'", "%27"), ("\u{1F}", "%1F"), ("@", "@"), ("`", "%60"), ("{", "%7B"),
    ])
    func writesURLs(character: String, expected: String) {
        for text in Self.texts(UInt8(ascii: "g"), Array(character.utf8)) {
            let whole = String(decoding: text, as: UTF8.self)
            let reference = whole.replacing(character, with: expected)
            #expect(Self.written(text, .url(opened: UInt8(ascii: "\""))) == Array(reference.utf8), "\(whole)")
        }
    }

    @Test func growsAsItIsFilled() {
        var output = OutputBuffer(capacity: 0)
        let piece = Array("0123456789".utf8)
        for _ in 0..<1_000 { piece.withUnsafeBufferPointer { output.append($0) } }
        output.append(UInt8(ascii: "x"))
        #expect(Array(output.bytes) == Array(repeatElement(piece, count: 1_000).joined()) + [UInt8(ascii: "x")])
        output.truncate(to: 3)
        #expect(Array(output.bytes) == Array("012".utf8))
    }
}
