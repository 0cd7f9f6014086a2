#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// When something was fetched: a second of the real clock, whatever day the site is built for.
public struct FetchTime: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01 00:00 UTC.
    public var seconds: Int

    /// The time of a count of seconds since 1970-01-01 00:00 UTC.
    public init(seconds: Int) {
        self.seconds = seconds
    }

    /// The present second.
    public static func now() -> FetchTime { FetchTime(seconds: time(nil)) }

    /// Whether one is before the other.
    public static func < (one: FetchTime, other: FetchTime) -> Bool { one.seconds < other.seconds }

    /// The time as text in UTC: "2026-11-21T12:00:00Z".
    var text: String {
        var (count, parts) = (time_t(seconds), tm())
        gmtime_r(&count, &parts)
        let bytes = [UInt8](unsafeUninitializedCapacity: 64) { buffer, filled in
            filled = buffer.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, 64, Self.format, &parts) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The time of such text.
    init?(text: String) {
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int32($0) }
        guard numbers.count == 6 else { return nil }
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] &- 1900, numbers[1] &- 1, numbers[2])
        (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
        self.init(seconds: timegm(&parts))
        // Whatever else is in the text, or a 31 February, does not come back the same.
        guard self.text == text else { return nil }
    }

    private static let format = "%Y-%m-%dT%H:%M:%SZ"
}
