/// The named moments of an edit of several files, at which a test can end the process or make the file system seem to
/// refuse.
package enum EditStep: String, CaseIterable, Sendable {
    /// The journal counts: the edit is finished, once its first file is changed.
    case journalWritten
    /// Before a file is changed.
    case changing
    /// All files are changed; the journal is still there.
    case changed
}
