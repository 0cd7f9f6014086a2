import Diagnostics
import Reading

/// Watches `content/` and `templates/` of a site, by the best means that the system has.
final class FolderWatch {
    private let files: SiteFiles
    private var pending = PendingChanges()
    private var polling: PollingWatch?
    #if os(Linux)
        private var inotify: InotifyWatch?
    #endif
    /// Why changes are looked for instead of being told; nil when they are told.
    private(set) var failure: FileFailure?

    /// Watches a site from now on; `isPolling` says not to ask the system even where it can tell.
    init(_ files: SiteFiles, isPolling: Bool = false) {
        self.files = files
        #if os(Linux)
            if !isPolling {
                do throws(FileFailure) { inotify = try InotifyWatch(files) } catch { failure = error }
            }
            if inotify == nil { polling = PollingWatch(files) }
        #else
            polling = PollingWatch(files)
        #endif
    }

    /// What to wait for; nil when only time will tell.
    var descriptor: Int32? {
        #if os(Linux)
            inotify?.descriptor
        #else
            nil
        #endif
    }

    /// When to call ``take(at:)`` again at the latest; nil when something must happen first.
    var next: ContinuousClock.Instant? { polling?.next ?? pending.next }

    /// Whether there are changes that were told of and not taken yet.
    var hasPending: Bool { pending.next != nil }

    /// The files and folders that something may have happened to, by their paths in the site.
    func take(at time: ContinuousClock.Instant) -> Set<String> {
        #if os(Linux)
            do throws(FileFailure) {
                for event in try inotify?.events() ?? [] { pending.note(event.path, event.sign, at: time) }
            } catch {
                return beginPolling(error)
            }
        #endif
        guard var watch = polling else { return pending.take(at: time) }
        guard watch.next <= time else { return [] }
        let changes = watch.changes()
        polling = watch
        return changes
    }

    #if os(Linux)
        /// Goes over to looking, when the system allows no more watches; anything may have happened meanwhile.
        private func beginPolling(_ error: FileFailure) -> Set<String> {
            failure = error
            inotify = nil
            polling = PollingWatch(files)
            return ["content", "templates"]
        }
    #endif
}
