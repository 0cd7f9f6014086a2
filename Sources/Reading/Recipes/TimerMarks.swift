import Kitchen
import Markdown

/// Marks the times in the HTML of a method, so that a page can offer timers for them:
/// `<time class="timer" datetime="PT10M">10 minutes</time>`.
///
/// Text inside links and code is left alone, and so are marks that are there already. HTML without a time is returned as
/// it is. Cost: one look at each byte.
enum TimerMarks {
    /// The HTML with its times marked.
    static func marked(_ html: [UInt8]) -> [UInt8] {
        html.withUnsafeBufferPointer { bytes in
            var marked: [UInt8] = []
            var copied = 0
            var index = 0
            while let start = nextNumber(in: bytes, from: index) {
                var scan = TimerScan(bytes, at: start)
                if let seconds = scan.seconds() {
                    if copied == 0 { marked.reserveCapacity(html.count + 512) }
                    marked += bytes[copied..<start]
                    append(bytes[start..<scan.position], seconds, to: &marked)
                    copied = scan.position
                }
                index = max(start + 1, scan.position)
            }
            return copied == 0 ? html : marked + bytes[copied...]
        }
    }

    /// A stretch of text as a mark of so many seconds.
    static func append(_ text: some Sequence<UInt8>, _ seconds: Int, to html: inout [UInt8]) {
        html.appendMarkup("<time class=\"timer\" datetime=\"")
        html += duration(seconds).utf8
        html.appendMarkup("\">")
        html += text
        html.appendMarkup("</time>")
    }

    /// The ISO 8601 duration; in seconds where they are no whole minutes.
    private static func duration(_ seconds: Int) -> String {
        seconds % 60 == 0 ? Minutes(seconds / 60).iso8601 : "PT\(seconds)S"
    }

    /// The first digit, or lead of a sign for a fraction, in the text from a byte on.
    private static func nextNumber(in html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < html.count {
            if !stops(html[index]) {
                index += 1
            } else if html[index] == UInt8(ascii: "<") {
                index = afterTag(in: html, at: index)
            } else {
                return index
            }
        }
        return nil
    }

    /// Whether a byte is a digit, the sign < or the lead of a sign for a fraction; one bit for each byte below 64.
    private static func stops(_ byte: UInt8) -> Bool {
        let digitsAndTag: UInt64 = 0x3FF << 0x30 | 1 << 0x3C
        return byte < 64 ? digitsAndTag >> UInt64(byte) & 1 == 1 : byte == 0xC2 || byte == 0xE2
    }

    /// The byte after a tag, or after the whole element where what is in it is left alone.
    private static func afterTag(in html: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        var end = start
        if let name = opaqueName(in: html, at: start + 1) {
            while end < html.count, html[end] != UInt8(ascii: "<") || !isClosing(name, in: html, at: end) { end += 1 }
            return end
        }
        while end < html.count, html[end] != UInt8(ascii: ">") { end += 1 }
        return min(end + 1, html.count)
    }

    /// The name of a tag, when it is one of an element that is left alone.
    private static func opaqueName(in html: UnsafeBufferPointer<UInt8>, at index: Int) -> StaticString? {
        guard index < html.count else { return nil }
        let name: StaticString
        switch html[index] {
        case UInt8(ascii: "a"): name = "a"
        case UInt8(ascii: "c"): name = "code"
        case UInt8(ascii: "p"): name = "pre"
        case UInt8(ascii: "t"): name = "time"
        default: return nil
        }
        return isTag(name, in: html, at: index) ? name : nil
    }

    private static func isClosing(_ name: StaticString, in html: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 1 < html.count && html[index + 1] == UInt8(ascii: "/") && isTag(name, in: html, at: index + 2)
    }

    /// Whether the name of a tag stands at a byte.
    private static func isTag(_ name: StaticString, in html: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let end = index + name.utf8CodeUnitCount
        guard end < html.count else { return false }
        for offset in 0..<name.utf8CodeUnitCount where html[index + offset] != name.utf8Start[offset] { return false }
        return html[end] == UInt8(ascii: ">") || html[end] == UInt8(ascii: " ")
    }
}
