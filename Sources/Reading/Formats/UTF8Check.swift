import Diagnostics

/// Finds the first byte of a text that is not UTF-8 (Unicode Standard, table 3-7).
public enum UTF8Check {
    /// The offset of the first byte that starts no well-formed sequence; nil when all of `bytes` is UTF-8.
    ///
    /// Cost: linear; ASCII is checked 32 bytes at a time.
    public static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index = asciiEnd(in: bytes, from: index)
            } else if let length = sequenceLength(in: bytes, at: index) {
                index += length
            } else {
                return index
            }
        }
        return nil
    }

    /// Whether `bytes` are UTF-8; reports `not-utf8` at the first that is not.
    ///
    /// `firstLine` is the line of the file on which `bytes` begin.
    public static func passes(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, firstLine: Int = 1, diagnostics: inout DiagnosticList
    ) -> Bool {
        guard let offset = firstInvalid(in: bytes) else { return true }
        var position = LineTracker(firstLine: firstLine)
        position.move(to: offset, in: bytes)
        let span = SourceSpan(line: position.line, column: position.column, length: 1)
        let wide = offset == 0 && bytes.count > 1 && bytes[0] ^ bytes[1] == 1 && bytes[0] >= 0xFE
        diagnostics.report(
            .notUTF8, wide ? "the file is UTF-16" : "byte \(hex(bytes[offset])) is not UTF-8",
            at: SourceLocation(file: file, span: span), fix: "save the file with the encoding UTF-8")
        return false
    }

    /// Whether `bytes` are UTF-8; reports `not-utf8` at the first that is not.
    public static func passes(_ bytes: [UInt8], file: String, diagnostics: inout DiagnosticList) -> Bool {
        bytes.withUnsafeBufferPointer { passes($0, file: file, diagnostics: &diagnostics) }
    }

    private static func asciiEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let raw = UnsafeRawBufferPointer(bytes)
        while index + 32 <= bytes.count {
            var seen: UInt64 = 0
            for offset in stride(from: 0, to: 32, by: 8) {
                seen |= raw.loadUnaligned(fromByteOffset: index + offset, as: UInt64.self)
            }
            guard seen & 0x8080_8080_8080_8080 == 0 else { break }
            index += 32
        }
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        return index
    }

    /// The length of the well-formed sequence of two to four bytes at `start`; nil when there is none.
    private static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[start] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard start + length <= bytes.count, second.contains(bytes[start + 1]) else { return nil }
        for index in start + 2..<start + length where bytes[index] & 0xC0 != 0x80 { return nil }
        return length
    }

    private static func hex(_ byte: UInt8) -> String {
        "0x" + String(byte, radix: 16, uppercase: true)
    }
}
