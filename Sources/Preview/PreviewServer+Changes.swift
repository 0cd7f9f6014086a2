import Building
import Diagnostics

extension PreviewServer {
    /// Takes in what has happened to the files, and tells the browsers first and the terminal after.
    func takeChanges() {
        let start = ContinuousClock.now
        let failure = watch.failure
        let paths = watch.take(at: start)
        if let now = watch.failure, now != failure { tell(.failure(now)) }
        guard !paths.isEmpty else { return }
        var change = pending ?? PendingNotice(start: start, wasBroken: answers.site.isBroken)
        let update = answers.update(paths)
        change.update.changed = Set(change.update.changed + update.changed).sorted()
        pending = nil
        guard !change.update.isEmpty || answers.site.isBroken != change.wasBroken else { return }
        // A file may have been half written when it was read: what is known to be old already is shown to nobody.
        if start - change.start < Self.longestSilence, watch.hasNews(of: paths) {
            pending = change
        } else {
            tell(change)
        }
    }

    private func tell(_ change: PendingNotice) {
        tellBrowsers()
        tell(.updated(change.update, .now - change.start))
        tellProblems()
        if change.wasBroken, !answers.site.isBroken { tell(.mended) }
        // Browsers that wait behind an error are not kept waiting for the look that finds it mended.
        checkTime = .now + (answers.site.isBroken ? .zero : Self.checkDelay)
    }

    /// Begins the second look when its time has come, and takes in what it found.
    func takeCheck() {
        if let time = checkTime, time <= .now {
            checkTime = nil
            if let check = answers.site.check { checks.start { check.run() } }
        }
        guard let result = checks.takeResult() else { return }
        let wasBroken = answers.site.isBroken
        // With changes that wait, it may have met files that are on their way: what it found may hold no more.
        if !watch.hasPending, answers.take(result) {
            tellBrowsers()
            tellProblems()
            if wasBroken, !answers.site.isBroken { tell(.mended) }
        }
        if answers.site.check != nil, checkTime == nil { checkTime = .now + Self.checkDelay }
    }

    /// Asks the network again when its time has come, and takes in what it gave.
    func takeAnswer() {
        if let time = questionTime, time <= .now {
            questionTime = answers.site.usesNetwork ? nil : .now + options.questionInterval
            if questionTime == nil { remoteRefresh.start { [site = answers.site] in site.askedAgain } }
        }
        guard let asked = remoteRefresh.takeResult() else { return }
        let wasBroken = answers.site.isBroken
        guard answers.take(asked) else {
            // It was of a site that has been saved since; what came is kept, so that the next answer is quick.
            questionTime = .now + Self.checkDelay
            return
        }
        questionTime = .now + options.questionInterval
        tellBrowsers()
        tellProblems()
        if wasBroken, !answers.site.isBroken { tell(.mended) }
        checkTime = .now + Self.checkDelay
    }

    private func tellBrowsers() {
        for connection in connections {
            guard case .streaming(var stream) = connection.phase else { continue }
            guard let event = stream.event(to: answers.state(of: stream.path)) else { continue }
            connection.phase = .streaming(stream)
            connection.send(event)
        }
    }

    /// Tells of the problems that were not there the last time.
    func tellProblems() {
        let all = answers.site.diagnostics
        var new = DiagnosticList()
        for diagnostic in all where !told.contains(diagnostic) { new.report(diagnostic) }
        told = Set(all)
        if !new.isEmpty { tell(.problems(new)) }
    }
}

/// A change of the site that nobody was told of yet.
struct PendingNotice {
    let start: ContinuousClock.Instant
    /// Whether pages were not shown before.
    let wasBroken: Bool
    var update = SiteUpdate()
}
