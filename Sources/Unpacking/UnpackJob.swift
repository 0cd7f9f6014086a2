/// What `forno-unpack` reads on its standard input: a line with the limits and the length of the archive, and the archive.
///
/// ```text
/// unpack 20000 32000000 512000000 100 2 1234⏎ then 1234 bytes
/// ```
package struct UnpackJob: Hashable, Sendable {
    package var limits: UnpackLimits
    package var archive: [UInt8]

    package init(_ archive: [UInt8], limits: UnpackLimits) { (self.archive, self.limits) = (archive, limits) }

    /// The job as it is sent.
    package var bytes: [UInt8] {
        let numbers = [limits.entries, limits.entryBytes, limits.allBytes, limits.ratio, limits.depth, archive.count]
        return Array("unpack \(numbers.map(String.init).joined(separator: " "))\n".utf8) + archive
    }

    /// The job that some bytes say; nil when they are none.
    package init?(_ bytes: [UInt8]) {
        guard let end = bytes.prefix(200).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.first == "unpack", words.count == 7, numbers.count == 6, numbers.allSatisfy({ $0 >= 0 }),
            numbers[5] == bytes.count - end - 1
        else { return nil }
        limits = UnpackLimits()
        (limits.entries, limits.entryBytes, limits.allBytes) = (numbers[0], numbers[1], numbers[2])
        (limits.ratio, limits.depth) = (numbers[3], numbers[4])
        archive = Array(bytes[(end + 1)...])
    }
}
