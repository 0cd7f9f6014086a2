import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The signals that ask a program to end, taken so that it can end in its own way: Ctrl-C and `kill`.
struct EndingSignals {
    private let sources: [any DispatchSourceSignal]

    /// Calls `end` on another thread when one of the signals is sent, from now on.
    init(whenSent end: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: end)
            source.activate()
            return source
        }
    }

    /// Takes the signals no more. A value that is not asked for this may end before the signals come.
    func letGo() {
        for source in sources { source.cancel() }
    }
}
