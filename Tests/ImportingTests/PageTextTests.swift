import Testing

@testable import Importing

/// Pages in the encodings that they have.
@Suite struct PageTextTests {
    private static let words = "Crème brûlée"
    private static let latin: [UInt8] =
        Array("Cr".utf8) + [0xE8] + Array("me br".utf8) + [0xFB] + Array("l".utf8)
        + [0xE9] + Array("e".utf8)

    private static let cases: [(name: String, type: String, bytes: [UInt8])] = [
        ("UTF-8 that nothing names", "text/html", page(Array(words.utf8))),
        ("UTF-8 that is called Latin-1", "", page(Array(words.utf8), "<meta charset=iso-8859-1>")),
        ("a byte order mark", "", [0xEF, 0xBB, 0xBF] + page(Array(words.utf8))),
        ("Latin-1 that nothing names", "", page(latin)),
        ("Latin-1 by the server", "text/html; charset=\"ISO-8859-1\"", page(latin)),
        ("Latin-1 by the page", "", page(latin, "<meta charset='latin1'>")),
        (
            "Latin-1 by the page, in the old way", "",
            page(latin, "<meta http-equiv=Content-Type content='text/html; charset=iso-8859-1'>")
        ),
        ("Latin-9", "", page(latin, "<meta charset=iso-8859-15>")),
        ("UTF-16", "", [0xFF, 0xFE] + "<p>\(words)</p>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    ]

    @Test(arguments: cases) func isRead(name: String, type: String, bytes: [UInt8]) throws {
        #expect(try HTMLPage(bytes, type: type).text(of: 0) == Self.words)
    }

    @Test func readsTheSignsOfWindows() throws {
        #expect(try HTMLPage([0x93, 0x31, 0x94, 0x80, 0x96]).text(of: 0) == "“1”€–")
    }

    @Test func repairsUTF8() throws {
        let page = try HTMLPage(Self.page(Array("a".utf8) + [0xC3] + Array("b".utf8), "<meta charset=utf-8>"))
        #expect(page.text(of: 0) == "a\u{FFFD}b")
    }

    @Test func refusesWhatItDoesNotKnow() {
        #expect(throws: UnreadablePage.self) { try HTMLPage([0xFF, 0x80], type: "text/html; charset=klingon") }
    }

    @Test func refusesWhatIsTooLarge() {
        #expect(throws: UnreadablePage.self) { try HTMLPage([UInt8](repeating: 0x61, count: 8_000_001)) }
    }

    private static func page(_ words: [UInt8], _ head: String = "") -> [UInt8] {
        Array("<!doctype html><html><head>\(head)</head><body><p>".utf8) + words + Array("</p></body></html>".utf8)
    }
}
