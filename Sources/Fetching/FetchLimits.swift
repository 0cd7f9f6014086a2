/// What one fetch may cost at most; the helper ends it, with a failure, when a limit is passed.
public struct FetchLimits: Hashable, Sendable {
    /// The bytes of the body, after decompression.
    public var bytes: Int
    /// The time in all, redirects included.
    public var time: Duration
    /// The time to resolve the host's name and to connect, within `time`.
    public var connecting: Duration
    /// How many redirects are followed.
    public var redirects: Int

    /// Limits of `bytes`, and the usual ones for the rest.
    public init(
        bytes: Int, time: Duration = .seconds(10), connecting: Duration = .seconds(5), redirects: Int = 5
    ) {
        self.bytes = bytes
        self.time = time
        self.connecting = connecting
        self.redirects = redirects
    }

    /// For a picture: 20 MB.
    public static let picture = FetchLimits(bytes: 20_000_000)
    /// For a page to import: 8 MB.
    public static let page = FetchLimits(bytes: 8_000_000)
    /// For a payload: 5 MB.
    public static let payload = FetchLimits(bytes: 5_000_000)
}
