import Fetching
import Reading

/// Why a server of OpenStreetMap gave no answer. Nothing was changed.
public struct MapServerFailure: Error, Hashable, Sendable {
    /// What is wrong: one sentence without a full stop.
    public let message: String
    /// What to do about it.
    public let fix: String

    private init(_ kind: MapServer.Kind, _ message: String, fix: String) {
        self.message = message
        self.fix = fix + (kind == .geocoder ? ", or give the position: --at LAT,LON" : "")
    }
}

extension MapServerFailure {
    /// The network is not to be used, and no answer is kept.
    static func offline(_ kind: MapServer.Kind, _ subject: String) -> MapServerFailure {
        MapServerFailure(
            kind, "no answer is kept for \"\(subject)\", and the network is not to be used",
            fix: "leave --offline and FORNO_OFFLINE out")
    }

    /// The server has asked to be left alone for so long.
    static func isWaiting(_ server: MapServer, _ wait: Duration) -> MapServerFailure {
        MapServerFailure(
            server.kind, "\(server.host) has asked to be left alone for \(wait.words)", fix: "ask again then")
    }

    /// What came is no answer of such a server.
    static func unreadable(_ server: MapServer, _ problem: MapAnswer.Unreadable) -> MapServerFailure {
        MapServerFailure(
            server.kind, "the answer of \(server.host) \(problem.reason)",
            fix: problem.isOverload ? "ask for less, as with --within 1, or ask again later" : address(server.kind))
    }

    /// Not even a failure came.
    static func silent(_ server: MapServer) -> MapServerFailure {
        MapServerFailure(server.kind, "\(server.host) gave no answer", fix: "check the network")
    }

    /// Nothing came.
    static func failed(_ server: MapServer, _ failure: FetchFailure) -> MapServerFailure {
        if let refusal = failure.refusal { return refused(server, refusal) }
        let name = server.kind == .geocoder ? "the geocoder" : "OpenStreetMap"
        return MapServerFailure(
            server.kind, "\(name) cannot be asked: \(failure.reason)", fix: fix(for: failure.kind, of: server.kind))
    }

    private static func refused(_ server: MapServer, _ refusal: FetchFailure.Refusal) -> MapServerFailure {
        let later = refusal.wait.map { "ask again in \($0.words)" } ?? "ask again later"
        let status = refusal.status
        let (message, fix) =
            switch status {
            case 429: ("says that it was asked too often (\(status))", later)
            case 403:
                (
                    "refuses to answer (\(status))",
                    "set `email` in content/site.yml, so that it knows who asks, name another server in "
                        + "`\(server.kind.rawValue)`"
                )
            case 500...: ("has trouble (\(status))", later)
            default: ("answered \(status)", address(server.kind))
            }
        return MapServerFailure(server.kind, "\(server.host) \(message)", fix: fix)
    }

    private static func fix(for failure: FetchFailure.Kind, of kind: MapServer.Kind) -> String {
        switch failure {
        case .notInstalled, .helperFailed: "put forno-fetch beside forno"
        case .tooLarge, .tooManyRedirects, .invalidURL, .privateAddress, .broken, .insecure: address(kind)
        default: "check the network"
        }
    }

    private static func address(_ kind: MapServer.Kind) -> String {
        let name = kind == .geocoder ? "a Nominatim" : "an Overpass"
        return "look whether `\(kind.rawValue)` in content/site.yml is the address of \(name) server"
    }
}
