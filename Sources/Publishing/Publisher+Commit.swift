import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Publisher {
    /// Puts all staged pages in place and removes the earlier pages that were not staged; then others may build.
    ///
    /// Fails when something that Forno did not write stands where a page is to go, and when the system refuses; then
    /// the output folder is as it was. A page that changed costs a rename, a new folder with all in it one as well.
    public func commit() throws(PublishProblem) -> PublishReport {
        try commit(noting: nil)
    }

    /// Commits, and keeps for the next build what this one knew of its recipes (nil where that is kept already), and what `note`
    /// says of it, which is given all pages as they stand.
    package func commit(
        facts: [UInt8]? = nil, noting note: ((StampedFiles) -> [UInt8])?
    ) throws(PublishProblem) -> PublishReport {
        guard let progress = end() else {
            throw .failed(FileFailure("publish", shownOutput, reason: "The build is over"))
        }
        defer { release() }
        do throws(PublishProblem) {
            let pages = progress.pages
            let plan = try plan(progress)
            let moment = FileStamp.now
            try carryOut(plan, pages, progress.writer?.staging)
            let report = report(pages, plan)
            if let note { keep(facts: facts) { note(stamped(pages, movedBy: plan.steps, at: moment, in: $0)) } }
            return report
        } catch {
            // The first failure is the one that matters. An unfinished commit still needs what is staged.
            if case .unfinished = error {} else { try? clearUnlessCommitted() }
            throw error
        }
    }

    private func clearUnlessCommitted() throws(FileFailure) {
        guard try !outputState.folder.has(OutputState.Name.journal) else { return }
        try outputState.clear()
    }

    private func plan(_ progress: Progress) throws(PublishProblem) -> CommitPlan {
        guard progress.inTheWay.isEmpty else { throw inTheWay(progress.inTheWay) }
        guard !progress.pages.pages.contains(where: { $0.fate == .pending }) else {
            throw .failed(FileFailure("publish", shownOutput, reason: "A page could not be written"))
        }
        let plan = try failing { () throws(FileFailure) in
            guard let output = try Folder.ifPresent(outputState.place.path, shownAs: shownOutput) else {
                return CommitPlan(steps: progress.writer == nil ? [] : [.placeAll])
            }
            let number = progress.writer?.nextNumber() ?? 0
            var planner = CommitPlanner(output, earlier: earlierPages, pages: progress.pages, number: number)
            return try planner.make()
        }
        guard plan.inTheWay.isEmpty else {
            try refusePagesUsedAsFolders(progress.pages)
            throw inTheWay(plan.inTheWay)
        }
        return plan
    }

    /// Fails when the path of a page is that of a folder of another one, so that pages are in each other's way.
    private func refusePagesUsedAsFolders(_ pages: StagedPages) throws(PublishProblem) {
        for path in pages.paths.sorted() {
            guard let page = path.folders.first(where: { pages.contains($0) }) else { continue }
            let reason = "The page \(path.text) needs a folder of that name"
            throw .failed(FileFailure("write", shown(page), reason: reason))
        }
    }

    private func report(_ pages: StagedPages, _ plan: CommitPlan) -> PublishReport {
        let written = WrittenPaths(pages)
        let unchanged = pages.count - written.count
        // Pages that stand there already are Forno's: where it knows of none, it has forgotten them.
        let isListLost =
            switch memory {
            case .known: false
            case .empty: unchanged > 0
            case .damaged: true
            }
        return PublishReport(
            written: written, unchanged: unchanged, removed: plan.removed.map(\.text), kept: plan.kept.map(\.text),
            isListLost: isListLost)
    }

    private func inTheWay(_ paths: [OutputPath]) -> PublishProblem {
        var isListKnown = false
        if case .known = memory { isListKnown = true }
        return .inTheWay(Set(paths).sorted().map(shown), isListKnown: isListKnown)
    }

    private func shown(_ path: OutputPath) -> String {
        RealPath.join(shownOutput, path.text)
    }
}

extension Publisher {
    /// Does what `plan` says, or leaves everything as it was.
    private func carryOut(_ plan: CommitPlan, _ pages: StagedPages, _ staging: Staging?) throws(PublishProblem) {
        try failing { () throws(FileFailure) in try options.failpoint?(.planned) }
        try failing { () throws(FileFailure) in try forgetLastBuild() }
        guard !plan.steps.isEmpty else {
            return try failing { () throws(FileFailure) in try keep(listOf: pages) }
        }
        let commit = try failing { () throws(FileFailure) in try self.commit(plan, staging) }
        let folders = try begin(commit, pages)
        do throws(FileFailure) {
            try commit.run(commit.journal.steps)
        } catch {
            try undo(commit, after: error)
            for folder in folders.reversed() { rmdir(folder) }
            throw .failed(error)
        }
        try failing { () throws(FileFailure) in try commit.finish() }
    }

    private func commit(_ plan: CommitPlan, _ staging: Staging?) throws(FileFailure) -> Commit {
        let staging =
            if let staging { staging } else {
                try StagingWriter(Staging.open(for: outputState), output: shownOutput).staging
            }
        let journal = Journal(steps: plan.steps, isStagedInOutput: staging.isInOutput)
        return Commit(
            journal: journal, outputState: outputState, staging: staging, syncsToDisk: options.syncsToDisk,
            failpoint: options.failpoint)
    }

    /// Makes the folders that the output folder is to be in and begins the commit; gives the folders.
    private func begin(_ commit: Commit, _ pages: StagedPages) throws(PublishProblem) -> [String] {
        try failing { () throws(FileFailure) in
            let folders = try RealPath.makeFolders(RealPath.split(outputState.place.path).folder)
            do throws(FileFailure) {
                try commit.begin(pages)
            } catch {
                for folder in folders.reversed() { rmdir(folder) }
                throw error
            }
            return folders
        }
    }

    private func undo(_ commit: Commit, after failure: FileFailure) throws(PublishProblem) {
        do throws(FileFailure) {
            try commit.undo()
        } catch {
            throw .unfinished(failure, undoing: error)
        }
    }

    /// Writes the manifest if it is not the earlier one, when no page changes.
    private func keep(listOf pages: StagedPages) throws(FileFailure) {
        if case .known(let earlier) = memory, earlier.lists(pages) { return try outputState.clear() }
        try outputState.folder.write(Manifest.encoding(pages), to: OutputState.Name.nextManifest)
        try options.failpoint?(.manifestWritten)
        try outputState.folder.move(
            OutputState.Name.nextManifest, to: outputState.folder, as: OutputState.Name.manifest)
        try outputState.clear()
    }

    private func failing<Result>(_ body: () throws(FileFailure) -> Result) throws(PublishProblem) -> Result {
        do throws(FileFailure) {
            return try body()
        } catch {
            throw .failed(error)
        }
    }
}
