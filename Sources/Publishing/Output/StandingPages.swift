/// The pages of a build that are known to stand in the output as it left them.
struct StandingPages: Sendable {
    /// Their paths, with what each held.
    let manifest: Manifest
    /// What is known of each, by the number of its path.
    private let pages: [StagedPage]

    /// The pages in a list of files; nil where one of them is none.
    init?(_ files: StampedFiles) {
        var (index, pages, isSound) = (PathIndex(reserving: files.count), [StagedPage](), true)
        pages.reserveCapacity(files.count)
        files.forEach { entry, path in
            isSound = isSound && OutputPath.isSound(path) && index.add(path, HashedPath.hash(of: path)) != nil
            pages.append(StagedPage(fate: .unchanged, hash: entry.mark.hash, stamp: entry.stamp))
        }
        guard isSound else { return nil }
        (self.pages, manifest) = (pages, Manifest(index, marks: pages.map(\.mark)))
    }

    /// The page at a path, as it stands; nil where none does.
    subscript(path: OutputPath) -> StagedPage? { manifest.number(of: path).map { pages[$0] } }

    /// All of them, with those that a build has staged in their places or beside them.
    func joined(by staged: StagedPages) -> StagedPages {
        var all = StagedPages(earlier: manifest.index, pages)
        for (number, path) in staged.paths.enumerated() {
            let path = HashedPath(path)
            if let place = all.add(path) ?? all.number(of: path) { all.set(place, staged.pages[number]) }
        }
        return all
    }
}

extension Publisher {
    /// Has pages stay as the last build left them; gives whether all are known to stand there, and does nothing where not.
    package func keep(paths: [String]) -> Bool {
        guard let standing else { return false }
        let pages = paths.compactMap { text in
            OutputPath(text).flatMap { path in standing[path].map { (path: HashedPath(path), page: $0) } }
        }
        guard pages.count == paths.count else { return false }
        return progress.withLock { progress in
            guard !progress.isOver, !pages.contains(where: { progress.pages.number(of: $0.path) != nil }) else {
                return false
            }
            for (path, page) in pages {
                if let number = progress.pages.add(path) { progress.pages.set(number, page) }
            }
            return true
        }
    }

    /// Has all pages stay that the last build left and nobody has staged anew; gives whether those are known.
    package func keepOthers() -> Bool {
        guard let standing else { return false }
        return progress.withLock { progress in
            if progress.isOver { return false }
            progress.pages = standing.joined(by: progress.pages)
            return true
        }
    }

    /// A digest of all that is staged so far but the pages at some paths.
    package func contents(without paths: [String]) -> UInt64 {
        progress.withLock { progress in
            var contents = progress.pages.contents
            for path in paths.compactMap({ OutputPath($0) }) {
                if let number = progress.pages.number(of: path) { contents &-= progress.pages.pages[number].hash.value }
            }
            return contents
        }
    }
}
