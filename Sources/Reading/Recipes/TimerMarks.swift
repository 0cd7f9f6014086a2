import Kitchen
import Markdown

/// Marks the times in the HTML of a method, so that a page can offer timers for them:
/// `<time class="timer" datetime="PT10M">10 minutes</time>`; and keeps all other amounts on one line.
///
/// Text inside links and code is left alone, and so are marks that are there already. Cost: one look at each byte.
enum TimerMarks {
    /// The HTML with its times marked.
    static func marked(_ html: [UInt8]) -> [UInt8] {
        html.withUnsafeBufferPointer { marked($0) }
    }

    /// The HTML with its times marked.
    static func marked(_ html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        AmountText.rewritten(html) { time, seconds, output in append(time, seconds, to: output) } ?? Array(html)
    }

    /// Appends a text as a mark of so many seconds.
    static func append(_ text: [UInt8], _ seconds: Int, to html: inout [UInt8]) {
        let output = MarkupBuffer(capacity: text.count + 64)
        text.withUnsafeBufferPointer { append($0, seconds, to: output) }
        output.move(to: &html)
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, _ seconds: Int, to html: MarkupBuffer) {
        html.append(markup: "<time class=\"timer\" datetime=\"")
        html.append(duration(seconds))
        html.append(markup: "\">")
        html.append(text)
        html.append(markup: "</time>")
    }

    /// The ISO 8601 duration; in seconds where they are no whole minutes.
    private static func duration(_ seconds: Int) -> String {
        seconds % 60 == 0 ? Minutes(seconds / 60).iso8601 : "PT\(seconds)S"
    }
}
