import Foundation

/// A zip archive that a test makes, with entries that honest programs do not write too.
public struct ZipArchive: Sendable {
    /// A file of the archive.
    public struct Entry: Sendable {
        /// Its name, as it is written.
        public var name: String
        /// The bytes that stand in the archive.
        public var data: [UInt8]
        /// The check sum and the size of what they become.
        public var (sum, size): (UInt32, Int)
        /// 0 for bytes as they are, 8 for deflated ones.
        public var method: UInt16 = 0
        /// The mode of a Unix file: 0o120777 is a symbolic link.
        public var mode: UInt16 = 0o100644
        /// 1 for an encrypted one, 0x800 for a name in UTF-8.
        public var flags: UInt16 = 0x800

        /// A file with some bytes, as they are.
        public init(_ name: String, _ data: [UInt8]) {
            (self.name, self.data) = (name, data)
            (sum, size) = (ZipArchive.checkSum(data), data.count)
        }

        /// A file with a text.
        public init(_ name: String, text: String) { self.init(name, Array(text.utf8)) }

        /// The same with other marks.
        public func with(mode: UInt16? = nil, flags: UInt16? = nil) -> Entry {
            var entry = self
            entry.mode = mode ?? entry.mode
            entry.flags = flags ?? entry.flags
            return entry
        }
    }

    private let entries: [Entry]

    /// An archive of some files.
    public init(_ entries: [Entry]) { self.entries = entries }

    /// The archive of all files in a folder, in the order of their paths.
    public init(folder: URL) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
        entries = try paths.compactMap { path in
            let file = folder.appending(path: path)
            if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { return nil }
            return Entry(path, [UInt8](try Data(contentsOf: file)))
        }
    }

    /// The file (APPNOTE.TXT, 4.3).
    public var bytes: [UInt8] {
        var (file, directory): ([UInt8], [UInt8]) = ([], [])
        for entry in entries {
            let place = UInt32(file.count)
            file += Self.number(0x0403_4B50 as UInt32) + entry.head + Self.number(0 as UInt16) + entry.name.utf8
            file += entry.data
            directory += Self.number(0x0201_4B50 as UInt32) + Self.number(0x031E as UInt16) + entry.head
            directory += [UInt8](repeating: 0, count: 8)
            directory += Self.number(UInt32(entry.mode) << 16) + Self.number(place) + entry.name.utf8
        }
        let count = Self.number(UInt16(truncatingIfNeeded: entries.count))
        let end =
            Self.number(UInt32(directory.count)) + Self.number(UInt32(file.count)) + Self.number(0 as UInt16)
        return file + directory + Self.number(0x0605_4B50 as UInt32) + [0, 0, 0, 0] + count + count + end
    }

    /// Bytes as a gzip file that does not compress them.
    public static func gzip(_ data: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        let chunks = stride(from: 0, to: max(1, data.count), by: 65_535).map {
            data[$0..<min($0 + 65_535, data.count)]
        }
        for (place, chunk) in chunks.enumerated() {
            let size = UInt16(chunk.count)
            file += [place == chunks.count - 1 ? 1 : 0] + number(size) + number(~size) + chunk
        }
        return file + number(checkSum(data)) + number(UInt32(data.count))
    }

    /// The CRC-32 of some bytes.
    public static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    fileprivate static func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

extension ZipArchive.Entry {
    /// What stands of an entry before its data and in the directory.
    fileprivate var head: [UInt8] {
        let words = [20, flags, method, 0, 0x21].flatMap { ZipArchive.number($0) }
        let sizes = [sum, UInt32(data.count), UInt32(size)].flatMap { ZipArchive.number($0) }
        return words + sizes + ZipArchive.number(UInt16(name.utf8.count))
    }
}
