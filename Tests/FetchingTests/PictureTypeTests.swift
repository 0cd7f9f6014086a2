import Fetching
import Testing

@Suite struct PictureTypeTests {
    private static func box(_ text: String, size: UInt8) -> [UInt8] { [0, 0, 0, size] + Array(text.utf8) }

    @Test(
        arguments: [
            ("PNG", [0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\rIHDR...".utf8), PictureType.png),
            ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], .jpeg),
            ("GIF 87", Array("GIF87a..".utf8), .gif),
            ("GIF 89", Array("GIF89a..".utf8), .gif),
            ("WebP", Array("RIFF....WEBPVP8 ".utf8), .webp),
            ("AVIF", box("ftypavif\0\0\0\0", size: 16), .avif),
            ("AVIF sequence", box("ftypavis\0\0\0\0", size: 16), .avif),
            ("AVIF by a compatible brand", box("ftypmif1\0\0\0\0miafavif", size: 24), .avif),
            ("MP4", box("ftypisom\0\0\0\0mp41", size: 20), nil),
            ("a version that reads avif", box("ftypisomavifmp41", size: 20), nil),
            ("a brand after the box", box("ftypisom\0\0\0\0avif", size: 16), nil),
            ("a box longer than the file", box("ftypavif\0\0\0\0", size: 40), nil),
            ("SVG", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), nil),
            ("SVG after a declaration", Array("<?xml version=\"1.0\"?><svg/>".utf8), nil),
            ("HTML", Array("<!doctype html>".utf8), nil),
            ("the start of PNG only", Array("\u{89}PNG".utf8), nil),
            ("a wave file", Array("RIFF....WAVEfmt ".utf8), nil),
            ("nothing", [], nil),
        ] as [(String, [UInt8], PictureType?)])
    func isToldByItsFirstBytes(_ name: String, _ bytes: [UInt8], _ type: PictureType?) {
        #expect(PictureType.sniff(bytes) == type)
    }

    @Test func namesForFilesAndPages() {
        #expect(PictureType.allCases.map(\.fileExtension) == ["png", "jpg", "gif", "webp", "avif"])
        #expect(PictureType.jpeg.mediaType == "image/jpeg")
    }

    /// No cut of a picture's head crashes, and no other start is taken for one.
    @Test func shortBytesAreNoPicture() {
        let avif = Self.box("ftypmif1\0\0\0\0miafavif", size: 24)
        for count in 0..<avif.count { #expect(PictureType.sniff(Array(avif[..<count])) == nil) }
    }
}
