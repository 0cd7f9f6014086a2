import Diagnostics
import Media
import Synchronization

/// What is known of the files that texts show and link to: whether what is inside them is what their names say.
///
/// Each is looked into once, when the first link to it is met, by whatever thread meets it.
public final class MediaFiles: Sendable {
    private let files: SiteFiles?
    private let known = Mutex<[String: MediaRefusal?]>([:])

    /// The files of a site; without one, names alone decide.
    public init(of files: SiteFiles? = nil) {
        self.files = files?.forReadingMany()
    }

    /// Why a file of the site is not published, by its name and what is inside; nil when it is.
    public func refusal(of file: String) -> MediaRefusal? {
        if let refusal = known.withLock({ $0[file] }) { return refusal }
        let refusal = look(into: file)
        known.withLock { $0[file] = .some(refusal) }
        return refusal
    }

    /// Whether a file that was looked into before would be told otherwise now.
    public func hasChanged(_ file: String) -> Bool {
        guard let before = known.withLock({ $0[file] }) else { return false }
        return look(into: file) != before
    }

    private func look(into file: String) -> MediaRefusal? {
        guard let type = SafeFileType(ofFile: file) else { return .type }
        let count = type.kind == .drawing ? SafeFileType.largestDrawing + 1 : SafeFileType.startCount
        guard let files else { return nil }
        // Why it cannot be read does not matter: the link to it is told of.
        guard let start = try? files.start(of: file, count: count) else { return .unreadable }
        return type.refusal(ofStart: start)
    }
}
