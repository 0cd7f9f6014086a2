#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The real time, as the pace of servers counts it.
enum UnixTime {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1000 + time.tv_nsec / 1_000_000
    }

    /// Waits; a signal that does not end the program does not shorten it.
    static func sleep(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var (time, left) = (timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000)), timespec())
        while nanosleep(&time, &left) != 0, errno == EINTR { time = left }
    }
}

/// A server as people name it.
enum ServerName {
    /// "world.openfoodfacts.org" of "https://world.openfoodfacts.org/".
    static func host(of server: String) -> String {
        let rest = server.drop { $0 != "/" }.drop { $0 == "/" }
        return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
}
