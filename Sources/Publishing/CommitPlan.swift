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
