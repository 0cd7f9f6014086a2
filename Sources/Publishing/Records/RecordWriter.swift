/// Puts together a small binary file of `.forno`: what it is and its version, numbers, paths and bytes, and a checksum.
///
/// Numbers are little-endian; bytes are their length and themselves, a path or a text is its UTF-8.
package struct RecordWriter {
    private var bytes: [UInt8]

    /// A record of the kind and version that the eight bytes of `title` name, with room for `size` bytes.
    package init(_ title: RecordTitle, reserving size: Int = 0) {
        bytes = Array(title.rawValue.utf8)
        bytes.reserveCapacity(size + 24)
    }

    package mutating func append(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func append(_ number: Int) {
        append(UInt64(number))
    }

    mutating func append(_ path: OutputPath) {
        append(path.text)
    }

    package mutating func append(_ text: String) {
        append(text.utf8.count)
        bytes += text.utf8
    }

    package mutating func append(_ content: [UInt8]) {
        append(content.count)
        bytes += content
    }

    /// Appends bytes as they are, without their number.
    package mutating func append(content: [UInt8]) { bytes += content }

    /// The record with its checksum.
    package consuming func finish() -> [UInt8] {
        let checksum = bytes.withUnsafeBytes { ContentHash($0) }
        append(checksum.value)
        return bytes
    }
}

/// What a binary file of `.forno` holds, in the version that this program writes: eight bytes at its start.
package enum RecordTitle: String {
    case manifest = "FornoM01"
    case journal = "FornoJ01"
    case edit = "FornoE01"
    case lastBuild = "FornoB04"
    case facts = "FornoK01"
    case cooking = "FornoC01"
    case geocoder = "FornoG01"
    case pace = "FornoP01"
    case digests = "FornoD01"
    case photo = "FornoF01"
}
