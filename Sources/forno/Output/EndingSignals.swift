import Building

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The signals that ask a program to end, taken so that it can end in its own way: Ctrl-C and `kill`.
enum EndingSignals {
    /// Calls `end` on a thread of its own each time one of the signals is sent, from now on.
    ///
    /// Only threads that begin later leave the signals to that one. Where the system makes no thread, they end the program
    /// as usual.
    static func take(_ end: @escaping @Sendable () -> Void) {
        let signals = all
        setMask(SIG_BLOCK, signals)
        let waiting = WorkThread.begin {
            while true {
                wait(for: signals)
                end()
            }
        }
        guard let waiting else { return setMask(SIG_UNBLOCK, signals) }
        waiting.detach()
    }

    private static var all: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        return signals
    }

    private static func setMask(_ change: Int32, _ signals: sigset_t) {
        var signals = signals
        pthread_sigmask(change, &signals, nil)
    }

    private static func wait(for signals: sigset_t) {
        var (signals, number) = (signals, Int32(0))
        sigwait(&signals, &number)
    }
}
