import CCurl
import Fetching

/// One request in progress, over its redirects. A class, because libcurl hands a pointer to it back to the callbacks.
final class Exchange {
    /// What happened to a transfer that ended.
    enum Ending {
        /// A redirect: the exchange is ready to be started again.
        case again
        case done(FetchAnswer.Outcome)
    }

    let index: Int
    let request: FetchRequest
    let handle: UnsafeMutableRawPointer
    private(set) var address: FetchAddress
    private let deadline: ContinuousClock.Instant
    /// The host and port that the user named, which may be private.
    private let namedPlace: String?
    /// The server that was asked first.
    private let firstOrigin: String
    private var redirects = 0
    private var hasTimeToConnect = true

    /// What the server is asked for beside the address, and with the headers that are for the first one alone; libcurl
    /// reads them as long as the transfer goes on.
    var conditionList: UnsafeMutablePointer<curl_slist>?
    var firstList: UnsafeMutablePointer<curl_slist>?

    // What the callbacks found out about the present transfer.
    var body: [UInt8] = []
    var tag = ""
    var modified = ""
    var quota = FetchQuota()
    var isTooLarge = false
    var isConnected = false
    var isRefused = false

    /// Prepares a request, which must be done by `deadline`; nil when libcurl cannot do what is needed.
    init?(index: Int, request: FetchRequest, at address: FetchAddress, agent: String, deadline: ContinuousClock.Instant)
    {
        guard let handle = curl_easy_init() else { return nil }
        self.index = index
        self.request = request
        self.handle = handle
        self.address = address
        self.deadline = deadline
        firstOrigin = address.origin
        namedPlace = request.isNamed ? address.hostAndPort : nil
        guard setUp(agent: agent) else { return nil }
        setURL()
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(conditionList)
        curl_slist_free_all(firstList)
    }

    /// Whether this transfer may connect to addresses that only this machine or its network can reach.
    var mayBePrivate: Bool { address.hostAndPort == namedPlace }

    /// What came of the transfer that ended with `code`.
    func end(_ code: CURLcode) -> Ending {
        // A host can have an address of each kind; then the public one was used.
        if isRefused, !isConnected {
            return fail(
                .privateAddress,
                "\(address.hostAndPort) is on this machine or its own network, and is asked only where `sources` names it"
            )
        }
        let status = status
        if status == 304, code == CURLE_OK, request.known != nil { return .done(.unchanged) }
        if (300..<400).contains(status), let target = text(CURLINFO_REDIRECT_URL) { return follow(target) }
        if status >= 300 { return .done(.refused(.init(status: status, wait: wait, quota: quota))) }
        if isTooLarge || code == CURLE_FILESIZE_EXCEEDED {
            return fail(.tooLarge, "it is larger than \(request.limits.bytes) bytes")
        }
        guard code == CURLE_OK else { return fail(code) }
        let type = text(CURLINFO_CONTENT_TYPE) ?? ""
        return .done(
            .fetched(
                Fetched(
                    url: address.text, contentType: type, tag: tag, modified: modified, quota: quota, bytes: body)))
    }

    private func follow(_ target: String) -> Ending {
        guard redirects < request.limits.redirects else {
            return fail(.tooManyRedirects, "more than \(request.limits.redirects) redirects")
        }
        do throws(FetchAddress.Refusal) {
            address = try FetchAddress(target)
        } catch {
            return fail(.invalidURL, "it redirects to a URL that is refused: \(error.reason)")
        }
        redirects += 1
        setURL()
        return .again
    }

    private func fail(_ kind: FetchFailure.Kind, _ reason: String) -> Ending {
        .done(.failed(kind, reason: reason, downHost: nil))
    }

    private func fail(_ code: CURLcode) -> Ending {
        let place = address.hostAndPort
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST:
            return .done(.failed(.unresolved, reason: "no host \(address.host) was found", downHost: place))
        case CURLE_COULDNT_CONNECT:
            return .done(.failed(.unreachable, reason: "\(place) does not answer", downHost: place))
        case CURLE_OPERATION_TIMEDOUT where !isConnected:
            // A host that was given less time than usual may well be there.
            let downHost = hasTimeToConnect ? place : nil
            return .done(.failed(.unreachable, reason: "\(place) does not answer in time", downHost: downHost))
        case CURLE_OPERATION_TIMEDOUT:
            return fail(.timedOut, "it took longer than allowed")
        case CURLE_URL_MALFORMAT:
            return fail(.invalidURL, "it is not a valid URL")
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE:
            return fail(.insecure, "no secure connection: \(words(code))")
        default:
            return fail(.broken, words(code))
        }
    }

    private func words(_ code: CURLcode) -> String {
        String(cString: curl_easy_strerror(code))
    }

    /// How long the server wants to be left alone, a week at most; nil where it does not say.
    private var wait: Duration? {
        var seconds: curl_off_t = 0
        guard ccurl_get_size(handle, CURLINFO_RETRY_AFTER, &seconds) == CURLE_OK, seconds > 0 else { return nil }
        return .seconds(min(Int(seconds), 604_800))
    }

    private var status: Int {
        var status = 0
        ccurl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
        return status
    }

    private func text(_ info: CURLINFO) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard ccurl_get_text(handle, info, &text) == CURLE_OK, let text else { return nil }
        return String(cString: text)
    }

    /// Points the transfer at the present address, with the time that is left.
    private func setURL() {
        body = []
        (tag, modified, quota) = ("", "", FetchQuota())
        isTooLarge = false
        isConnected = false
        isRefused = false
        ccurl_set_text(handle, CURLOPT_URL, address.text)
        ccurl_set_list(handle, CURLOPT_HTTPHEADER, address.origin == firstOrigin ? firstList : conditionList)
        let left = max(.milliseconds(1), deadline - .now)
        hasTimeToConnect = left >= request.limits.connecting
        ccurl_set_number(handle, CURLOPT_TIMEOUT_MS, left.milliseconds)
        ccurl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, min(left, request.limits.connecting).milliseconds)
    }
}
