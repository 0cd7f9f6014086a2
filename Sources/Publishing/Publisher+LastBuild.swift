import Diagnostics

/// The note about a build that lets the next one see that there is nothing to do.
///
/// It is gone before anything changes and comes back when all is done. Whoever trusts it looks at every page that it names,
/// so that not even a note of another time could do harm.
extension Publisher {
    func forgetLastBuild() throws(FileFailure) {
        try outputState.folder.removeFile(OutputState.Name.lastBuild)
    }

    func keep(facts: [UInt8]?, _ note: (Folder) -> [UInt8]) {
        // The site is published. A note that could not be kept costs the next build its short cut, and nothing else.
        guard let output = try? Folder(outputState.place.path) else { return }
        // A note tells facts that are not its own by their checksum.
        if let facts { try? outputState.keep(facts: facts) }
        try? outputState.keep(lastBuild: note(output))
    }

    /// The pages as they stand after a commit that began at `moment`.
    ///
    /// A page in a folder that was moved as a whole has the times that it was staged with; one that was moved alone has a
    /// new one, and is looked at again.
    func stamped(
        _ pages: StagedPages, movedBy steps: [Journal.Step], at moment: Int64, in output: Folder
    ) -> StampedFiles {
        var pages = pages
        for path in steps.compactMap(\.placedPath) {
            guard let number = pages.number(of: path) else { continue }
            pages.set(number, stamp: FileStamp(at: path.text, in: output.descriptor))
        }
        return StampedFiles(pages.paths) { number in
            let page = pages.pages[number]
            return StampedEntry(
                stamp: page.stamp, hash: page.hash.value, looked: page.fate == .unchanged ? start : moment)
        }
    }
}

extension Journal.Step {
    /// The path that the step puts something at from the staged pages, by its own name.
    fileprivate var placedPath: OutputPath? {
        switch self {
        case .place(let path), .replace(let path, _): path
        case .placeAll, .remove: nil
        }
    }
}
