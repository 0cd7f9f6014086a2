/// The lines of a text with their places in bytes, for edits that leave all else as it is.
struct TextLines {
    let bytes: [UInt8]
    /// Each line without its ending.
    private let lines: [Range<Int>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = bytes.withUnsafeBufferPointer { buffer in
            var cursor = LineCursor(buffer, from: 0)
            var lines: [Range<Int>] = []
            while let line = cursor.next() { lines.append(line) }
            return lines
        }
    }

    /// The number of lines.
    var count: Int { lines.count }

    /// A line, from 1, without its ending; empty behind the last one.
    func content(_ number: Int) -> Range<Int> {
        lines.indices.contains(number - 1) ? lines[number - 1] : bytes.count..<bytes.count
    }

    /// Where a line, from 1, begins; the end of the text for those behind the last one.
    func start(_ number: Int) -> Int { content(number).lowerBound }

    /// The bytes of a line, from 1, without its ending.
    func text(_ number: Int) -> ArraySlice<UInt8> { bytes[content(number)] }

    func isBlank(_ number: Int) -> Bool {
        text(number).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// The byte at a column, from 1, of a line in Unicode scalars; a byte order mark does not count.
    func offset(line number: Int, column: Int) -> Int {
        let range = content(number)
        var offset = range.lowerBound
        if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        var left = column - 1
        while left > 0, offset < range.upperBound {
            offset += 1
            while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            left -= 1
        }
        return offset
    }

    /// What ends the lines of the text: that of the first line, a newline where there is none.
    var ending: [UInt8] {
        guard let first = lines.first else { return [UInt8(ascii: "\n")] }
        let ending = bytes[first.upperBound...].prefix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard let byte = ending.first else { return [UInt8(ascii: "\n")] }
        return byte == UInt8(ascii: "\r") && ending.dropFirst().first == UInt8(ascii: "\n")
            ? [byte, UInt8(ascii: "\n")] : [byte]
    }

    /// The text with `new` in the place of a stretch of its bytes.
    func replacing(_ range: Range<Int>, with new: some Sequence<UInt8>) -> [UInt8] {
        Array(bytes[..<range.lowerBound]) + new + bytes[range.upperBound...]
    }

    /// The text without the lines `first` to `last`, with their endings.
    func removing(lines range: ClosedRange<Int>) -> [UInt8] {
        replacing(start(range.lowerBound)..<start(range.upperBound + 1), with: [])
    }

    /// The text with lines after the line `number`, which may be the last one or 0.
    func inserting(_ new: [[UInt8]], afterLine number: Int) -> [UInt8] {
        let place = start(number + 1)
        let isOpen = place == bytes.count && !bytes.isEmpty && number > 0 && content(number).upperBound == place
        let added = new.flatMap { $0 + ending }
        return replacing(place..<place, with: isOpen ? ending + added.dropLast(ending.count) : added)
    }
}
