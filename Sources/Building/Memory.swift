import CMalloc

/// The memory of this process.
enum Memory {
    /// From how many pages on a site takes so much that it is worth some milliseconds to give memory back in between.
    static let largeSite = 100_000

    /// Gives what is free back to the system, where that is not done as it becomes free.
    ///
    /// The recipes of a large site take as much as the lists of its files that are made when they are gone.
    static func giveBack() { forno_give_memory_back() }
}
