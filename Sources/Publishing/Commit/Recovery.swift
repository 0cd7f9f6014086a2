import Diagnostics

/// Ends what a build left that was killed: its commit is finished if it had begun, and forgotten if not.
struct Recovery: Sendable {
    let outputState: OutputState

    /// Brings the output folder to entirely the earlier or entirely the new pages, and clears away the rest.
    func run() throws(FileFailure) {
        if let journal = try journal(OutputState.Name.undo) {
            if let commit = try commit(journal) { try commit.undo() }
            try outputState.folder.removeFile(OutputState.Name.undo)
        } else if let journal = try journal(OutputState.Name.journal) {
            if let commit = try commit(journal) { try finish(commit) }
            try outputState.folder.removeFile(OutputState.Name.journal)
        }
        try outputState.clear()
    }

    /// The journal of that name if there is one, and can be read.
    private func journal(_ name: String) throws(FileFailure) -> Journal? {
        guard let bytes = try outputState.folder.read(name) else { return nil }
        if let journal = Journal(bytes) { return journal }
        try takeStock()
        try outputState.folder.removeFile(name)
        return nil
    }

    /// Notes as Forno's what stands in the output with the bytes of the newer site, beside what was there of the earlier.
    ///
    /// That is what can be done where the journal is damaged or of another version of Forno: nobody knows then which
    /// pages were moved. The output stays as it is, and the next build makes it whole.
    private func takeStock() throws(FileFailure) {
        guard let output = try Folder.ifPresent(outputState.place.path),
            var known = try list(OutputState.Name.manifest),
            let newer = try list(OutputState.Name.nextManifest)
        else { return }
        for (path, mark) in newer.pages where try output.holds(mark, at: path.text) { known.note(path, mark) }
        try outputState.folder.write(known.encoded, to: OutputState.Name.nextManifest)
        try outputState.folder.move(
            OutputState.Name.nextManifest, to: outputState.folder, as: OutputState.Name.manifest)
    }

    /// The list of pages of that name, an empty one if there is none; nil when it cannot be read.
    private func list(_ name: String) throws(FileFailure) -> Manifest? {
        guard let bytes = try outputState.folder.read(name) else { return Manifest() }
        return Manifest(bytes)
    }

    /// The commit that `journal` is about; `nil` when the staged pages were removed, so that there is nothing to do.
    private func commit(_ journal: Journal) throws(FileFailure) -> Commit? {
        guard let staging = try Staging.left(by: journal, in: outputState) else { return nil }
        let output = try Folder.ifPresent(outputState.place.path)
        for step in journal.steps {
            guard let path = step.path else { continue }
            try staging.folder.refuseLinks(above: path, in: Staging.tree + "/")
            if let output { try output.refuseLinks(above: path, in: "") }
        }
        return Commit(journal: journal, outputState: outputState, staging: staging)
    }

    /// Goes forward if that is possible, else back.
    private func finish(_ commit: Commit) throws(FileFailure) {
        guard let bytes = try outputState.folder.read(OutputState.Name.nextManifest) else { return try commit.finish() }
        guard let manifest = Manifest(bytes), try isWhole(manifest, commit) else { return try commit.undo() }
        do throws(FileFailure) {
            try commit.run(commit.pendingSteps())
        } catch {
            return try commit.undo()
        }
        try commit.finish()
    }

    /// Whether every page is there, staged or in place, with the bytes that it is to have.
    ///
    /// After a loss of power the journal may be on disk while the pages that it tells of are not.
    private func isWhole(_ manifest: Manifest, _ commit: Commit) throws(FileFailure) -> Bool {
        var numbers: [OutputPath: Int] = [:]
        for case .replace(let path, let number) in commit.journal.steps { numbers[path] = number }
        let output = try Folder.ifPresent(outputState.place.path)
        for (path, mark) in manifest.pages {
            if let number = numbers[path], try commit.staging.folder.holds(mark, at: Staging.new(number)) { continue }
            if try commit.staging.folder.holds(mark, at: Staging.tree(path)) { continue }
            guard let output, try output.holds(mark, at: path.text) else { return false }
        }
        return true
    }
}

extension Journal.Step {
    /// The path in the output that the step is about; `nil` when it is about all of it.
    fileprivate var path: OutputPath? {
        switch self {
        case .placeAll: nil
        case .place(let path), .replace(let path, _), .remove(let path, _): path
        }
    }
}

extension Folder {
    /// Fails when a folder on the way to `path` is something else, so that a rename would leave this folder.
    fileprivate func refuseLinks(above path: OutputPath, in start: String) throws(FileFailure) {
        for folder in path.folders where try status(at: start + folder.text).kind == .other {
            let reason = "It is not a folder, so an interrupted build cannot be finished there"
            throw FileFailure("write in", full(start + folder.text), reason: reason)
        }
    }
}
