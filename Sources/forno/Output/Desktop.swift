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
        var child: pid_t = 0
        return posix_spawnp(&child, opener, nil, nil, arguments, environ) == 0
    }
}
