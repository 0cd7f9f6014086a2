import Diagnostics
import Publishing

/// What a build did.
public struct BuildReport: Sendable {
    /// Every problem found, in order of stage and file.
    public var findings: Findings
    /// The HTML pages of the site.
    public var pages = 0
    public var written = 0
    public var unchanged = 0
    public var removed = 0
    /// False when errors, or in a strict build warnings, kept the output as it was.
    public var isPublished = false

    /// Takes in what publishing did.
    mutating func add(_ published: PublishReport) {
        written = published.written
        unchanged = published.unchanged
        removed = published.removed
        isPublished = true
    }

    /// Whether the problems found forbid publishing.
    static func isStopped(by findings: Findings, strict: Bool) -> Bool {
        findings.hasErrors || strict && !findings.diagnostics.isEmpty
    }
}
