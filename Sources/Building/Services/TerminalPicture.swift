import Diagnostics
import Helpers
import Media
import Text

/// A small picture in the form in which a terminal shows it within its text.
///
/// ```swift
/// let bytes: [UInt8]
/// if let form = TerminalPicture.Form(environment: ["TERM": "xterm-kitty"]),
///     let picture = TerminalPicture(bytes, form: form)
/// {
///     _ = picture.sequence    // ESC _G … ESC \
/// }
/// ```
public struct TerminalPicture: Hashable, Sendable {
    /// How a terminal takes pictures.
    public enum Form: Hashable, Sendable {
        /// The graphics protocol of kitty, which takes PNG and plain pixels.
        case kitty
        /// The inline images of iTerm2, which take PNG, JPEG and GIF.
        case iterm

        /// The form of the terminal that an environment tells of; nil where it tells of none, or where another program stands
        /// between that does not pass pictures on.
        public init?(environment: [String: String]) {
            let (terminal, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
            let isWrapped = ["TMUX", "STY", "ZELLIJ"].contains { environment[$0]?.isEmpty == false }
            if isWrapped || terminal == "dumb" || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") {
                return nil
            }
            if ["iTerm.app", "WezTerm", "mintty"].contains(program) || environment["LC_TERMINAL"] == "iTerm2"
                || environment["KONSOLE_VERSION"].flatMap({ Int($0) }).map({ $0 >= 220_400 }) ?? false
            {
                self = .iterm
            } else if ["xterm-kitty", "xterm-ghostty"].contains(terminal) || program == "ghostty"
                || environment["KITTY_WINDOW_ID"]?.isEmpty == false
            {
                self = .kitty
            } else {
                return nil
            }
        }
    }

    /// What is written to show it: marks of the terminal, numbers and Base64, and nothing of the picture as it is. The line goes on
    /// behind the last of its rows.
    public let sequence: [UInt8]

    /// How many lines of text it is high.
    private static let rows = 4
    /// Small pictures are what services give to choose by.
    static let largest = 500_000

    /// The picture in some bytes for a terminal of a form; nil for bytes that are none that it takes.
    ///
    /// For kitty a JPEG is turned into pixels by `djpeg` of libjpeg-turbo, where that is on the machine.
    public init?(_ bytes: [UInt8], form: Form) {
        guard bytes.count <= Self.largest, let type = SafeFileType(ofPicture: bytes)?.mediaType else { return nil }
        switch (form, type) {
        case (.iterm, "image/png"), (.iterm, "image/jpeg"), (.iterm, "image/gif"):
            let head = "\u{1B}]1337;File=inline=1;size=\(bytes.count);height=\(Self.rows);preserveAspectRatio=1:"
            sequence = Array((head + Base64.text(bytes) + "\u{7}").utf8)
        case (.kitty, "image/png"): sequence = Self.kitty("f=100", bytes)
        case (.kitty, "image/jpeg"):
            guard let pixels = PixelMap(jpeg: bytes) else { return nil }
            sequence = Self.kitty("f=24,s=\(pixels.width),v=\(pixels.height)", pixels.bytes)
        default: return nil
        }
    }

    /// The sequences of kitty: the data in parts of at most 4,096 signs. With `q=2` it answers nothing, which would be taken for
    /// what is typed.
    private static func kitty(_ format: String, _ data: [UInt8]) -> [UInt8] {
        let text = Array(Base64.text(data).utf8)
        var sequence: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: 4096) {
            let end = min(start + 4096, text.count)
            let head = start == 0 ? "a=T,\(format),r=\(rows),q=2," : ""
            sequence += Array("\u{1B}_G\(head)m=\(end < text.count ? 1 : 0);".utf8)
            sequence += text[start..<end]
            sequence += Array("\u{1B}\\".utf8)
        }
        return sequence
    }
}

/// The pixels of a picture, three bytes each.
private struct PixelMap {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// The pixels of a JPEG at half its size; nil where `djpeg` is missing or cannot read it.
    init?(jpeg: [UInt8]) {
        let arguments = ["-pnm", "-rgb", "-scale", "1/2", "-maxmemory", "64M"]
        // Without the program, or where it cannot be started, there is no picture.
        guard let path = HelperPath.find("djpeg"), let program = try? HelperProcess(path: path, arguments: arguments)
        else { return nil }
        let (output, end) = HelperExchange.output(of: program, sending: jpeg, most: 4_000_000, within: .seconds(5))
        guard end.isSuccess else { return nil }
        self.init(pnm: output)
    }

    /// The pixels of a PPM file ("P6", width, height, 255, and then the bytes).
    private init?(pnm: [UInt8]) {
        let words = pnm.prefix(40).split(maxSplits: 4, omittingEmptySubsequences: true) { $0 == 0x20 || $0 == 0x0A }
        guard words.count == 5, words[0].elementsEqual("P6".utf8), words[3].elementsEqual("255".utf8),
            let width = Int(String(decoding: words[1], as: UTF8.self)),
            let height = Int(String(decoding: words[2], as: UTF8.self)),
            (1...4000).contains(width), (1...4000).contains(height)
        else { return nil }
        let data = pnm[(words[3].endIndex + 1)...]
        guard data.count == 3 * width * height else { return nil }
        (self.width, self.height, bytes) = (width, height, Array(data))
    }
}
