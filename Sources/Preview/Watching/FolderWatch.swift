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
    /// A failure that was met when news were asked for; what the system told with it is lost, so the next look is at once.
    private var unseenFailure: FileFailure?

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
    var next: ContinuousClock.Instant? { unseenFailure != nil ? .now : polling?.next ?? pending.next }

    /// Whether there are changes that were told of and not taken yet.
    var hasPending: Bool { pending.next != nil }

    /// Whether something has happened to one of these files since they were taken.
    func hasNews(of paths: Set<String>) -> Bool {
        do throws(FileFailure) { try receive(at: .now) } catch { unseenFailure = error }
        return unseenFailure != nil || pending.contains(anyOf: paths)
    }

    /// The files and folders that something may have happened to, by their paths in the site.
    func take(at time: ContinuousClock.Instant) -> Set<String> {
        if let failure = unseenFailure { return beginPolling(failure) }
        do throws(FileFailure) { try receive(at: time) } catch { return beginPolling(error) }
        guard var watch = polling else { return pending.take(at: time) }
        guard watch.next <= time else { return [] }
        let changes = watch.changes()
        polling = watch
        return changes
    }

    /// Takes in what the system tells.
    private func receive(at time: ContinuousClock.Instant) throws(FileFailure) {
        #if os(Linux)
            for event in try inotify?.events() ?? [] { pending.note(event.path, event.sign, at: time) }
        #endif
    }

    /// Goes over to looking, when the system allows no more watches; anything may have happened meanwhile.
    private func beginPolling(_ error: FileFailure) -> Set<String> {
        failure = error
        unseenFailure = nil
        #if os(Linux)
            inotify = nil
        #endif
        polling = PollingWatch(files)
        return ["content", "templates"]
    }
}
