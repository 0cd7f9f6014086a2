import Publishing

/// What a page looks like, in as few words as tell it from what it looked like before.
///
/// A page is written with its state, and asks for events with it, so that no change is missed between the two, nor while
/// the connection was lost or the server was down; and a change elsewhere in the site does not reload it.
struct PageState: Hashable {
    /// The digest of the page, and of the pictures and scripts that have changed since the server began.
    var page: UInt64
    /// The digest of the style.
    var style: UInt64

    init(page: UInt64, style: UInt64) {
        self.page = page
        self.style = style
    }

    /// The state that `text` writes, or nil when it writes none.
    init?(_ text: String) {
        let numbers = text.split(separator: "-").map { UInt64($0, radix: 16) }
        guard numbers.count == 2, let page = numbers[0], let style = numbers[1] else { return nil }
        self.init(page: page, style: style)
    }

    var text: String { String(page, radix: 16) + "-" + String(style, radix: 16) }
}

/// The events of one page that a browser shows (server-sent events, html.spec.whatwg.org, section 9.2).
struct EventStream {
    /// The head of the answer, with how long to wait before asking again when the connection is lost.
    static let head = Array(
        """
        HTTP/1.1 200 OK\r
        Content-Type: text/event-stream\r
        Cache-Control: no-store\r
        Connection: close\r
        \(Response.protection)\
        \r
        retry: 500\n\n
        """.utf8)

    /// The page that the browser shows.
    let path: RequestPath
    /// The state that the browser knows.
    private(set) var state: PageState?

    init(path: RequestPath, state: PageState?) {
        self.path = path
        self.state = state
    }

    /// The event that leads from the known state to `next`; nil when they are the same.
    mutating func event(to next: PageState) -> [UInt8]? {
        guard next != state else { return nil }
        let name = state.map { $0.page == next.page } ?? false ? "style" : "reload"
        state = next
        return Array("event: \(name)\nid: \(next.text)\ndata: \(next.text)\n\n".utf8)
    }
}
