import Diagnostics
import Reading
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Wakes a thread that waits for descriptors, from any other.
final class Wakeup: Sendable {
    /// What the waiting thread waits for: it can be read after ``ring()``.
    let descriptor: Int32
    private let bell: Int32

    init() throws(FileFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw FileFailure("open", "a pipe", code: errno) }
        (descriptor, bell) = (ends[0], ends[1])
        SocketCall.prepare(descriptor)
        SocketCall.prepare(bell)
    }

    deinit {
        close(descriptor)
        close(bell)
    }

    /// Wakes the thread; one that is awake does not go to sleep before it has looked.
    func ring() {
        var byte: UInt8 = 0
        // A full pipe wakes as well as one more byte would.
        _ = write(bell, &byte, 1)
    }

    /// Makes the descriptor quiet again.
    func reset() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }
}

/// Ends a server from another thread, or when a signal comes.
public struct StopSwitch: Sendable {
    private let state: StopState

    init() throws(FileFailure) {
        state = try StopState()
    }

    /// Asks the server to end; it does so before it takes anything else up.
    public func stop() {
        state.isStopped.store(true, ordering: .releasing)
        state.wakeup.ring()
    }

    var isStopped: Bool { state.isStopped.load(ordering: .acquiring) }
    var wakeup: Wakeup { state.wakeup }
}

private final class StopState: Sendable {
    let isStopped = Atomic(false)
    let wakeup: Wakeup

    init() throws(FileFailure) {
        wakeup = try Wakeup()
    }
}
