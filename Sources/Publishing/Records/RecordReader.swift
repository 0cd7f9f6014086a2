/// Reads what `RecordWriter` wrote. Every read gives `nil` when the record has no such thing at that place.
package struct RecordReader {
    private let bytes: [UInt8]
    private var next = 8
    private let end: Int

    /// The record in `bytes`; `nil` when it is of another kind or version, cut short or changed.
    package init?(_ bytes: [UInt8], _ title: RecordTitle) {
        guard bytes.count >= 16, bytes.starts(with: title.rawValue.utf8) else { return nil }
        self.bytes = bytes
        end = bytes.count - 8
        let checksum = bytes.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[..<($0.count - 8)])) }
        guard Self.checksum(of: bytes) == checksum.value else { return nil }
    }

    /// The checksum at the end of a record.
    package static func checksum(of record: [UInt8]) -> UInt64 {
        record.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: $0.count - 8, as: UInt64.self)) }
    }

    /// Whether all has been read.
    package var isAtEnd: Bool { next == end }

    package mutating func number() -> UInt64? {
        guard end - next >= 8 else { return nil }
        defer { next += 8 }
        return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: next, as: UInt64.self)) }
    }

    /// A number that counts something: not negative.
    package mutating func count() -> Int? {
        number().flatMap(Int.init(exactly:))
    }

    mutating func path() -> OutputPath? {
        text().flatMap(OutputPath.init)
    }

    package mutating func text() -> String? {
        part().flatMap { String(validating: $0, as: UTF8.self) }
    }

    mutating func content() -> [UInt8]? {
        part().map(Array.init)
    }

    /// Bytes whose number stands before them.
    package mutating func part() -> ArraySlice<UInt8>? {
        guard let length = count(), length <= end - next else { return nil }
        defer { next += length }
        return bytes[next..<next + length]
    }
}
