import Diagnostics

/// The named moments of publishing, at which a test can end the process or make the file system seem to refuse.
package enum PublishStep: String, CaseIterable, Sendable {
    /// Before a page is compared and staged.
    case staging
    /// After it.
    case staged
    /// What is to be done is known; nothing of it is written down.
    case planned
    /// The new manifest stands beside the earlier one.
    case manifestWritten
    /// The journal is written but does not yet count.
    case journalWritten
    /// The journal counts: from here on the build is finished, come what may.
    case journalComplete
    /// Before each step of the journal.
    case moving
    /// All pages are in place; the manifest is the earlier one.
    case moved
    /// The manifest is the new one.
    case manifestPlaced
    /// Folders that had become empty are gone.
    case emptied
    /// The journal is gone; what is left is to be cleared away.
    case journalRemoved
    /// A commit that failed is about to be taken back.
    case undoing
    /// Before each step that is taken back.
    case movingBack
    /// All steps are taken back; the journal is still there.
    case movedBack
}

/// What is called at each moment of publishing; a failure that it throws is taken for one of the file system.
package typealias Failpoint = @Sendable (PublishStep) throws(FileFailure) -> Void
