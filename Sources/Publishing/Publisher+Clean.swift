import Diagnostics

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Publisher {
    /// Removes what Forno wrote into the folder `output`, the folders that are empty then, and what it remembers of
    /// it in `state`. The output folder itself stays, with all that Forno did not write.
    ///
    /// A page that somebody changed since Forno wrote it stays and is listed. Waits for a build of the site; when it
    /// is cut short, the next call does the rest.
    public static func clean(
        output: String, state: String, whenWaiting: () -> Void = {}
    ) throws(FileFailure) -> CleanReport {
        var report = CleanReport(removed: [], kept: [], isListLost: false)
        let place = try OutputPlace(output: output, state: state)
        guard try OutputState.ifPresent(place, state: state) != nil else {
            report.isListLost = try seemsBuilt(place)
            return report
        }
        let lock = try FileLock(lockPath(state), whenWaiting: whenWaiting)
        defer { withExtendedLifetime(lock) {} }
        guard let outputState = try OutputState.ifPresent(place, state: state) else { return report }
        try Recovery(outputState: outputState).run()
        switch try outputState.memory() {
        case .empty: report.isListLost = try seemsBuilt(place)
        case .damaged: report.isListLost = true
        case .known(let manifest): try remove(manifest, from: place.path, &report)
        }
        try outputState.remove(state: state)
        removeEmptyState(state)
        return report
    }

    /// Whether a built site seems to stand in an output folder.
    private static func seemsBuilt(_ place: OutputPlace) throws(FileFailure) -> Bool {
        try Folder.ifPresent(place.path)?.has("index.html") ?? false
    }

    private static func remove(
        _ manifest: Manifest, from output: String, _ report: inout CleanReport
    ) throws(FileFailure) {
        guard let folder = try Folder.ifPresent(output) else { return }
        for (path, mark) in manifest.pages.sorted(by: { $0.0 < $1.0 }) {
            guard try folder.has(path.text) else { continue }
            guard try folder.reaches(path), try folder.holds(mark, at: path.text) else {
                report.kept.append(path.text)
                continue
            }
            try folder.removeFile(path.text)
            folder.removeEmptyFolders(above: path)
            report.removed.append(path.text)
        }
    }

    /// Removes the state folder if this was the last that it held; whoever waits for the lock makes it anew.
    private static func removeEmptyState(_ state: String) {
        guard rmdir(RealPath.join(state, OutputState.Name.outputs)) == 0 else { return }
        // What was made for the outputs is of no use without them; what cannot be removed stays.
        for made in ["photos", "share"] { try? Folder(state).removeTree(made) }
        unlink(lockPath(state))
        rmdir(state)
    }
}

extension Folder {
    /// Whether all folders on the way to `path` are folders, and none a link that leads elsewhere.
    fileprivate func reaches(_ path: OutputPath) throws(FileFailure) -> Bool {
        for folder in path.folders where try status(at: folder.text).kind != .folder { return false }
        return true
    }
}
