import Testing

@testable import Markdown

@Suite struct OutputBufferTests {
    @Test func growsAndKeepsWhatWasWritten() {
        let buffer = MarkupBuffer(capacity: 0)
        var expected: [UInt8] = []
        for round in 0..<300 {
            buffer.append(UInt8(round & 0x7F))
            buffer.append(markup: "<p>")
            buffer.append("Crème \(round)")
            expected += [UInt8(round & 0x7F)] + "<p>Crème \(round)".utf8
        }
        #expect(Array(buffer.written) == expected)
        #expect(buffer.last == expected.last)
        buffer.truncate(to: 2)
        #expect(Array(buffer.written) == Array(expected.prefix(2)))
        buffer.truncate(to: 5)
        #expect(buffer.count == 2)
    }

    @Test func movesToTheEndOfAnArray() {
        let buffer = MarkupBuffer()
        var output: [UInt8] = []
        buffer.move(to: &output)
        #expect(output.isEmpty && buffer.last == nil)
        buffer.append(markup: "ab")
        buffer.move(to: &output)
        buffer.append(markup: "c")
        buffer.move(to: &output)
        #expect(output == Array("abc".utf8) && buffer.count == 0)
    }

    /// Wherever in a word of eight bytes they stand, and whatever stands beside them.
    @Test func escapesEveryByteThatNeedsIt() {
        let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
        for length in 0..<20 {
            for place in 0..<max(1, length) {
                for byte in UInt8.min...UInt8.max {
                    var text = [UInt8](repeating: UInt8(ascii: "="), count: length)
                    if length > 0 { text[place] = byte }
                    let buffer = MarkupBuffer()
                    text.withUnsafeBufferPointer { buffer.appendEscaped($0) }
                    let expected = text.flatMap { byte in
                        byte < 0x80 ? entities[String(Unicode.Scalar(byte))].map { Array($0.utf8) } ?? [byte] : [byte]
                    }
                    #expect(Array(buffer.written) == expected)
                }
            }
        }
    }

    @Test func escapesAllOfAText() {
        let buffer = MarkupBuffer()
        buffer.appendEscaped("\"&\"<><>&amp; and more &")
        #expect(
            String(decoding: buffer.written, as: UTF8.self)
                == "&quot;&amp;&quot;&lt;&gt;&lt;&gt;&amp;amp; and more &amp;")
    }
}
