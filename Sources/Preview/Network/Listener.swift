import Diagnostics
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A socket that waits for connections at an address of this machine.
final class Listener {
    let descriptor: Int32
    /// The port that it got.
    let port: Int

    /// Listens at a numeric address ("127.0.0.1", "::1") and a port; throws when one of them cannot be had.
    init(address: String, port: Int) throws(FileFailure) {
        let place = address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)"
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        hints.ai_socktype = SocketCall.stream
        var found: UnsafeMutablePointer<addrinfo>?
        let refusal = getaddrinfo(address, String(port), &hints, &found)
        guard refusal == 0, let info = found else {
            throw FileFailure(
                "listen at", place, reason: "It is no address of numbers",
                fix: "write one as in 127.0.0.1, or 0.0.0.0 for all of this machine")
        }
        defer { freeaddrinfo(found) }
        let descriptor = socket(info.pointee.ai_family, SocketCall.stream, 0)
        guard descriptor >= 0 else { throw FileFailure("listen at", place, code: errno) }
        SocketCall.prepare(descriptor)
        SocketCall.setOption(descriptor, SOL_SOCKET, SO_REUSEADDR)
        guard bind(descriptor, info.pointee.ai_addr, info.pointee.ai_addrlen) == 0, listen(descriptor, 128) == 0 else {
            let code = errno
            close(descriptor)
            throw FileFailure("listen at", place, code: code)
        }
        self.descriptor = descriptor
        self.port = SocketCall.port(of: descriptor) ?? port
    }

    deinit { close(descriptor) }

    /// Listens at the first free port from 8080 to 8099, or at any if none of them is.
    static func nearUsualPort(address: String) throws(FileFailure) -> Listener {
        for port in 8080..<8100 {
            // A port that is taken is what the next one is for; any other refusal shows at the last attempt again.
            if let listener = try? Listener(address: address, port: port) { return listener }
        }
        return try Listener(address: address, port: 0)
    }

    /// The next connection that waits, to be closed when its other side is silent for so long; nil when there is none.
    func accept(patience: Duration) -> Connection? {
        let descriptor = SocketCall.accept(self.descriptor)
        guard descriptor >= 0 else { return nil }
        SocketCall.prepare(descriptor)
        // Without it, the end of an answer would wait for the browser's word that the beginning came.
        SocketCall.setOption(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY)
        return Connection(descriptor, patience: patience)
    }
}
