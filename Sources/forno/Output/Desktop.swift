#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a desktop does for its programs.
enum Desktop {
    #if os(macOS)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Opens a web address in the user's browser, without waiting for it: whether the opener was found.
    static func open(_ url: String) -> Bool {
        // The opener's end is nobody's concern, and is not to be waited for.
        signal(SIGCHLD, SIG_IGN)
        let arguments = [strdup(opener), strdup(url), nil]
        defer { for argument in arguments { free(argument) } }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Signals that this program takes or passes over are as usual for the browser.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var child: pid_t = 0
        return posix_spawnp(&child, opener, nil, &attributes, arguments, environ) == 0
    }
}
