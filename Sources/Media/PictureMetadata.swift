/// What the bytes of a picture say beside its pixels.
public enum PictureMetadata {
    /// A WebP without all that is said beside the picture: where and by what it was taken, its colour profile, a preview. Nil for
    /// what is none, or damaged.
    ///
    /// It is done here, since libvips 8.14 leaves EXIF in a WebP that it is told to strip.
    public static func stripped(webp bytes: [UInt8]) -> [UInt8]? {
        guard let chunks = chunks(ofWebP: bytes) else { return nil }
        var body: [UInt8] = []
        for chunk in chunks where !webpMetadata.contains(chunk.name) {
            var part = Array(bytes[chunk.range])
            if chunk.name == "VP8X", part.count > 8 { part[8] &= ~(WebPFlag.profile | WebPFlag.exif | WebPFlag.xmp) }
            body += part
        }
        let size = UInt32(body.count + 4)
        return Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * UInt32($0))) }
            + Array("WEBP".utf8) + body
    }

    /// Whether some of the picture may be seen through, in a WebP.
    public static func isTransparent(webp bytes: [UInt8]) -> Bool {
        guard let first = chunks(ofWebP: bytes)?.first else { return false }
        let data = bytes[first.range].dropFirst(8)
        switch first.name {
        case "VP8X": return (data.first ?? 0) & WebPFlag.alpha != 0
        // Behind the mark and two sizes of 14 bits (RFC 9649, 3.4).
        case "VP8L": return data.count > 4 && data[data.startIndex + 4] & 0x10 != 0
        default: return false
        }
    }

    /// Whether a picture that begins with these bytes moves: one picture of it would not be the same.
    public static func isAnimated(_ start: [UInt8]) -> Bool {
        switch SafeFileType(ofPicture: start)?.endings.first {
        case "gif": true
        case "webp":
            start.count > 20 && start[12..<16].elementsEqual("VP8X".utf8) && start[20] & WebPFlag.animation != 0
        case "png":
            start.firstRange(of: Array("acTL".utf8)).map { animated in
                start.firstRange(of: Array("IDAT".utf8)).map { animated.lowerBound < $0.lowerBound } ?? true
            } ?? false
        case "avif": start.prefix(12).suffix(4).elementsEqual("avis".utf8)
        default: false
        }
    }

    /// Whether a picture that begins with these bytes may be seen turned or mirrored, so that its sides are not those of its pixels.
    public static func mayBeTurned(_ start: [UInt8]) -> Bool {
        switch SafeFileType(ofPicture: start)?.endings.first {
        case "jpg": orientation(ofJPEG: start) != 1
        case "png": start.firstRange(of: Array("eXIf".utf8)) != nil
        case "webp": start.count > 20 && start[12..<16].elementsEqual("VP8X".utf8) && start[20] & WebPFlag.exif != 0
        default: true
        }
    }

    /// The orientation that a JPEG says, from 1 to 8, which is the one of its pixels where it says none (Exif 2.3, 4.6.4).
    private static func orientation(ofJPEG bytes: [UInt8]) -> Int {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let end = place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
            let data = bytes[min(place + 4, bytes.count)..<min(max(end, place + 4), bytes.count)]
            if bytes[place + 1] == 0xE1, data.starts(with: Array("Exif\0\0".utf8)) {
                return orientation(ofTIFF: Array(data.dropFirst(6))) ?? 1
            }
            place = max(end, place + 4)
        }
        return 1
    }

    private static func orientation(ofTIFF bytes: [UInt8]) -> Int? {
        let isLittle = bytes.first == UInt8(ascii: "I")
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            let digits = Array(bytes[place..<(place + count)])
            return (isLittle ? digits.reversed() : digits).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(4, 4), let count = number(start, 2) else { return nil }
        let entries = (0..<count).lazy.map { start + 2 + 12 * $0 }
        return entries.first { number($0, 2) == 0x0112 }.flatMap { number($0 + 8, 2) }
    }

    private static let webpMetadata: Set<String> = ["EXIF", "XMP ", "ICCP"]

    /// The flags of an extended WebP (RFC 9649, 2.7).
    private enum WebPFlag {
        static let animation: UInt8 = 0x02
        static let xmp: UInt8 = 0x04
        static let exif: UInt8 = 0x08
        static let alpha: UInt8 = 0x10
        static let profile: UInt8 = 0x20
    }

    /// The chunks with their heads and their padding; nil where they do not fill the file (RFC 9649, 2.3).
    private static func chunks(ofWebP bytes: [UInt8]) -> [(name: String, range: Range<Int>)]? {
        guard bytes.count >= 20, bytes[..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        var chunks: [(name: String, range: Range<Int>)] = []
        var place = 12
        while place + 8 <= bytes.count {
            let size = bytes[(place + 4)..<(place + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
            let end = place + 8 + size + size % 2
            guard end <= bytes.count else { return nil }
            chunks.append((String(decoding: bytes[place..<(place + 4)], as: UTF8.self), place..<end))
            place = end
        }
        return place == bytes.count && !chunks.isEmpty ? chunks : nil
    }
}
