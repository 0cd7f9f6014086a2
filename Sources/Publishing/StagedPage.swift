/// What is known of a page of the build that is to be published.
struct StagedPage: BitwiseCopyable, Hashable, Sendable {
    enum Fate: BitwiseCopyable, Hashable, Sendable {
        /// It is being compared and staged, or that has failed.
        case pending
        /// The output has the same bytes.
        case unchanged
        /// It is staged in the tree, since nothing stands at its place.
        case placed
        /// It is staged under that number, since it replaces an earlier page.
        case replacing(number: Int32)
    }

    var fate: Fate = .pending
    /// The digest of its bytes.
    var hash = ContentHash(value: 0)
    /// What the system said of its file when it was compared or written.
    var stamp = FileStamp.nothing

    /// By what it is known again.
    var mark: FileDigest { FileDigest(size: stamp.size, hash: hash) }
}
