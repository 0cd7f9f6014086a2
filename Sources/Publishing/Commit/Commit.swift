import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Carries out a journal: every page in place, or every page as it was.
struct Commit: Sendable {
    let journal: Journal
    let outputState: OutputState
    let staging: Staging
    var syncsToDisk = false
    var failpoint: Failpoint?

    /// Writes down what is to be done, so that it can be finished or taken back after a kill at any point from here.
    ///
    /// A failure leaves nothing that counts.
    func begin(_ pages: StagedPages) throws(FileFailure) {
        try outputState.folder.write(Manifest.encoding(pages), to: OutputState.Name.nextManifest)
        try failpoint?(.manifestWritten)
        try outputState.folder.write(journal.encoded, to: OutputState.Name.partialJournal)
        try failpoint?(.journalWritten)
        syncIfWanted()
        try outputState.folder.move(
            OutputState.Name.partialJournal, to: outputState.folder, as: OutputState.Name.journal)
        syncIfWanted()
    }

    /// Does the steps that are not yet done and ends the commit.
    func run(_ steps: [Journal.Step]) throws(FileFailure) {
        try failpoint?(.journalComplete)
        try perform(steps)
        try failpoint?(.moved)
        syncIfWanted()
        try outputState.folder.move(
            OutputState.Name.nextManifest, to: outputState.folder, as: OutputState.Name.manifest)
    }

    /// Clears away what the commit needed, once the new manifest is in place.
    func finish() throws(FileFailure) {
        try failpoint?(.manifestPlaced)
        try removeEmptiedFolders()
        try failpoint?(.emptied)
        syncIfWanted()
        try outputState.folder.removeFile(OutputState.Name.journal)
        try failpoint?(.journalRemoved)
        try outputState.clear()
    }

    private func removeEmptiedFolders() throws(FileFailure) {
        guard let output = try Folder.ifPresent(outputState.place.path) else { return }
        for case .remove(let path, _) in journal.steps { output.removeEmptyFolders(above: path) }
    }

    private func syncIfWanted() {
        if syncsToDisk { sync() }
    }
}

extension Commit {
    private func perform(_ steps: [Journal.Step]) throws(FileFailure) {
        if steps == [.placeAll] {
            try failpoint?(.moving)
            return try placeAll()
        }
        if steps.isEmpty { return }
        let output = try Folder(outputState.place.path)
        for step in steps {
            try failpoint?(.moving)
            try perform(step, in: output)
        }
    }

    private func placeAll() throws(FileFailure) {
        let (parent, name) = RealPath.split(outputState.place.path)
        try move(Staging.tree, of: staging.folder, to: Folder(parent), as: name)
    }

    private func perform(_ step: Journal.Step, in output: Folder) throws(FileFailure) {
        switch step {
        case .placeAll: break
        case .place(let path):
            guard try !output.has(path.text) else { throw inTheWay(path, output) }
            try move(Staging.tree(path), of: staging.folder, to: output, as: path.text)
        case .replace(let path, let number):
            try move(Staging.new(number), of: staging.folder, to: output, as: path.text)
        case .remove(let path, let number):
            try move(path.text, of: output, to: staging.folder, as: Staging.old(number))
        }
    }

    /// Renames what has to be there.
    private func move(
        _ path: String, of source: Folder, to target: Folder, as place: String
    ) throws(FileFailure) {
        guard try source.move(path, to: target, as: place) else {
            throw FileFailure("move", source.full(path), code: ENOENT)
        }
    }

    private func inTheWay(_ path: OutputPath, _ output: Folder) -> FileFailure {
        FileFailure("write", output.full(path.text), code: EEXIST)
    }
}

extension Commit {
    /// The steps that are still to be done.
    func pendingSteps() throws(FileFailure) -> [Journal.Step] {
        var pending: [Journal.Step] = []
        for step in journal.steps where try isPending(step) { pending.append(step) }
        return pending
    }

    private func isPending(_ step: Journal.Step) throws(FileFailure) -> Bool {
        switch step {
        case .placeAll: try staging.folder.has(Staging.tree)
        case .place(let path): try staging.folder.has(Staging.tree(path))
        case .replace(_, let number): try staging.folder.has(Staging.new(number))
        case .remove(_, let number): try !staging.folder.has(Staging.old(number))
        }
    }

    /// Puts every page back as it was, and forgets the commit.
    ///
    /// The journal is renamed first: from then on nobody goes forward, wherever this is cut short.
    func undo() throws(FileFailure) {
        try outputState.folder.move(OutputState.Name.journal, to: outputState.folder, as: OutputState.Name.undo)
        try failpoint?(.undoing)
        for step in journal.steps.reversed() where try !isPending(step) {
            try failpoint?(.movingBack)
            try undo(step)
        }
        try failpoint?(.movedBack)
        syncIfWanted()
        try outputState.folder.removeFile(OutputState.Name.undo)
        try outputState.clear()
    }

    /// Takes back a step that was done, or does nothing when that has happened already, or when somebody has removed
    /// the whole output.
    private func undo(_ step: Journal.Step) throws(FileFailure) {
        guard let output = try Folder.ifPresent(outputState.place.path) else { return }
        switch step {
        case .placeAll:
            let (parent, name) = RealPath.split(outputState.place.path)
            try Folder(parent).move(name, to: staging.folder, as: Staging.tree)
        case .place(let path): try output.move(path.text, to: staging.folder, as: Staging.tree(path))
        case .replace(let path, let number): try putBack(path, number, in: output)
        case .remove(let path, let number):
            // Whoever put something there meanwhile wants it more than the page that was to go.
            if try !output.has(path.text) { try putBack(path, number, in: output) }
        }
    }

    private func putBack(_ path: OutputPath, _ number: Int, in output: Folder) throws(FileFailure) {
        guard try staging.folder.has(Staging.old(number)) else { return }
        if let folder = path.folder { try output.makeFolders(folder) }
        try staging.folder.move(Staging.old(number), to: output, as: path.text)
    }
}
