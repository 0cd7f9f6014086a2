import Building
import Diagnostics
import Text

/// What is wrong, where, and what to do, while the content of a site has errors: above its pages as they were before, or
/// as a page of its own.
struct ProblemsPage {
    let diagnostics: DiagnosticList
    let excerpts: SiteDiagnostics

    /// The most problems that a page shows: a slip in one template can make thousands.
    private static let most = 50
    /// The most above a page, which is still to be seen.
    private static let maxAbove = 3

    /// The problems of a site.
    init(diagnostics: DiagnosticList, excerpts: SiteDiagnostics) {
        (self.diagnostics, self.excerpts) = (diagnostics, excerpts)
    }

    /// A file that a page is made of, which cannot be read just now.
    init(unread failure: FileFailure, excerpts: SiteDiagnostics) {
        let problem = Diagnostic(
            .unreadableFile, failure.description, at: SourceLocation(file: failure.path), fix: failure.fix)
        self.init(diagnostics: DiagnosticList([problem]), excerpts: excerpts)
    }

    /// The page.
    var html: HTML {
        """
        <!doctype html>
        <html lang="en" data-forno-problems>
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; \
        connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'">
        <title>\(counts) · Forno</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/\(BrowserFiles.style)">
        </head>
        <body>
        <main>
        <h1>\(counts)</h1>
        <p class="lead">The page comes back with the next good save.</p>
        \(list(Self.most))</main>
        </body>
        </html>

        """
    }

    /// A page as it was before, with the problems above it.
    func above(_ page: [UInt8]) -> [UInt8] {
        let notice: HTML = """

            <link rel="stylesheet" href="/\(BrowserFiles.noticeStyle)">
            <aside class="forno-notice" lang="en" dir="ltr" aria-label="\(counts)">
            <p><b>\(counts).</b> This page is as it was before.</p>
            \(list(Self.maxAbove))</aside>
            """
        let start = page.firstRange(of: Array("<body".utf8))
            .flatMap { page[$0.upperBound...].firstIndex(of: UInt8(ascii: ">")) }
        var page = page
        page.insert(contentsOf: notice.bytes, at: start.map { $0 + 1 } ?? 0)
        return page
    }

    private func list(_ most: Int) -> HTML {
        let shown = Array(diagnostics.bySeverity.prefix(most))
        let more = diagnostics.count - shown.count
        var items: HTML = ""
        for (diagnostic, excerpt) in zip(shown, excerpts.excerpts(of: shown)) { items += item(diagnostic, excerpt) }
        let rest: HTML = more > 0 ? "<p>And \(more) more, which the terminal lists.</p>\n" : ""
        return "<ol>\n\(items)</ol>\n\(rest)"
    }

    private var counts: String { diagnostics.counts ?? "No problems" }

    private func item(_ diagnostic: Diagnostic, _ excerpt: String?) -> HTML {
        let severity = diagnostic.severity.rawValue
        var html: HTML = "<li class=\"\(severity)\">\n<h2><span class=\"severity\">\(severity):</span> "
        html += "\(diagnostic.message)</h2>\n<p class=\"place\">"
        if let location = diagnostic.location { html += "\(location.place) " }
        html += "[\(diagnostic.id.rawValue)]</p>\n"
        if let excerpt { html += "<pre>\(excerpt)</pre>\n" }
        for note in diagnostic.notes { html += "<p>\(note)</p>\n" }
        if let fix = diagnostic.fix { html += "<p class=\"fix\"><b>fix:</b> \(fix)</p>\n" }
        html += "</li>\n"
        return html
    }
}
