/// How large a picture is, in pixels, as its first bytes say it.
///
/// ```swift
/// let bytes: [UInt8]
/// let isTooLarge = PictureSize(of: bytes)?.isTooLarge    // for a page: a browser needs four bytes a pixel to show it
/// ```
public struct PictureSize: Hashable, Sendable {
    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int

    /// Whether it has more pixels than any camera's picture: 200 millions, 800 MB in a browser.
    public var isTooLarge: Bool {
        width.multipliedReportingOverflow(by: height).overflow || width * height > 200_000_000
    }

    /// The size of a PNG, JPEG, GIF, WebP or AVIF; nil for what is none, or does not say it.
    public init?(of bytes: [UInt8]) {
        let found: PictureSize? =
            switch SafeFileType(ofPicture: bytes)?.endings.first {
            case "png": Self.big(bytes, 16, 20, bytes: 4)
            case "gif": Self.little(bytes, 6, 8, bytes: 2)
            case "jpg": Self.jpeg(bytes)
            case "webp": Self.webp(bytes)
            case "avif": Self.avif(bytes)
            default: nil
            }
        guard let found else { return nil }
        self = found
    }

    private init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    /// The frame header comes behind segments that each say how long they are (ITU-T T.81, B.1 and B.2.2).
    private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
            } else if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                place += 2
            } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return big(bytes, place + 7, place + 5, bytes: 2)
            } else {
                place += 2 + max(2, number(bytes[(place + 2)..<(place + 4)]))
            }
        }
        return nil
    }

    /// Lossy, lossless and extended (RFC 9649, 2.5 to 2.7).
    private static func webp(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.count >= 30 else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ": return little(bytes, 26, 28, bytes: 2).map { PictureSize($0.width & 0x3FFF, $0.height & 0x3FFF) }
        case "VP8L":
            let bits = number(bytes[21..<25].reversed())
            return PictureSize(1 + bits & 0x3FFF, 1 + bits >> 14 & 0x3FFF)
        case "VP8X": return little(bytes, 24, 27, bytes: 3).map { PictureSize($0.width + 1, $0.height + 1) }
        default: return nil
        }
    }

    /// The largest of what it says of its parts (ISO/IEC 23008-12, 6.5.3).
    private static func avif(_ bytes: [UInt8]) -> PictureSize? {
        let start = bytes.prefix(65_536)
        let places = start.indices.dropLast(15).filter { start[$0...].starts(with: "ispe".utf8) }
        return places.compactMap { big(bytes, $0 + 8, $0 + 12, bytes: 4) }
            .max { $0.width * $0.height < $1.width * $1.height }
    }

    private static func big(_ bytes: [UInt8], _ width: Int, _ height: Int, bytes count: Int) -> PictureSize? {
        guard max(width, height) + count <= bytes.count else { return nil }
        return PictureSize(number(bytes[width..<(width + count)]), number(bytes[height..<(height + count)]))
    }

    private static func little(_ bytes: [UInt8], _ width: Int, _ height: Int, bytes count: Int) -> PictureSize? {
        guard max(width, height) + count <= bytes.count else { return nil }
        return PictureSize(
            number(bytes[width..<(width + count)].reversed()), number(bytes[height..<(height + count)].reversed()))
    }

    /// The number that some bytes are, the greatest first. At most four.
    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
