import Foundation
import Synchronization

/// An HTTP server on 127.0.0.1 for one test: it answers every path with the steps that the test gives, and logs it.
package final class LoopbackServer: Sendable {
    /// One thing to do on a connection.
    package enum Step: Sendable {
        case send([UInt8])
        /// Sends one byte every 20 ms, until the other side is gone.
        case drip
        /// Sends nothing, until the other side is gone.
        case hang
    }

    /// The port that the system chose.
    package let port: Int
    private let listener: Int32
    private let log = Mutex<[String]>([])

    /// Starts to answer; `steps` is called with the path and this server's port.
    package convenience init(_ steps: @escaping @Sendable (String, Int) -> [Step]) throws {
        try self.init { path, port, _ in steps(path, port) }
    }

    /// Starts to answer; `steps` is called with the path, this server's port, and the lines of the request's head.
    package init(_ steps: @escaping @Sendable (String, Int, [String]) -> [Step]) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 32) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound else { throw CocoaError(.fileReadUnknown) }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { self.accept(steps) }
    }

    /// The address of a path, by a name or address of this machine.
    package func url(_ path: String, host: String = "127.0.0.1") -> String { "http://\(host):\(port)\(path)" }

    /// The requests so far: path and `User-Agent`.
    package var requests: [String] { log.withLock { $0 } }

    /// Ends the server; a connection in progress ends with its test.
    package func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func accept(_ steps: @escaping @Sendable (String, Int, [String]) -> [Step]) {
        while true {
            let connection = Glibc.accept(listener, nil, nil)
            guard connection >= 0 else { return }
            Thread.detachNewThread {
                self.serve(connection, steps)
                close(connection)
            }
        }
    }

    private func serve(_ connection: Int32, _ steps: @Sendable (String, Int, [String]) -> [Step]) {
        var head = ""
        var chunk = [UInt8](repeating: 0, count: 4096)
        while !head.contains("\r\n\r\n") {
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return }
            head += String(decoding: chunk[..<count], as: UTF8.self)
        }
        let path = String(head.split(separator: " ")[1])
        let agent = head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("user-agent:") }
        log.withLock { $0.append("\(path) \(agent ?? "-")") }
        for step in steps(path, port, head.components(separatedBy: "\r\n")) where !perform(step, on: connection) {
            return
        }
    }

    private func perform(_ step: Step, on connection: Int32) -> Bool {
        switch step {
        case .send(let bytes):
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { return false }
                rest.removeFirst(count)
            }
        case .drip:
            while send(connection, "x", 1, Int32(MSG_NOSIGNAL)) == 1 { usleep(20_000) }
        case .hang:
            var byte: UInt8 = 0
            while recv(connection, &byte, 1, 0) > 0 {}
        }
        return true
    }
}

extension LoopbackServer.Step {
    /// A whole answer with its length.
    package static func answer(_ status: String = "200 OK", _ headers: [String] = [], body: [UInt8] = []) -> Self {
        head(status, headers + ["Content-Length: \(body.count)"], body: body)
    }

    /// An answer whose end is the end of the connection.
    package static func head(_ status: String = "200 OK", _ headers: [String] = [], body: [UInt8] = []) -> Self {
        let lines = ["HTTP/1.1 \(status)"] + headers + ["Connection: close", "", ""]
        return .send(Array(lines.joined(separator: "\r\n").utf8) + body)
    }

    /// An answer that leads to another address.
    package static func redirect(to target: String) -> Self {
        answer("302 Found", ["Location: \(target)"])
    }
}
