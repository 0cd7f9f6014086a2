/// The openers `<?`, `<!A` and `<![CDATA[` of raw HTML, whose end the parser looks for in all the rest of a paragraph: for
/// many without an end that is quadratic. A line that begins with one is part of a block of raw HTML, whatever stands around
/// it, and nothing is looked for there.
struct MarkupOpeners {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next opener stands; the size of the text where there is none.
    private var next: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        next = Self.search(bytes, from: 0)
    }

    /// How many of the openers before `end` that were not yet asked about have no end before the next one.
    mutating func unfinished(before end: Int) -> Int {
        var count = 0
        while next < end {
            let opener = next
            if beginsLine(opener) {
                next = Self.search(bytes, from: lineEnd(after: opener))
                continue
            }
            next = Self.search(bytes, from: opener + 1)
            if !isFinished(from: opener, to: min(next, end)) { count += 1 }
        }
        return count
    }

    /// Whether nothing but three spaces at most stands before this on its line.
    private func beginsLine(_ index: Int) -> Bool {
        var start = index
        while start > 0, index - start <= 3, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
        return index - start <= 3 && (start == 0 || Self.endsLine(bytes[start - 1]))
    }

    private func lineEnd(after index: Int) -> Int {
        bytes[index...].firstIndex(where: Self.endsLine) ?? bytes.count
    }

    private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// The first opener from `start` on; comments are none, since what begins one ends the one before.
    private static func search(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while true {
            index = bytes.search(for: UInt8(ascii: "<"), from: index)
            guard index + 2 < bytes.count else { return bytes.count }
            if bytes[index + 1] == UInt8(ascii: "?") { return index }
            if bytes[index + 1] == UInt8(ascii: "!"), bytes[index + 2] != UInt8(ascii: "-") { return index }
            index += 1
        }
    }

    /// Whether what ends the opener at `start` stands before `end`, in a way that cannot be taken otherwise: the parser reads
    /// `??>` as a question mark and what is no end.
    private func isFinished(from start: Int, to end: Int) -> Bool {
        (start..<end).contains { bytes[$0] == UInt8(ascii: ">") && endsOpener(start, at: $0) }
    }

    private func endsOpener(_ start: Int, at index: Int) -> Bool {
        if bytes[start + 1] == UInt8(ascii: "?") {
            return bytes.has("?>", at: index - 1) && index - 2 > start + 1 && bytes[index - 2] != UInt8(ascii: "?")
        }
        guard bytes[start + 2] == UInt8(ascii: "[") else { return true }
        return bytes.has("]]>", at: index - 2) && bytes[index - 3] != UInt8(ascii: "]")
    }
}
