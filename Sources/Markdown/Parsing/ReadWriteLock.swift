#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A lock that any number of threads hold together to read, or one alone to write.
final class ReadWriteLock: Sendable {
    // The functions of POSIX may be called by any thread.
    private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_rwlock_t>

    init() {
        lock = .allocate(capacity: 1)
        pthread_rwlock_init(lock, nil)
    }

    deinit {
        pthread_rwlock_destroy(lock)
        lock.deallocate()
    }

    /// What `body` gives while the lock is held.
    func withLock<Result>(toWrite: Bool, _ body: () -> Result) -> Result {
        _ = toWrite ? pthread_rwlock_wrlock(lock) : pthread_rwlock_rdlock(lock)
        defer { pthread_rwlock_unlock(lock) }
        return body()
    }
}
