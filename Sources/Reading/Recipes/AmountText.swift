import Markdown
import Text

/// Keeps the amounts in a text on one line: "500 g", "180 °C", "€ 9.00" and "10 minutes" get no-break spaces (U+00A0).
enum AmountText {
    /// The HTML with its amounts and times on one line each.
    static func unbroken(_ html: [UInt8]) -> [UInt8] {
        html.withUnsafeBufferPointer { html in
            rewritten(html) { time, _, output in output.append(unbroken: time) }
        } ?? html
    }

    /// The plain text with its amounts and times on one line each; nil for a text without a number.
    static func unbroken(_ text: String) -> String? {
        text.utf8Bytes { text in rewritten(text) { time, _, output in output.append(unbroken: time) } }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The HTML with its amounts on one line, and with each time as `writeTime` writes it, which is given its text and
    /// seconds; nil for HTML without a number.
    static func rewritten(
        _ html: UnsafeBufferPointer<UInt8>,
        writeTime: (UnsafeBufferPointer<UInt8>, Int, MarkupBuffer) -> Void
    ) -> [UInt8]? {
        guard var start = NumberWalk.next(in: html, from: 0) else { return nil }
        let output = MarkupBuffer(capacity: html.count + 512)
        var copied = 0
        while true {
            var scan = TimerScan(html, at: start)
            if let seconds = scan.seconds() {
                output.append(UnsafeBufferPointer(rebasing: html[copied..<start]))
                writeTime(UnsafeBufferPointer(rebasing: html[start..<scan.position]), seconds, output)
                copied = scan.position
            } else if let amount = amount(around: start..<scan.position, in: html), amount.lowerBound >= copied {
                output.append(UnsafeBufferPointer(rebasing: html[copied..<amount.lowerBound]))
                output.append(unbroken: UnsafeBufferPointer(rebasing: html[amount]))
                copied = amount.upperBound
            }
            guard let next = NumberWalk.next(in: html, from: max(start + 1, scan.position)) else { break }
            start = next
        }
        output.append(UnsafeBufferPointer(rebasing: html[copied...]))
        return Array(output.written)
    }

    /// The end of what goes on a number: ",50" of "1.000,50".
    private static func afterDigits(in html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end + 1 < html.count, html[end] == UInt8(ascii: ",") || html[end] == UInt8(ascii: "."),
            html[end + 1] &- 0x30 < 10
        {
            end = html[(end + 1)...].firstIndex { $0 &- 0x30 >= 10 } ?? html.count
        }
        return end
    }

    /// A number with the space that joins it to a unit behind it or to a currency before it; nil where neither stands there.
    private static func amount(around number: Range<Int>, in html: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard !number.isEmpty else { return nil }
        let (sign, end) = (AmountSign(in: html), afterDigits(in: html, from: number.upperBound))
        let (hasSignBehind, hasSignBefore) = (sign.stands(behind: end), sign.stands(before: number.lowerBound))
        guard hasSignBehind || hasSignBefore else { return nil }
        return (number.lowerBound - (hasSignBefore ? 1 : 0))..<(end + (hasSignBehind ? 1 : 0))
    }
}
