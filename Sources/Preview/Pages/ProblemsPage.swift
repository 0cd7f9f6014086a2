import Building
import Diagnostics
import Text

/// The page that stands for every page of a site while its content has errors: what is wrong, where, what to do.
struct ProblemsPage {
    let diagnostics: DiagnosticList
    let excerpts: SiteDiagnostics

    /// The most problems that a page shows: a slip in one template can make thousands.
    private static let most = 50

    /// The page.
    var html: HTML {
        let shown = Array(diagnostics.bySeverity.prefix(Self.most))
        let more = diagnostics.count - shown.count
        var items: HTML = ""
        for (diagnostic, excerpt) in zip(shown, excerpts.excerpts(of: shown)) { items += item(diagnostic, excerpt) }
        let rest: HTML = more > 0 ? "<p>And \(more) more, which the terminal lists.</p>\n" : ""
        return
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
            <ol>
            \(items)</ol>
            \(rest)</main>
            </body>
            </html>

            """
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
