import Diagnostics
import Kitchen
import Reading
import Text

/// Checks the anchors that texts link to, once all texts have been read.
///
/// The anchors of a recipe are not kept; those few recipes that are linked to by anchor are read again.
struct AnchorCheck {
    let files: SiteFiles
    let context: ProseContext
    /// The anchors of texts that were kept, by file.
    let known: [String: ProseFacts]

    func report(_ uses: [AnchorUse], findings: inout Findings) {
        var (anchors, unread): ([String: Set<String>?], Findings) = ([:], Findings())
        for use in uses {
            let known = anchors[use.file] ?? self.anchors(of: use.file, findings: &unread)
            anchors[use.file] = .some(known)
            guard let there = known, !there.contains(use.anchor) else { continue }
            findings.report(
                .brokenAnchor, "\(use.file) has no anchor \"\(use.anchor)\"", at: use.location,
                fix: NearestName.find(use.anchor, in: there.sorted()).map { "did you mean \"#\($0)\"?" }
                    ?? "link to the page without an anchor, or to one of its headings",
                basis: use.file == use.location.file ? [] : [use.file])
        }
        findings.appendUntold(unread)
    }

    /// The anchors of a text; nil when it cannot be read.
    private func anchors(of file: String, findings: inout Findings) -> Set<String>? {
        if let facts = known[file] { return facts.anchors }
        return RecipeReader(context: context).readAgain(file, of: files, findings: &findings)?.facts.anchors
    }
}
