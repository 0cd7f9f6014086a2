/// What a server answered.
public struct Fetched: Hashable, Sendable {
    /// The address that answered, after redirects.
    public var url: String
    /// The server's `Content-Type`, or empty: a claim, not a fact.
    public var contentType: String
    /// The server's `ETag`, or empty.
    public var tag: String
    /// The server's `Last-Modified`, or empty.
    public var modified: String
    /// What the server says of how much it may be asked.
    public var quota: FetchQuota
    /// The body, decompressed.
    public var bytes: [UInt8]

    /// The answer `bytes` of `url`.
    public init(
        url: String, contentType: String, tag: String = "", modified: String = "", quota: FetchQuota = FetchQuota(),
        bytes: [UInt8]
    ) {
        self.url = url
        self.contentType = contentType
        self.tag = tag
        self.modified = modified
        self.quota = quota
        self.bytes = bytes
    }
}
