import Foundation
import Testing

@testable import Building

/// Pictures within the text of a terminal.
@Suite struct TerminalPictureTests {
    private static let forms: [(environment: [String: String], form: TerminalPicture.Form?)] = [
        ([:], nil), (["TERM": "xterm-256color"], nil),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], nil),
        (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "ghostty"], .kitty),
        (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty), (["KITTY_WINDOW_ID": ""], nil),
        (["TERM_PROGRAM": "iTerm.app"], .iterm), (["TERM_PROGRAM": "WezTerm"], .iterm),
        (["TERM_PROGRAM": "mintty"], .iterm),
        (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iterm),
        (["KONSOLE_VERSION": "220401"], .iterm), (["KONSOLE_VERSION": "210800"], nil), (["KONSOLE_VERSION": "x"], nil),
        (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux,1,0"], nil),
        (["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], nil),
        (["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"], nil), (["TERM": "xterm-kitty", "STY": "1.x"], nil),
        (["TERM": "xterm-kitty", "ZELLIJ": "0"], nil), (["TERM": "dumb", "TERM_PROGRAM": "iTerm.app"], nil),
    ]

    @Test(arguments: forms) func theTerminalIsTold(environment: [String: String], form: TerminalPicture.Form?) {
        #expect(TerminalPicture.Form(environment: environment) == form)
    }

    /// The head of a PNG, and then as many bytes as are wanted, escapes among them.
    private static func png(_ count: Int) -> [UInt8] {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        return head + (0..<(count - head.count)).map { $0 % 3 == 0 ? 0x1B : UInt8(truncatingIfNeeded: $0) }
    }

    @Test func itermTakesTheFileAsItIs() throws {
        let bytes = Self.png(60)
        let picture = try #require(TerminalPicture(bytes, form: .iterm))
        let head = "\u{1B}]1337;File=inline=1;size=60;height=4;preserveAspectRatio=1:"
        #expect(picture.sequence == Array((head + Data(bytes).base64EncodedString() + "\u{7}").utf8))
    }

    @Test(arguments: [16, 17, 18, 3000, 3072, 3073, 100_000]) func kittyTakesItInParts(count: Int) throws {
        let bytes = Self.png(count)
        let picture = try #require(TerminalPicture(bytes, form: .kitty))
        let text = String(decoding: picture.sequence, as: UTF8.self)
        let parts = text.components(separatedBy: "\u{1B}\\").dropLast()
        #expect(text.hasSuffix("\u{1B}\\"))
        for (number, part) in parts.enumerated() {
            let halves = part.split(separator: ";", maxSplits: 1)
            let isLast = number == parts.count - 1
            #expect(halves[0] == "\u{1B}_G\(number == 0 ? "a=T,f=100,r=4,q=2," : "")m=\(isLast ? 0 : 1)")
            #expect(halves[1].count <= 4096 && halves[1].count % 4 == 0)
        }
        let data = parts.map { $0.split(separator: ";", maxSplits: 1)[1] }.joined()
        #expect(Data(base64Encoded: data) == Data(bytes))
    }

    private static let others: [(name: String, bytes: [UInt8])] = [
        ("nothing", []), ("text", Array("<svg onload=alert(1)>".utf8)), ("WebP", Array("RIFF0000WEBPVP8 ".utf8)),
        ("an escape", Array("\u{1B}]0;x\u{7}".utf8)), ("too large", png(500_001)),
    ]

    @Test(arguments: others) func nothingElseIsShown(name: String, bytes: [UInt8]) {
        #expect(TerminalPicture(bytes, form: .iterm) == nil)
        #expect(TerminalPicture(bytes, form: .kitty) == nil)
    }

    @Test func aDamagedJPEGIsNotShownInKitty() {
        #expect(TerminalPicture([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 1, 2, 3], form: .kitty) == nil)
    }
}
