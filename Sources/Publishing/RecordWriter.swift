/// Puts together a small binary file of `.forno`: what it is and its version, numbers, paths and bytes, and a checksum.
///
/// Numbers are little-endian; bytes are their length and themselves, a path is its UTF-8.
struct RecordWriter {
    private var bytes: [UInt8]

    /// A record of the kind and version that the eight bytes of `title` name.
    init(_ title: RecordTitle) {
        bytes = Array(title.rawValue.utf8)
    }

    mutating func append(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ number: Int) {
        append(UInt64(number))
    }

    mutating func append(_ path: OutputPath) {
        append(Array(path.text.utf8))
    }

    mutating func append(_ content: [UInt8]) {
        append(content.count)
        bytes += content
    }

    /// The record with its checksum.
    consuming func finish() -> [UInt8] {
        let checksum = bytes.withUnsafeBytes { ContentHash($0) }
        append(checksum.value)
        return bytes
    }
}

/// What a binary file of `.forno` holds, in the version that this program writes: eight bytes at its start.
enum RecordTitle: String {
    case manifest = "FornoM01"
    case journal = "FornoJ01"
    case edit = "FornoE01"
}
