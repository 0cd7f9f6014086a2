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
        var anchors: [String: Set<String>] = [:]
        for use in uses {
            let there: Set<String>
            if let found = anchors[use.file] {
                there = found
            } else {
                there = self.anchors(of: use.file)
                anchors[use.file] = there
            }
            guard !there.contains(use.anchor) else { continue }
            findings.report(
                .brokenAnchor, "\(use.file) has no anchor \"\(use.anchor)\"", at: use.location,
                fix: NearestName.find(use.anchor, in: there.sorted()).map { "did you mean \"#\($0)\"?" }
                    ?? "link to the page without an anchor, or to one of its headings")
        }
    }

    private func anchors(of file: String) -> Set<String> {
        if let facts = known[file] { return facts.anchors }
        return RecipeReader(context: context).read(file, of: files).facts.anchors
    }
}
