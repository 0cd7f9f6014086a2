import CZlib

/// A zip archive in the making (APPNOTE.TXT 6.3): the same files give the same bytes, since every time in it is the first that
/// the format can say, 1 January 1980.
///
/// ```
/// var archive = ZipArchive()
/// archive.add(Array("soup".utf8), as: "recipes/soup.txt")
/// let bytes = archive.bytes
/// ```
///
/// It holds less than 4 GB in fewer than 65,536 files; what is too much is left out, and ``isOverfull`` says so.
struct ZipArchive {
    private var files: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// Whether the files are more or larger than an archive can say.
    private(set) var isOverfull = false

    /// The most files, and the most bytes of all together.
    private static let (maxFiles, maxBytes) = (65_535, Int(UInt32.max) - (1 << 24))

    /// The whole archive.
    var bytes: [UInt8] {
        var end: [UInt8] = []
        end.append(little: UInt32(0x0605_4b50))
        end.append(little: UInt16(0))
        end.append(little: UInt16(0))
        end.append(little: UInt16(count))
        end.append(little: UInt16(count))
        end.append(little: UInt32(directory.count))
        end.append(little: UInt32(files.count))
        end.append(little: UInt16(0))
        return files + directory + end
    }

    /// Adds a file, compressed where that makes it smaller.
    mutating func add(_ content: [UInt8], as name: String) {
        let size = files.count + directory.count + content.count
        guard !isOverfull, count < Self.maxFiles, size < Self.maxBytes, name.utf8.count < 1 << 16 else {
            isOverfull = true
            return
        }
        let deflated = Deflated.bytes(content, in: .none)
        let isSmaller = deflated.map { $0.count < content.count } ?? false
        let stored = isSmaller ? deflated ?? content : content
        let facts = Self.facts(content, stored, method: isSmaller ? 8 : 0, name: name)
        let place = UInt32(files.count)
        files.append(little: UInt32(0x0403_4b50))
        files += facts
        files += Array(name.utf8) + stored
        directory.append(little: UInt32(0x0201_4b50))
        // Made by a system with permissions, which are those of a plain file.
        directory.append(little: UInt16(0x0314))
        directory += facts
        for _ in 0..<3 { directory.append(little: UInt16(0)) }
        directory.append(little: UInt32(0o100644) << 16)
        directory.append(little: place)
        directory += Array(name.utf8)
        count += 1
    }

    /// What the head of a file and the directory say alike: from the version that is needed to the lengths of the names.
    private static func facts(_ content: [UInt8], _ stored: [UInt8], method: UInt16, name: String) -> [UInt8] {
        var facts: [UInt8] = []
        facts.append(little: UInt16(20))
        // Names are UTF-8.
        facts.append(little: UInt16(1 << 11))
        facts.append(little: method)
        facts.append(little: UInt16(0))
        facts.append(little: UInt16(0x21))
        facts.append(little: checksum(content))
        facts.append(little: UInt32(stored.count))
        facts.append(little: UInt32(content.count))
        facts.append(little: UInt16(name.utf8.count))
        facts.append(little: UInt16(0))
        return facts
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        UInt32(truncatingIfNeeded: bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) })
    }
}

extension [UInt8] {
    /// Adds a number, its least byte first.
    fileprivate mutating func append(little number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
