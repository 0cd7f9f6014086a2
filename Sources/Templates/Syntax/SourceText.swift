import Diagnostics

/// The bytes of a file and its name, from which places for diagnostics are made.
struct SourceText: Sendable {
    let file: String
    let bytes: [UInt8]

    /// The place of `length` bytes at `offset`. Cost: linear in the offset.
    func location(_ offset: Int, length: Int) -> SourceLocation {
        var line = 1
        var lineStart = 0
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        let span = SourceSpan(
            line: line, column: scalars(lineStart, offset) + 1, length: scalars(offset, offset + length))
        return SourceLocation(file: file, span: span)
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

    private func scalars(_ start: Int, _ end: Int) -> Int {
        let slice = bytes[min(start, bytes.count)..<min(end, bytes.count)]
        return String(decoding: slice, as: UTF8.self).unicodeScalars.count
    }

    private func firstInvalid() -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }
}
