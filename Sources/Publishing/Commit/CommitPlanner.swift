import Diagnostics

/// Works out what a commit has to do, from what is staged and what stands in the output folder. Changes nothing.
struct CommitPlanner {
    private let output: Folder
    private let earlier: Manifest
    private let pages: StagedPages
    /// The number of the next page that is set aside.
    private var number: Int
    /// What stands at the folders that were looked at; a folder that is placed as a whole stands there already.
    private var places: [OutputPath: Place] = [:]
    /// Pages that go with a folder that is in the way.
    private var cleared: Set<OutputPath> = []
    private(set) var plan = CommitPlan()

    private enum Place {
        case folder, nothing, placed, other
    }

    /// A planner for `pages`, all that Forno is to have in `output`, which has the `earlier` ones now; numbers from
    /// `number` on are free.
    init(
        _ output: Folder, earlier: Manifest, pages: StagedPages, number: Int
    ) {
        self.output = output
        self.earlier = earlier
        self.pages = pages
        self.number = number
    }

    /// The plan, with its steps in the order in which they are to be done.
    mutating func make() throws(FileFailure) -> CommitPlan {
        let staged = pages.changed.map { (path: pages.paths[$0], page: pages.pages[$0]) }
        for (path, page) in staged.sorted(by: { $0.path < $1.path }) {
            if case .replacing(let number) = page.fate { try replace(path, Int(number)) } else { try place(path) }
        }
        let unwanted = pages.keepEarlier ? [] : earlier.paths.filter { !pages.contains($0) }.sorted()
        for path in unwanted where !cleared.contains(path) {
            try remove(path)
        }
        plan.removed.sort()
        return plan
    }

    /// Replaces the page, unless a link on the way leads out of the output.
    private mutating func replace(_ path: OutputPath, _ number: Int) throws(FileFailure) {
        for folder in path.folders where try status(folder) != .folder { return plan.inTheWay.append(folder) }
        plan.steps.append(.replace(path, number: number))
    }

    /// Places the outermost folder on the way to `path` that is missing, or the page itself.
    private mutating func place(_ path: OutputPath) throws(FileFailure) {
        for place in path.folders + [path] {
            switch try status(place) {
            case .placed: return
            case .folder where place != path: continue
            case .nothing: break
            case .folder, .other: guard try clear(place) else { return plan.inTheWay.append(place) }
            }
            plan.steps.append(.place(place))
            places[place] = .placed
            return
        }
    }

    /// Plans to set aside what stands at `path` if all of it is pages that are no longer wanted.
    private mutating func clear(_ path: OutputPath) throws(FileFailure) -> Bool {
        guard let pages = try stalePages(at: path) else { return false }
        cleared.formUnion(pages)
        plan.removed += pages
        setAside(path)
        return true
    }

    /// The pages at or in `path`; `nil` when anything there is not a page of Forno's, or is still wanted.
    private func stalePages(at path: OutputPath) throws(FileFailure) -> [OutputPath]? {
        guard try output.status(at: path.text).kind == .folder else {
            guard !pages.contains(path), let mark = earlier[path], try output.holds(mark, at: path.text) else {
                return nil
            }
            return [path]
        }
        var stale: [OutputPath] = []
        for name in try output.names(in: path.text) {
            guard let inside = OutputPath(path.text + "/" + name), let found = try stalePages(at: inside) else {
                return nil
            }
            stale += found
        }
        return stale
    }

    /// Plans to remove a page that is no longer wanted, unless somebody changed it since.
    private mutating func remove(_ path: OutputPath) throws(FileFailure) {
        guard try path.folder.map({ folder throws(FileFailure) in try status(folder) == .folder }) ?? true,
            let mark = earlier[path], try output.has(path.text)
        else { return }
        guard try output.holds(mark, at: path.text) else { return plan.kept.append(path) }
        plan.removed.append(path)
        setAside(path)
    }

    private mutating func setAside(_ path: OutputPath) {
        plan.steps.append(.remove(path, number: number))
        number += 1
    }

    private mutating func status(_ path: OutputPath) throws(FileFailure) -> Place {
        if let known = places[path] { return known }
        if let folder = path.folder {
            let around = try status(folder)
            guard around == .folder else { return around == .placed ? .placed : .nothing }
        }
        let place: Place =
            switch try output.status(at: path.text).kind {
            case .folder: .folder
            case .nothing: .nothing
            case .file, .other: .other
            }
        places[path] = place
        return place
    }
}

/// What a commit is to do, and what cannot be done.
struct CommitPlan: Sendable {
    var steps: [Journal.Step] = []
    /// Earlier pages that go, in path order.
    var removed: [OutputPath] = []
    /// Earlier pages that are no longer wanted but that somebody changed, in path order.
    var kept: [OutputPath] = []
    /// What Forno did not write and stands where a page is to go.
    var inTheWay: [OutputPath] = []
}
