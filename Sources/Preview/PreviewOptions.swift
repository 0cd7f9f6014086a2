import Building
import Diagnostics

/// Where a preview is served, and of what.
public struct PreviewOptions: Sendable {
    /// The site, and how it is read.
    public var build: BuildOptions
    /// The numeric address to listen at; "127.0.0.1" is reached from this machine only.
    public var address = "127.0.0.1"
    /// The port, or nil for a free one near 8080.
    public var port: Int?
    /// Whether to look for changes from time to time even where the system can tell of them.
    public var isPolling = false

    /// How long a connection may stay silent, take to send a request, or leave an answer lying; a stream of events may
    /// be silent for ever.
    var patience = Duration.seconds(5)
    /// How often the network is asked again for a menu that comes from there.
    var questionInterval = Duration.seconds(300)

    /// A preview of the site that `build` names, with what is about the house whether that is published or not.
    public init(build: BuildOptions) {
        self.build = build
        self.build.previewsHouse = true
    }

    /// The address as URLs write it.
    var host: String {
        switch address {
        case "0.0.0.0": "127.0.0.1"
        case "::": "[::1]"
        default: address.contains(":") ? "[\(address)]" : address
        }
    }

    func listen() throws(FileFailure) -> Listener {
        if let port { return try Listener(address: address, port: port) }
        return try Listener.nearUsualPort(address: address)
    }

    /// Whether a request for this host is for this server.
    ///
    /// A page elsewhere can have its own name lead to 127.0.0.1 and so read what only this machine is to see; a browser
    /// then sends that name. A server that listens for others has whatever name they gave it.
    func isWelcome(_ host: String?) -> Bool {
        guard isLoopback, let host else { return true }
        if host.hasPrefix("[") { return true }
        let name = Self.name(inHost: host)
        return name == "localhost" || name.hasSuffix(".localhost") || Self.isNumeric(name)
    }

    /// The name in a `Host` field without the port, in lowercase and without the full stop that may end it, which mean
    /// the same (RFC 9110, section 4.2.3; RFC 1034, section 3.1).
    private static func name(inHost host: String) -> String {
        let name = host.prefix { $0 != ":" }.lowercased()
        return name.hasSuffix(".") ? String(name.dropLast()) : name
    }

    /// Whether a host is an address of numbers: no page elsewhere can have that lead here by its own name.
    private static func isNumeric(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }

    private var isLoopback: Bool { address == "::1" || address.hasPrefix("127.") }
}
