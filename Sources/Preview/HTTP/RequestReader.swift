/// Takes requests out of the bytes that a connection has received.
enum RequestReader {
    /// The bytes that the head of a request may have.
    static let largestHead = 16_384
    /// The fields that it may have.
    static let maxFields = 100

    /// Takes the first request out of `bytes`; nil while its head is not whole. A request with a body is refused.
    static func next(_ bytes: inout [UInt8]) throws(RequestProblem) -> Request? {
        // An empty line before a request is to be passed over (RFC 9112, section 2.2).
        var start = 0
        while bytes[start...].starts(with: [13, 10]) { start += 2 }
        bytes.removeFirst(start)
        guard let end = headEnd(bytes) else {
            guard bytes.count <= largestHead else { throw RequestProblem(status: .requestHeaderFieldsTooLarge) }
            return nil
        }
        guard end <= largestHead else { throw RequestProblem(status: .requestHeaderFieldsTooLarge) }
        let request = try read(bytes[..<end])
        bytes.removeFirst(end + 4)
        return request
    }

    private static func headEnd(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (0...min(bytes.count - 4, largestHead)).first {
            bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
        }
    }

    private static func read(_ head: ArraySlice<UInt8>) throws(RequestProblem) -> Request {
        // No control character but the ends of lines and tabs has a place in a head.
        guard let text = String(validating: head, as: UTF8.self) else { throw RequestProblem(status: .badRequest) }
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.last == "\r" ? line.dropLast() : line)
        }
        let isClean = lines.allSatisfy {
            $0.unicodeScalars.allSatisfy { ($0.value >= 0x20 || $0 == "\t") && $0.value != 0x7F }
        }
        guard isClean, let first = lines.first else { throw RequestProblem(status: .badRequest) }
        let fields = try fields(lines.dropFirst())
        return try request(first, fields)
    }

    private static func request(
        _ line: String, _ fields: [String: String]
    ) throws(RequestProblem) -> Request {
        let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, !parts[1].isEmpty, isToken(parts[0]) else { throw RequestProblem(status: .badRequest) }
        guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
            throw RequestProblem(status: parts[2].hasPrefix("HTTP/") ? .versionNotSupported : .badRequest)
        }
        let isNew = parts[2] == "HTTP/1.1"
        guard !isNew || fields["host"] != nil else { throw RequestProblem(status: .badRequest) }
        let connection = fields["connection"]?.lowercased() ?? ""
        let request = Request(
            method: parts[0], target: parts[1], keepsAlive: isNew && !connection.contains("close"), fields: fields)
        guard request.method == "GET" || request.method == "HEAD" else {
            throw RequestProblem(status: .methodNotAllowed)
        }
        let hasBody = fields["transfer-encoding"] != nil || fields["content-length"].map { $0 != "0" } ?? false
        guard !hasBody else { throw RequestProblem(status: .contentTooLarge) }
        return request
    }

    private static func fields(_ lines: ArraySlice<String>) throws(RequestProblem) -> [String: String] {
        guard lines.count <= maxFields else { throw RequestProblem(status: .requestHeaderFieldsTooLarge) }
        var fields: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else {
                throw RequestProblem(status: .badRequest)
            }
            let name = line[..<colon].lowercased()
            let value = trimmed(line[line.index(after: colon)...])
            if let earlier = fields[name] {
                guard name != "host" else { throw RequestProblem(status: .badRequest) }
                fields[name] = "\(earlier), \(value)"
            } else {
                fields[name] = value
            }
        }
        return fields
    }

    /// Whether a text is a token (RFC 9110, section 5.6.2).
    private static func isToken(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        let start = text.drop(while: isSpace)
        guard let end = start.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(start[...end])
    }
}
