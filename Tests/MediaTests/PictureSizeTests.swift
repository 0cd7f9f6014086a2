import Media
import Testing

@Suite struct PictureSizeTests {
    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

    private static func png(_ width: Int, _ height: Int) -> [UInt8] {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
        return start + Array("IHDR".utf8) + big(width, 4) + big(height, 4)
    }

    /// A segment before the frame header, and fill bytes, as cameras write them.
    private static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC0) -> [UInt8] {
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, frame, 0, 17, 8]
        return start + big(height, 2) + big(width, 2) + [3]
    }

    private static func gif(_ width: Int, _ height: Int) -> [UInt8] {
        Array("GIF89a".utf8) + little(width, 2) + little(height, 2)
    }

    private static func webp(_ chunk: String, _ facts: [UInt8]) -> [UInt8] {
        Array("RIFF....WEBP\(chunk)....".utf8) + facts + [UInt8](repeating: 0, count: 12)
    }

    private static func lossyWebP(_ width: Int, _ height: Int) -> [UInt8] {
        let start: [UInt8] = [0, 0, 0, 0x9D, 1, 0x2A]
        // The two bits above a side say how it is to be scaled.
        return webp("VP8 ", start + little(0x4000 | width, 2) + little(height, 2))
    }

    private static func avif(_ sizes: [(Int, Int)]) -> [UInt8] {
        let start: [UInt8] = [0, 0, 0, 16] + Array("ftypavif".utf8) + [0, 0, 0, 0]
        return sizes.reduce(into: start) { bytes, size in
            bytes += [0, 0, 0, 20]
            bytes += Array("ispe".utf8) + [0, 0, 0, 0]
            bytes += big(size.0, 4) + big(size.1, 4)
        }
    }

    @Test(
        arguments: [
            ("PNG", png(640, 480), 640, 480),
            ("JPEG", jpeg(1_920, 1_080), 1_920, 1_080),
            ("progressive JPEG", jpeg(3, 65_535, frame: 0xC2), 3, 65_535),
            ("GIF", gif(300, 200), 300, 200),
            (
                "lossy WebP", webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A] + little(0x4000 | 550, 2) + little(368, 2)), 550,
                368
            ),
            ("lossless WebP", webp("VP8L", [0x2F] + little(399 | 299 << 14, 4)), 400, 300),
            ("extended WebP", webp("VP8X", [0, 0, 0, 0] + little(79_999, 3) + little(9, 3)), 80_000, 10),
            ("AVIF with a thumbnail", avif([(160, 120), (4_000, 3_000)]), 4_000, 3_000),
        ] as [(String, [UInt8], Int, Int)])
    func isToldByTheFirstBytes(_ name: String, _ bytes: [UInt8], _ width: Int, _ height: Int) throws {
        let size = try #require(PictureSize(of: bytes))
        #expect(size.width == width && size.height == height)
        // No cut of it crashes.
        for count in bytes.indices { _ = PictureSize(of: Array(bytes[..<count])) }
    }

    @Test func otherBytesHaveNone() {
        #expect(PictureSize(of: []) == nil)
        #expect(PictureSize(of: Array("GIF89a".utf8)) == nil)
        #expect(PictureSize(of: [0xFF, 0xD8, 0xFF, 0xD9]) == nil)
        #expect(PictureSize(of: Array("BM......".utf8)) == nil)
    }

    @Test func whatNoCameraMakesIsTooLarge() {
        #expect(PictureSize(of: Self.png(60_000, 60_000))?.isTooLarge == true)
        #expect(PictureSize(of: Self.png(.init(UInt32.max), .init(UInt32.max)))?.isTooLarge == true)
        #expect(PictureSize(of: Self.png(16_000, 12_000))?.isTooLarge == false)
    }
}
