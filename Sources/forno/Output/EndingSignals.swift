import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The signals that ask a program to end, taken so that it can end in its own way: Ctrl-C and `kill`.
struct EndingSignals {
    private let sources: [any DispatchSourceSignal]

    /// Takes the signals from now on; they do nothing until ``whenSent(_:)`` says what.
    init() {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: number, queue: .global())
        }
    }

    /// Takes the signals no more. A value that is not asked for this may end before the signals come.
    func letGo() {
        for source in sources { source.cancel() }
    }

    /// Calls `end` on another thread when one of the signals is sent.
    func whenSent(_ end: @escaping @Sendable () -> Void) {
        for source in sources {
            source.setEventHandler(handler: end)
            source.activate()
        }
    }
}
