import Building
import Diagnostics

/// What a preview server tells whoever started it.
public enum PreviewNote: Sendable {
    /// The site was updated in this time, to the moment when the browsers were told.
    case updated(SiteUpdate, Duration)
    /// The problems that were not there before.
    case problems(DiagnosticList)
    /// Pages are shown again: the last error is mended.
    case mended
    /// Something that the server cannot do.
    case failure(FileFailure)
}
