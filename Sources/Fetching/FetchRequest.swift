/// One address to read over the network.
public struct FetchRequest: Hashable, Sendable {
    /// What an answer can be wanted as.
    public enum Kind: String, Hashable, Sendable {
        /// A raster picture: anything else is refused, whatever the server calls it. In the cache it stays good for a day.
        case picture
        /// A menu payload or a page to import: any bytes. The server is asked each time whether it has changed.
        case payload
    }

    /// An `http` or `https` URL, absolute.
    public var url: String
    /// What the bytes are wanted as.
    public var kind: Kind
    /// What it may cost.
    public var limits: FetchLimits
    /// Whether the user wrote this very host and port, in `site.yml` or on the command line.
    ///
    /// Only then may it be one that just this machine or its own network can reach. An address that content or an
    /// imported page gives is not named.
    public var isNamed: Bool

    /// What the server answered before, to be asked whether that has changed; nil to have it in any case.
    public var known: Fetched?

    /// What the server is told beside the address: only the host and port that the user named, and not those that they
    /// lead on to. What is asked with headers is not kept.
    public var headers: [FetchHeader] = []

    /// A request for `url`; the limits are those of its kind unless others are given.
    public init(_ url: String, as kind: Kind, limits: FetchLimits? = nil, isNamed: Bool = false) {
        self.url = url
        self.kind = kind
        self.limits = limits ?? (kind == .picture ? .picture : .payload)
        self.isNamed = isNamed
    }
}
