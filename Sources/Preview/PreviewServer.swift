import Building
import Diagnostics
import Reading
import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Serves a site while somebody writes it, and shows each save in the browser.
///
/// ```
/// let options: BuildOptions
/// let server = try PreviewServer(PreviewOptions(build: options)) { note in print(note) }
/// print(server.url)     // http://127.0.0.1:8080/
/// try server.run()      // until server.stopSwitch.stop() is called on another thread
/// ```
///
/// One thread does everything but the second look at the whole site and what the network is asked: it waits for browsers, for changes of files and
/// for time to pass, and answers what comes at once. Nothing is shared, and nothing is written to the disk.
public final class PreviewServer {
    /// Where browsers find the site: "http://127.0.0.1:8080/".
    public let url: String
    /// Ends ``run()`` from any thread.
    public let stopSwitch: StopSwitch

    /// The most connections at a time; a browser opens six.
    private static let maxConnections = 256
    /// How long a file that is written again and again may keep a change from being told.
    static let longestSilence = Duration.milliseconds(500)
    /// How long the second look waits for the browser to have its page.
    static let checkDelay = Duration.milliseconds(250)

    let options: PreviewOptions
    var answers: SiteAnswers
    private let listener: Listener
    let watch: FolderWatch
    let checks: BackgroundWork<SiteCheck.Result>
    let remoteRefresh: BackgroundWork<LiveSite>
    let tell: (PreviewNote) -> Void
    var connections: [Connection] = []
    var checkTime: ContinuousClock.Instant?
    /// When the network is asked again; nil where nothing comes from there, or while it is being asked.
    var questionTime: ContinuousClock.Instant?
    var told = Set<Diagnostic>()
    var pending: PendingNotice?

    /// Reads the site and listens; `tell` is called on the thread that calls ``run()``, and for the problems found now.
    ///
    /// Throws when the site cannot be read, or the address or port cannot be had.
    public init(_ options: PreviewOptions, tell: @escaping (PreviewNote) -> Void) throws(FileFailure) {
        self.options = options
        self.tell = tell
        listener = try options.listen()
        url = "http://\(options.host):\(listener.port)/"
        stopSwitch = try StopSwitch()
        checks = BackgroundWork(wakeup: stopSwitch.wakeup)
        remoteRefresh = BackgroundWork(wakeup: stopSwitch.wakeup)
        // Watching begins before the site is read, so that no change falls between the two.
        watch = FolderWatch(try SiteFiles(root: options.build.site), isPolling: options.isPolling)
        answers = SiteAnswers(try LiveSite(options.build), excerpts: SiteDiagnostics(site: options.build.site))
        if let failure = watch.failure { tell(.failure(failure)) }
        tellProblems()
        questionTime = .now + options.questionInterval
    }

    /// The HTML pages of the site.
    public var pageCount: Int { answers.site.pageCount }

    /// Serves until the switch is turned; throws when waiting itself fails.
    public func run() throws(FileFailure) {
        while !stopSwitch.isStopped {
            let ready = try wait()
            stopSwitch.wakeup.reset()
            takeChanges()
            takeCheck()
            takeAnswer()
            if ready.hasGuest { welcomeGuests() }
            for (connection, events) in zip(connections, ready.connections) { serve(connection, events) }
            let now = ContinuousClock.now
            for connection in connections where connection.deadline <= now { connection.passDeadline() }
            connections.removeAll { $0.isClosed }
        }
    }

    /// Waits until there is something to do: the connections that are ready, and whether a new one is.
    private func wait() throws(FileFailure) -> (hasGuest: Bool, connections: [Int16]) {
        let watched = watch.descriptor ?? stopSwitch.wakeup.descriptor
        var waits = [stopSwitch.wakeup.descriptor, watched, listener.descriptor].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let fixed = waits.count
        waits += connections.map { pollfd(fd: $0.descriptor, events: $0.wanted, revents: 0) }
        if poll(&waits, nfds_t(waits.count), timeout) < 0, errno != EINTR {
            throw FileFailure("wait for", url, code: errno)
        }
        return (waits[fixed - 1].revents != 0, waits[fixed...].map(\.revents))
    }

    /// The milliseconds until something is due, rounded up; -1 for no limit.
    private var timeout: Int32 {
        let times = [watch.next, checkTime, questionTime].compactMap(\.self) + connections.map(\.deadline)
        guard let next = times.min() else { return -1 }
        let rest = next - .now
        let milliseconds =
            rest.components.seconds * 1000 + (rest.components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: max(0, milliseconds))
    }

    private func welcomeGuests() {
        while let connection = listener.accept(patience: options.patience) {
            connections.append(connection)
            guard connections.count > Self.maxConnections else { continue }
            connection.send(Response(.serviceUnavailable).bytes(isHead: false, keepsAlive: false))
            connection.end()
        }
    }

    private func serve(_ connection: Connection, _ events: Int16) {
        if events == 0 || connection.isClosed { return }
        if !connection.hasSentAll { connection.flush() } else { connection.receive() }
        answerRequests(of: connection)
    }
}

extension PreviewServer {
    /// Answers the requests that have come whole, one after the other.
    private func answerRequests(of connection: Connection) {
        while case .listening = connection.phase, connection.hasSentAll, !connection.isClosed {
            do throws(RequestProblem) {
                guard let request = try RequestReader.next(&connection.input) else { return }
                answer(request, on: connection)
            } catch {
                let allow = error.status == .methodNotAllowed ? [(name: "Allow", value: "GET, HEAD")] : []
                connection.send(Response(error.status, fields: allow).bytes(isHead: false, keepsAlive: false))
                connection.end()
            }
        }
    }

    private func answer(_ request: Request, on connection: Connection) {
        guard options.isWelcome(request["host"]) else {
            return send(Response(.misdirectedRequest), to: request, on: connection)
        }
        guard let path = RequestPath(request.target) else {
            return send(Response(.badRequest), to: request, on: connection)
        }
        if path.address == BrowserFiles.events, request.method == "GET" {
            stream(path, request, on: connection)
        } else {
            send(answers.response(to: path), to: request, on: connection)
        }
    }

    private func send(_ response: Response, to request: Request, on connection: Connection) {
        connection.send(response.bytes(for: request))
        if !request.keepsAlive { connection.end() }
    }

    /// Makes the connection one that is sent the events of the page that the query names.
    private func stream(_ path: RequestPath, _ request: Request, on connection: Connection) {
        guard let page = path.value(of: "page").flatMap({ RequestPath(PercentCoding.encodePath($0)) }) else {
            return send(Response(.badRequest), to: request, on: connection)
        }
        // A browser that lost the connection says what it was told last, which is later than what its page says.
        let known = request["last-event-id"] ?? path.value(of: "state")
        var stream = EventStream(path: page, state: known.flatMap { PageState($0) })
        let event = stream.event(to: answers.state(of: page)) ?? []
        connection.phase = .streaming(stream)
        connection.send(EventStream.head + event)
    }
}
