#if canImport(Glibc)
    import CMalloc
#endif

/// The memory of this process.
enum Memory {
    /// Gives what is free back to the system, where that is not done as it becomes free.
    ///
    /// The recipes of a large site take as much as the lists of its files that are made when they are gone.
    static func giveBack() {
        #if canImport(Glibc)
            malloc_trim(0)
        #endif
    }
}
