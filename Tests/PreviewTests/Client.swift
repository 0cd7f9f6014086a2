import Diagnostics
import Foundation

/// A connection to a server, with bytes sent and taken as they are.
final class Client {
    struct Answer {
        let status: Int
        let fields: [String: String]
        let body: [UInt8]
        var text: String { String(decoding: body, as: UTF8.self) }
        /// The state that the page was written with.
        var state: String {
            text.split(separator: "data-state=\"").last?.split(separator: "\"").first.map(String.init) ?? ""
        }
    }

    private let descriptor: Int32
    private var received: [UInt8] = []

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw FileFailure("connect to", "port \(port)", reason: "errno \(errno)") }
    }

    deinit { close(descriptor) }

    /// An answer to one request on a connection of its own.
    static func get(_ path: String, from server: RunningServer, fields: String = "") throws -> Answer {
        let client = try Client(port: server.port)
        return try client.ask("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n")
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Sends a request and takes the answer; an answer to `HEAD` is taken to have no body.
    func ask(_ request: String) throws -> Answer {
        send(request)
        let head = String(decoding: try take(through: "\r\n\r\n"), as: UTF8.self)
        let lines = head.split(separator: "\r\n").map(String.init)
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            fields[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
        }
        let status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
        let hasBody = !request.hasPrefix("HEAD") && status != 304
        let body = hasBody ? try take(count: Int(fields["content-length"] ?? "") ?? 0) : []
        return Answer(status: status, fields: fields, body: body)
    }

    /// The bytes up to the end of `mark`, waited for at most `seconds`.
    func take(through mark: String, seconds: Double = 60) throws -> [UInt8] {
        let end = Array(mark.utf8)
        let limit = Date.now + seconds
        while true {
            let starts = 0...max(0, received.count - end.count)
            if received.count >= end.count, let start = starts.first(where: { received[$0...].starts(with: end) }) {
                defer { received.removeFirst(start + end.count) }
                return Array(received[..<(start + end.count)])
            }
            try receive(until: limit)
        }
    }

    func take(count: Int) throws -> [UInt8] {
        let limit = Date.now + 60
        while received.count < count { try receive(until: limit) }
        defer { received.removeFirst(count) }
        return Array(received[..<count])
    }

    /// Whether the server closes the connection within some seconds.
    func isEnded(within seconds: Double = 5) -> Bool {
        let limit = Date.now + seconds
        while true {
            do { try receive(until: limit) } catch { return error.reason == "closed" }
        }
    }

    private func receive(until limit: Date) throws(FileFailure) {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let rest = Int32(max(0, limit.timeIntervalSinceNow * 1000))
        guard poll(&waiting, 1, rest) > 0 else { throw FileFailure("receive from", "server", reason: "timeout") }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { throw FileFailure("receive from", "server", reason: "closed") }
        received += bytes[..<count]
    }
}

/// The events that a server sends for one page.
final class EventListener {
    private let client: Client

    /// Listens for changes of a page that looks as `page` does.
    init(_ path: String, page: Client.Answer, server: RunningServer) throws {
        client = try Client(port: server.port)
        client.send("GET /.forno/events?page=\(path)&state=\(page.state) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = try client.take(through: "retry: 500\n\n")
    }

    /// The name of the next event.
    func next() throws -> String {
        let text = String(decoding: try client.take(through: "\n\n"), as: UTF8.self)
        return text.split(separator: "\n").first.map { String($0.dropFirst("event: ".count)) } ?? ""
    }

    /// Whether there is no event for some seconds.
    func isQuiet(for seconds: Double) -> Bool {
        do { return try client.take(through: "event: ", seconds: seconds).isEmpty } catch { return true }
    }
}
