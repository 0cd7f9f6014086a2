import Publishing

/// An answer, before it is written for one request.
struct Response {
    var status: Status
    var type: String
    var body: [UInt8]
    /// Further fields, in order.
    var fields: [(name: String, value: String)] = []

    /// The fields of every answer that keep it to this site: a browser takes it for nothing else than its type, and gives
    /// it to no page of another site.
    static let protection = "X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n"

    /// An answer of plain text that says no more than the status.
    init(_ status: Status, fields: [(name: String, value: String)] = []) {
        self.init(status, type: "text/plain; charset=utf-8", body: Array("\(status.reason)\n".utf8))
        self.fields = fields
    }

    /// An answer with a body.
    init(_ status: Status, type: String, body: [UInt8]) {
        self.status = status
        self.type = type
        self.body = body
    }

    /// The answer to `request` in bytes: with the part that it asks for, and without a body for `HEAD`.
    func bytes(for request: Request) -> [UInt8] {
        guard status == .ok else { return bytes(isHead: request.method == "HEAD", keepsAlive: request.keepsAlive) }
        let tag = "\"\(String(ContentHash(body).value, radix: 16))\""
        var answer = self
        answer.fields += [("ETag", tag), ("Accept-Ranges", "bytes")]
        if request["if-none-match"].map({ $0 == "*" || $0.contains(tag) }) ?? false {
            answer.status = .notModified
        } else if request.method == "GET", request["if-range"].map({ $0 == tag }) ?? true {
            answer.cut(to: ByteRange(request["range"], of: body.count))
        }
        return answer.bytes(isHead: request.method == "HEAD", keepsAlive: request.keepsAlive)
    }

    private mutating func cut(to range: ByteRange) {
        switch range {
        case .all: break
        case .part(let part):
            fields.append(("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)"))
            body = Array(body[part])
            status = .partialContent
        case .notThere:
            self = Response(.rangeNotSatisfiable, fields: [("Content-Range", "bytes */\(body.count)")])
        }
    }

    /// The answer in bytes, to be sent in one piece.
    func bytes(isHead: Bool, keepsAlive: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
        if status != .notModified { head += "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\n" }
        for field in fields { head += "\(field.name): \(field.value)\r\n" }
        // A browser asks each time, and is told by the tag that nothing has changed.
        head += "Cache-Control: no-cache\r\n" + Self.protection
        head += keepsAlive ? "\r\n" : "Connection: close\r\n\r\n"
        return Array(head.utf8) + (isHead || status == .notModified ? [] : body)
    }
}
