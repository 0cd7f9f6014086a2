/// What a build changed in the output folder. Paths start from the output folder; but for those of what was written, they are
/// in byte order.
public struct PublishReport: Sendable {
    /// The pages that are new or have other bytes than before, in the order in which they were staged.
    public var written: WrittenPaths
    /// How many pages had the same bytes before, and keep their time.
    public var unchanged: Int
    /// The pages that Forno wrote earlier and that are gone, since they are no longer part of the site.
    public var removed: [String]
    /// Pages that are no longer part of the site but stay, since somebody changed them: they are no longer Forno's.
    public var kept: [String]
    /// Whether the list of what Forno wrote is damaged or gone, so that pages which no longer exist could not be removed.
    public var isListLost: Bool
}

/// What `Publisher.clean` removed. Paths start from the output folder and are in byte order.
public struct CleanReport: Hashable, Sendable {
    /// The pages that are gone.
    public var removed: [String]
    /// The pages that Forno wrote and somebody changed since: they stay.
    public var kept: [String]
    /// Whether the list of what Forno wrote is damaged, or gone from beside what seems to be a built site, so that nothing could
    /// be removed.
    public var isListLost: Bool
}
