/// What the browser is given besides the site: the script that shows changes, and the look of the page of problems.
enum BrowserFiles {
    /// The folder of addresses that are the server's own.
    static let folder = ".forno"
    static let events = ".forno/events"
    static let script = ".forno/live.js"
    static let style = ".forno/problems.css"
    static let noticeStyle = ".forno/notice.css"

    /// The bytes of the file at an address below ``folder``, or nil when there is none.
    static func content(at address: String) -> [UInt8]? {
        EmbeddedFiles.all.first { folder + "/" + $0.path.description == address }.map { file in
            Array(UnsafeBufferPointer(start: file.text.utf8Start, count: file.text.utf8CodeUnitCount))
        }
    }

    /// A page with the script in it, before the end of its body.
    static func withScript(_ page: [UInt8], state: PageState) -> [UInt8] {
        let script = Array("<script src=\"/\(script)\" data-state=\"\(state.text)\" defer></script>\n".utf8)
        let end = Array("</body>".utf8)
        var page = page
        page.insert(contentsOf: script, at: lastIndex(of: end, in: page) ?? page.count)
        return page
    }

    private static func lastIndex(of part: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= part.count else { return nil }
        return (0...(bytes.count - part.count)).last { bytes[$0...].starts(with: part) }
    }
}
