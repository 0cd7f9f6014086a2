import Media
import Testing

@Suite struct PictureMetadataTests {
    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let size = (0..<4).map { UInt8(data.count >> (8 * $0) & 0xFF) }
        return Array(name.utf8) + size + data + [UInt8](repeating: 0, count: data.count % 2)
    }

    private static func webp(_ chunks: [UInt8]...) -> [UInt8] {
        let body = Array("WEBP".utf8) + chunks.flatMap(\.self)
        return Array("RIFF".utf8) + (0..<4).map { UInt8(body.count >> (8 * $0) & 0xFF) } + body
    }

    private static func extended(_ flags: UInt8) -> [UInt8] { chunk("VP8X", [flags] + [UInt8](repeating: 0, count: 9)) }

    private static let pixels = chunk("VP8 ", [1, 2, 3])

    @Test func webPLosesAllBesideThePicture() {
        let told = Self.webp(
            Self.extended(0x3C), Self.chunk("ICCP", [1, 2, 3]), Self.pixels, Self.chunk("EXIF", [4]),
            Self.chunk("XMP ", [5, 6]))
        let plain = Self.webp(Self.extended(0x10), Self.pixels)
        #expect(PictureMetadata.stripped(webp: told) == plain)
        #expect(PictureMetadata.stripped(webp: plain) == plain)
    }

    @Test(arguments: [0, 11, 19, 25, 40])
    func damagedWebPIsNone(count: Int) {
        let whole = Self.webp(Self.extended(0x08), Self.pixels, Self.chunk("EXIF", [4]))
        #expect(PictureMetadata.stripped(webp: Array(whole.prefix(count))) == nil)
    }

    @Test func tellsWhatCanBeSeenThrough() {
        #expect(PictureMetadata.isTransparent(webp: Self.webp(Self.extended(0x10), Self.pixels)))
        #expect(!PictureMetadata.isTransparent(webp: Self.webp(Self.extended(0x08), Self.pixels)))
        #expect(!PictureMetadata.isTransparent(webp: Self.webp(Self.pixels)))
        #expect(PictureMetadata.isTransparent(webp: Self.webp(Self.chunk("VP8L", [0x2F, 0, 0, 0, 0x10, 0, 0, 0]))))
        #expect(!PictureMetadata.isTransparent(webp: Self.webp(Self.chunk("VP8L", [0x2F, 0, 0, 0, 0, 0, 0, 0]))))
    }

    @Test func tellsWhatMoves() {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR............".utf8)
        #expect(PictureMetadata.isAnimated(png + Array("acTL....IDAT".utf8)))
        #expect(!PictureMetadata.isAnimated(png + Array("IDATacTL".utf8)))
        #expect(PictureMetadata.isAnimated(Self.webp(Self.extended(0x02), Self.pixels)))
        #expect(!PictureMetadata.isAnimated(Self.webp(Self.extended(0x10), Self.pixels)))
        #expect(PictureMetadata.isAnimated(Array("GIF89a".utf8)))
    }

    /// A JPEG of a camera that was held some way, in both orders of bytes.
    private static func jpeg(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
        let number: (Int, Int) -> [UInt8] = { value, count in
            let big = (0..<count).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
            return isLittle ? big.reversed() : big
        }
        let other = number(0x010F, 2) + number(2, 2) + number(1, 4) + number(0, 4)
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(orientation), 2) + [0, 0]
        let tiff = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2) + other + entry
        let body = Array("Exif".utf8) + [0, 0] + tiff
        let size = body.count + 2
        return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 0xFF)] + body
    }

    @Test(arguments: [false, true]) func tellsHowACameraWasHeld(isLittle: Bool) {
        for orientation in UInt8(2)...8 {
            #expect(PictureMetadata.mayBeTurned(Self.jpeg(orientation, isLittle: isLittle)))
        }
        #expect(!PictureMetadata.mayBeTurned(Self.jpeg(1, isLittle: isLittle)))
        #expect(!PictureMetadata.mayBeTurned([0xFF, 0xD8, 0xFF, 0xDB, 0, 4, 1, 2, 0xFF, 0xDA]))
    }

    @Test func readsNoByteThatIsNotThere() {
        let whole = Self.jpeg(6, isLittle: true)
        for count in 0...whole.count { _ = PictureMetadata.mayBeTurned(Array(whole.prefix(count))) }
        for place in whole.indices.dropFirst(3) {
            var damaged = whole
            damaged[place] = 0xFF
            _ = PictureMetadata.mayBeTurned(damaged)
        }
        let picture = Self.webp(Self.extended(0x3C), Self.pixels, Self.chunk("EXIF", [4]))
        for place in picture.indices {
            var damaged = picture
            damaged[place] = 0xFF
            _ = PictureMetadata.stripped(webp: damaged)
            _ = PictureMetadata.isTransparent(webp: damaged)
        }
    }
}
