import Diagnostics

/// The bytes of a file and its name, from which places for diagnostics are made.
struct SourceText: Sendable {
    let file: String
    let bytes: [UInt8]

    /// Where lines begin, in order.
    private let lineStarts: [Int]
    /// How many scalars stand before every `step`th byte.
    private let scalarCounts: [Int]
    private static let step = 1_024

    /// The text of a file. Cost: linear in its length.
    init(file: String, bytes: [UInt8]) {
        (self.file, self.bytes) = (file, bytes)
        var (starts, counts, count) = ([0], [Int](), 0)
        for (index, byte) in bytes.enumerated() {
            if index.isMultiple(of: Self.step) { counts.append(count) }
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        }
        (lineStarts, scalarCounts) = (starts, counts)
    }

    /// The place of `length` bytes at `offset`. Cost: next to nothing, however long the text is.
    func location(_ offset: Int, length: Int) -> SourceLocation {
        let (start, end) = (min(offset, bytes.count), min(offset + length, bytes.count))
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= start { low = middle } else { high = middle }
        }
        let before = scalars(upTo: start)
        let span = SourceSpan(
            line: low + 1, column: before - scalars(upTo: lineStarts[low]) + 1, length: scalars(upTo: end) - before)
        return SourceLocation(file: file, span: span)
    }

    /// The number of scalars before an offset.
    private func scalars(upTo offset: Int) -> Int {
        guard !scalarCounts.isEmpty else { return 0 }
        let place = min(offset / Self.step, scalarCounts.count - 1)
        return scalarCounts[place] + bytes[(place * Self.step)..<offset].count { $0 & 0xC0 != 0x80 }
    }

    /// One problem at the first byte that is not UTF-8, or none.
    func encodingProblems() -> [Diagnostic] {
        guard String(validating: bytes, as: UTF8.self) == nil else { return [] }
        return [
            Diagnostic(
                .notUTF8, "the template is not UTF-8", at: location(firstInvalid(), length: 1),
                fix: "save the file with the encoding UTF-8")
        ]
    }

    private func firstInvalid() -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }
}
