#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A thread of the system that does one piece of work. Whoever holds it waits for the end of the work when letting go of it.
///
/// ```
/// let work: @Sendable () -> Void
/// guard let thread = WorkThread.begin(work) else { return work() }
/// thread.join()
/// ```
///
/// Dispatch tries without end to make a thread when the system refuses one. Here whoever asks is told so, and can do the
/// work on the thread that there is.
package struct WorkThread: ~Copyable, Sendable {
    /// The address or number by which the system knows the thread: its type differs between systems.
    private let number: UInt

    private init(_ number: UInt) {
        self.number = number
    }

    /// A thread that has begun with `work`; nil when the system makes none.
    package static func begin(_ work: @escaping @Sendable () -> Void) -> WorkThread? {
        let kept = Unmanaged.passRetained(Work(run: work))
        guard let number = Self.create(kept.toOpaque()) else {
            kept.release()
            return nil
        }
        return WorkThread(number)
    }

    /// Waits until the work is done.
    package consuming func join() {}

    /// Lets the work go on by itself.
    package consuming func detach() {
        let number = number
        discard self
        pthread_detach(Self.thread(number))
    }

    deinit { pthread_join(Self.thread(number), nil) }
}

/// What a thread is to do, as one object that its start can be given.
private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }

    /// Runs the work at an address that `Unmanaged` gave, and frees it.
    static func run(at address: UnsafeMutableRawPointer) {
        Unmanaged<Work>.fromOpaque(address).takeRetainedValue().run()
    }
}

extension WorkThread {
    #if canImport(Glibc)
        private static func create(_ work: UnsafeMutableRawPointer) -> UInt? {
            var thread = pthread_t()
            let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
                if let work { Work.run(at: work) }
                return nil
            }
            let code = pthread_create(&thread, nil, start, work)
            return code == 0 ? thread : nil
        }

        private static func thread(_ number: UInt) -> pthread_t { number }
    #else
        private static func create(_ work: UnsafeMutableRawPointer) -> UInt? {
            var thread: pthread_t?
            let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { work in
                Work.run(at: work)
                return nil
            }
            let code = pthread_create(&thread, nil, start, work)
            return code == 0 ? UInt(bitPattern: thread) : nil
        }

        private static func thread(_ number: UInt) -> pthread_t? { pthread_t(bitPattern: number) }
    #endif
}
