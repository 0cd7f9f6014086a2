import CCurl
import Fetching

/// An `http` or `https` URL as libcurl understands it, so that what is checked is what is connected to.
struct FetchAddress {
    /// The URL, with what is not ASCII escaped and without a fragment.
    let text: String
    let host: String
    /// The host and the port, lowercase: what can be down.
    let hostAndPort: String
    /// Scheme, host and port, lowercase: who is told what is for one server alone.
    let origin: String

    /// Why a URL is refused.
    struct Refusal: Error {
        var reason: String
    }

    /// Reads a URL; refuses other schemes, and one with a user name or password, which would travel to a server that
    /// content chose.
    init(_ url: String) throws(Refusal) {
        guard let parts = curl_url() else { throw Refusal(reason: "out of memory") }
        defer { curl_url_cleanup(parts) }
        let code = curl_url_set(parts, CURLUPART_URL, url, UInt32(CURLU_URLENCODE))
        guard code == CURLUE_OK else { throw Refusal(reason: "it is not a valid URL") }
        curl_url_set(parts, CURLUPART_FRAGMENT, nil, 0)
        let scheme = Self.part(CURLUPART_SCHEME, of: parts)
        guard scheme == "http" || scheme == "https" else { throw Refusal(reason: "it is neither http nor https") }
        guard Self.part(CURLUPART_USER, of: parts) == nil, Self.part(CURLUPART_PASSWORD, of: parts) == nil
        else { throw Refusal(reason: "it has a user name or password in it") }
        guard let text = Self.part(CURLUPART_URL, of: parts), let host = Self.part(CURLUPART_HOST, of: parts),
            let port = Self.part(CURLUPART_PORT, of: parts), !host.isEmpty
        else { throw Refusal(reason: "it has no host") }
        self.text = text
        self.host = host.lowercased()
        hostAndPort = "\(self.host):\(port)"
        origin = "\(scheme ?? "")://\(hostAndPort)"
    }

    private static func part(_ part: CURLUPart, of parts: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(parts, part, &text, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
