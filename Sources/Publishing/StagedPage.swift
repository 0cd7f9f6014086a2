/// A page of the build that is to be published.
struct StagedPage: Hashable, Sendable {
    enum Fate: Hashable, Sendable {
        /// It is being compared and staged, or that has failed.
        case pending
        /// The output has the same bytes.
        case unchanged
        /// It is staged in the tree, since nothing stands at its place.
        case placed
        /// It is staged under that number, since it replaces an earlier page.
        case replacing(number: Int)
    }

    var mark: FileMark
    var fate: Fate
    /// What the system said of its file when it was compared or written.
    var stamp: FileStamp

    /// A page of which nothing is known yet.
    static let pending = StagedPage(
        mark: FileMark(size: 0, hash: ContentHash(value: 0)), fate: .pending, stamp: .nothing)
}
