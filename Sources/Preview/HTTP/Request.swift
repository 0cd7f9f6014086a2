/// The head of a request (RFC 9112, section 2), as far as a server of files needs it.
struct Request: Hashable {
    var method: String
    /// The target as written: "/recipes/?page=2".
    var target: String
    /// Whether the connection stays open after the answer.
    var keepsAlive: Bool
    /// The values of the fields by their names in lowercase; those of one name are joined by commas.
    var fields: [String: String]

    /// The value of the field of a name, in lowercase.
    subscript(name: String) -> String? { fields[name] }
}

/// Why the head of a request is not served, with the status to answer.
struct RequestProblem: Error, Hashable {
    var status: Status
}

/// The status of an answer (RFC 9110, section 15).
enum Status: Int {
    case ok = 200
    case partialContent = 206
    case found = 302
    case notModified = 304
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case contentTooLarge = 413
    case rangeNotSatisfiable = 416
    case misdirectedRequest = 421
    case requestHeaderFieldsTooLarge = 431
    case internalServerError = 500
    case serviceUnavailable = 503
    case versionNotSupported = 505

    /// The words that stand beside the number.
    var reason: String {
        switch self {
        case .ok: "OK"
        case .partialContent: "Partial Content"
        case .found: "Found"
        case .notModified: "Not Modified"
        case .badRequest: "Bad Request"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .requestTimeout: "Request Timeout"
        case .contentTooLarge: "Content Too Large"
        case .rangeNotSatisfiable: "Range Not Satisfiable"
        case .misdirectedRequest: "Misdirected Request"
        case .requestHeaderFieldsTooLarge: "Request Header Fields Too Large"
        case .internalServerError: "Internal Server Error"
        case .serviceUnavailable: "Service Unavailable"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}
