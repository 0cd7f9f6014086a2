import Building
import Diagnostics

/// The page that stands for every page of a site while its content has errors: what is wrong, where, what to do.
struct ProblemsPage {
    let diagnostics: DiagnosticList
    let excerpts: SiteDiagnostics

    /// The most problems that a page shows: a slip in one template can make thousands.
    private static let most = 50

    /// The page.
    var bytes: [UInt8] {
        let shown = Array(diagnostics.bySeverity.prefix(Self.most))
        let more = diagnostics.count - shown.count
        let items = zip(shown, excerpts.excerpts(of: shown)).map(item)
        return Array(
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
            \(items.joined())</ol>
            \(more > 0 ? "<p>And \(more) more, which the terminal lists.</p>\n" : "")</main>
            </body>
            </html>

            """.utf8)
    }

    private var counts: String { diagnostics.counts ?? "No problems" }

    private func item(_ diagnostic: Diagnostic, _ excerpt: String?) -> String {
        let severity = diagnostic.severity.rawValue
        var html = "<li class=\"\(severity)\">\n<h2><span class=\"severity\">\(severity):</span> "
        html += escaped(diagnostic.message) + "</h2>\n<p class=\"place\">"
        html += diagnostic.location.map { escaped($0.place) + " " } ?? ""
        html += "[\(diagnostic.id.rawValue)]</p>\n"
        if let excerpt { html += "<pre>\(escaped(excerpt))</pre>\n" }
        for note in diagnostic.notes { html += "<p>\(escaped(note))</p>\n" }
        if let fix = diagnostic.fix { html += "<p class=\"fix\"><b>fix:</b> \(escaped(fix))</p>\n" }
        return html + "</li>\n"
    }

    private func escaped(_ text: String) -> String {
        // By scalars: a mark that combines with a `<` would hide it in a Character.
        text.unicodeScalars.reduce(into: "") { html, scalar in
            switch scalar {
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "&": html += "&amp;"
            case "\"": html += "&quot;"
            default: html.unicodeScalars.append(scalar)
            }
        }
    }
}
