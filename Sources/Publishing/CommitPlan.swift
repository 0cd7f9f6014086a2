/// A page of the build that is to be published.
struct StagedPage: Sendable {
    enum Fate: Sendable {
        /// The output has the same bytes.
        case unchanged
        /// It is staged in the tree, since nothing stands at its place.
        case placed
        /// It is staged under that number, since it replaces an earlier page.
        case replacing(number: Int)
    }

    var mark: FileMark
    var fate: Fate
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
