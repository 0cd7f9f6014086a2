/// Why an address could not be read: the one error type of the network.
public struct FetchFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failure; the raw values are the words of the helper's answers.
    public enum Kind: String, CaseIterable, Sendable {
        /// Not an absolute http or https URL, or one with a user name or password in it.
        case invalidURL = "invalid-url"
        /// An address that only this machine or its own network can reach, and that the user did not name.
        case privateAddress = "private-address"
        /// No host of this name.
        case unresolved
        /// The host does not answer at this port.
        case unreachable
        /// The server's certificate, or the encryption, is not good.
        case insecure
        /// Not done within its time.
        case timedOut = "timed-out"
        /// More bytes than allowed.
        case tooLarge = "too-large"
        case tooManyRedirects = "too-many-redirects"
        /// An HTTP status other than success.
        case status
        /// The connection ended before the answer did, or the answer is not HTTP.
        case broken
        /// A picture was wanted and something else came.
        case notAPicture = "not-a-picture"
        /// Left out because the time for all fetches together was over.
        case notTried = "not-tried"
        /// Offline, and not in the cache.
        case offline
        /// The program `forno-fetch` is not there.
        case notInstalled = "not-installed"
        /// The program `forno-fetch` did not do its work.
        case helperFailed = "helper-failed"
    }

    /// What a server said that refused.
    public struct Refusal: Hashable, Sendable {
        /// The HTTP status: 300 or more.
        public var status: Int
        /// How long it wants to be left alone (`Retry-After`, RFC 9110, 10.2.3); nil where it does not say.
        public var wait: Duration?

        /// What it says of how much it may be asked.
        public var quota: FetchQuota

        /// A refusal with a status.
        public init(status: Int, wait: Duration? = nil, quota: FetchQuota = FetchQuota()) {
            (self.status, self.wait, self.quota) = (status, wait, quota)
        }
    }

    /// The address that was asked for.
    public var url: String
    /// What went wrong.
    public var kind: Kind
    /// One sentence without a full stop.
    public var reason: String
    /// What the server said, where the `kind` is `status`; else nil.
    public var refusal: Refusal?

    /// The failure to fetch `url` for a `reason`.
    public init(_ kind: Kind, _ url: String, _ reason: String) {
        self.kind = kind
        self.url = url
        self.reason = reason
    }

    /// The failure to fetch `url` because its server refused.
    init(_ url: String, _ refusal: Refusal) {
        self.init(.status, url, "the server answered \(refusal.status)")
        self.refusal = refusal
    }

    /// The failure as a message: "cannot fetch https://example.org/x: the server answered 404".
    public var description: String { "cannot fetch \(url): \(reason)" }
}
