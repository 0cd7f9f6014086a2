import Diagnostics
import Kitchen
import Reading
import Text

/// Checks the pages and the anchors that texts link to, once all texts have been read.
///
/// The anchors of a recipe are not kept; those few recipes that are linked to by anchor are read again.
struct LinkCheck {
    let files: SiteFiles
    let context: ProseContext
    /// The anchors of texts that were kept, by file.
    let known: [String: ReadFindings]
    /// Whether a page is made of a file.
    let isPublished: (String) -> Bool

    func report(_ uses: [LinkUse], diagnostics: inout DiagnosticList) {
        var (pages, unread): ([String: Anchors], DiagnosticList) = ([:], DiagnosticList())
        var published: [String: Bool] = [:]
        for use in uses where isPublished(use.location.file, &published) {
            guard isPublished(use.file, &published) else {
                reportUnpublished(use, diagnostics: &diagnostics)
                continue
            }
            guard !use.anchor.isEmpty else { continue }
            let there = pages[use.file] ?? Anchors(anchors(of: use.file, diagnostics: &unread))
            pages[use.file] = there
            guard let names = there.names, !names.contains(use.anchor) else { continue }
            diagnostics.report(
                .brokenAnchor, "\(use.file) has no anchor \"\(use.anchor)\"", at: use.location,
                fix: there.nearby.nearest(to: use.anchor).map { "did you mean \"#\($0)\"?" }
                    ?? "link to the page without an anchor, or to one of its headings",
                basis: use.file == use.location.file ? [] : [use.file])
        }
        diagnostics.appendUntold(unread)
    }

    private func isPublished(_ file: String, _ known: inout [String: Bool]) -> Bool {
        if let isPublished = known[file] { return isPublished }
        let found = isPublished(file)
        known[file] = found
        return found
    }

    private func reportUnpublished(_ use: LinkUse, diagnostics: inout DiagnosticList) {
        diagnostics.report(
            .brokenLink, "the page made of \(use.file) is not published: it is a draft, or left out", at: use.location,
            fix: "publish it, or remove the link", basis: [use.file])
    }

    /// The anchors of one text; nil when it cannot be read.
    private struct Anchors {
        let names: Set<String>?
        let nearby: NearbyNames

        init(_ names: Set<String>?) {
            self.names = names
            nearby = NearbyNames { names?.sorted() ?? [] }
        }
    }

    /// The anchors of a text; nil when it cannot be read.
    private func anchors(of file: String, diagnostics: inout DiagnosticList) -> Set<String>? {
        if let facts = known[file] { return facts.anchors }
        return RecipeReader(context: context).readAgain(file, of: files, diagnostics: &diagnostics)?.facts.anchors
    }
}
