import Media
import Testing

@Suite struct SafeFileTypeTests {
    private static func box(_ text: String, size: UInt8) -> [UInt8] { [0, 0, 0, size] + Array(text.utf8) }
    private static let png = [0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\rIHDR...".utf8)

    @Test(
        arguments: [
            ("PNG", png, "png"),
            ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "jpg"),
            ("GIF 87", Array("GIF87a..".utf8), "gif"),
            ("GIF 89", Array("GIF89a..".utf8), "gif"),
            ("WebP", Array("RIFF....WEBPVP8 ".utf8), "webp"),
            ("AVIF", box("ftypavif\0\0\0\0", size: 16), "avif"),
            ("AVIF sequence", box("ftypavis\0\0\0\0", size: 16), "avif"),
            ("AVIF by a compatible brand", box("ftypmif1\0\0\0\0miafavif", size: 24), "avif"),
            ("HEIC", box("ftypheic\0\0\0\0mif1heic", size: 24), "heic"),
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
        ] as [(String, [UInt8], String?)])
    func aPictureIsToldByItsFirstBytes(_ name: String, _ bytes: [UInt8], _ ending: String?) {
        #expect(SafeFileType(ofPicture: bytes)?.endings.first == ending)
    }

    /// No cut of a picture's head crashes, and no other start is taken for one.
    @Test func shortBytesAreNoPicture() {
        let avif = Self.box("ftypmif1\0\0\0\0miafavif", size: 24)
        for count in 0..<avif.count { #expect(SafeFileType(ofPicture: Array(avif[..<count])) == nil) }
    }

    @Test(
        arguments: [
            ("a.png", "image/png"), ("content/b/c.JPEG", "image/jpeg"), ("a.b.svg", "image/svg+xml"),
            ("a.pdf", "application/pdf"), ("a.txt", "text/plain; charset=utf-8"), ("a.csv", "text/csv; charset=utf-8"),
            ("a.md", "text/markdown; charset=utf-8"), ("a.cook", "text/plain; charset=utf-8"),
            ("a.ics", "text/calendar; charset=utf-8"), ("a.mp3", "audio/mpeg"), ("a.webm", "video/webm"),
            ("a.html", nil), ("a.htm", nil), ("a.xhtml", nil), ("a.xml", nil), ("a.svgz", nil), ("a.js", nil),
            ("a.mjs", nil), ("a.swf", nil), ("a.json", nil), ("a.css", nil), ("a.zip", nil), ("a.docx", nil),
            ("a.exe", nil), ("a.wasm", nil), ("a.mhtml", nil), ("a.png.html", nil), ("a.png/b", nil), ("png", nil),
            ("a.", nil), ("", nil), ("a.png ", nil), ("a.png\u{0}.html", nil), ("a.PNG", "image/png"),
            ("a.ſvg", nil),
        ] as [(String, String?)])
    func theEndingSaysTheType(path: String, type: String?) {
        #expect(SafeFileType(ofFile: path)?.mediaType == type)
    }

    @Test func everyTypeIsFoundByEachOfItsEndings() {
        let endings = SafeFileType.all.flatMap { type in type.endings.map { ($0, type) } }
        #expect(Set(endings.map(\.0)).count == endings.count)
        for (ending, type) in endings { #expect(SafeFileType(ofFile: "x.\(ending)") == type) }
    }

    @Test(
        arguments: [
            ("a.png", png, nil), ("a.png", [0xFF, 0xD8, 0xFF, 0xE0], nil), ("a.jpg", Array("RIFF....WEBP".utf8), nil),
            ("a.png", Array("<html><script>".utf8), .markup), ("a.png", Array("\n <!doctype".utf8), .markup),
            ("a.png", Array("\u{FEFF}<script>".utf8), .markup), ("a.png", Array("text".utf8), .otherBytes),
            ("a.png", [], .otherBytes), ("a.png", Array("%PDF-1.7".utf8), .otherBytes),
            ("a.pdf", Array("%PDF-1.7".utf8), nil), ("a.pdf", Array("<svg".utf8), .markup), ("a.pdf", png, .otherBytes),
            ("a.mp3", Array("ID3".utf8), nil), ("a.mp3", box("ftypM4A ", size: 12), nil),
            ("a.mp4", Array("<a ".utf8), .markup), ("a.mov", box("wide", size: 8), nil), ("a.wav", png, .otherBytes),
            ("a.txt", [], nil), ("a.txt", Array("Flour < 500 g".utf8), nil), ("a.txt", Array("<3 pizza".utf8), nil),
            ("a.txt", Array("<html>".utf8), .markup), ("a.csv", Array("<?xml".utf8), .markup),
            ("a.md", Array("<!-- -->".utf8), .markup), ("a.ics", Array("BEGIN:VCALENDAR".utf8), nil),
            ("a.txt", Array("a\0b".utf8), .otherBytes), ("a.txt", Array("</p>".utf8), .markup),
        ] as [(String, [UInt8], MediaRefusal?)])
    func whatIsInsideHasToAgree(path: String, start: [UInt8], refusal: MediaRefusal?) throws {
        #expect(try #require(SafeFileType(ofFile: path)).refusal(ofStart: start) == refusal)
    }
}
