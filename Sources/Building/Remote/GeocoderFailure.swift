import Fetching
import Reading

/// Why a geocoder gave no answer. Nothing was changed.
public struct GeocoderFailure: Error, Hashable, Sendable {
    /// What is wrong: one sentence without a full stop.
    public let message: String
    /// What to do about it.
    public let fix: String

    private init(_ message: String, fix: String) {
        self.message = message
        self.fix = fix + ", or give the position: --at LAT,LON"
    }
}

extension GeocoderFailure {
    /// The network is not to be used, and no answer is kept.
    static func offline(_ address: String) -> GeocoderFailure {
        GeocoderFailure(
            "no answer is kept for \"\(address)\", and the network is not to be used",
            fix: "leave --offline and FORNO_OFFLINE out")
    }

    /// The server has asked to be left alone for so long.
    static func isWaiting(_ host: String, _ wait: Duration) -> GeocoderFailure {
        GeocoderFailure("\(host) has asked to be left alone for \(wait.words)", fix: "ask again then")
    }

    /// What came is no answer of a geocoder.
    static func unreadable(_ host: String, _ problem: GeocoderReader.Unreadable) -> GeocoderFailure {
        GeocoderFailure("the answer of \(host) \(problem.reason)", fix: address)
    }

    /// Nothing came.
    static func failed(_ host: String, _ failure: FetchFailure) -> GeocoderFailure {
        guard let refusal = failure.refusal else {
            return GeocoderFailure("the geocoder cannot be asked: \(failure.reason)", fix: fix(for: failure.kind))
        }
        return refused(host, refusal)
    }

    private static func refused(_ host: String, _ refusal: FetchFailure.Refusal) -> GeocoderFailure {
        let later = refusal.wait.map { "ask again in \($0.words)" } ?? "ask again later"
        let status = refusal.status
        switch status {
        case 429: return GeocoderFailure("\(host) says that it was asked too often (\(status))", fix: later)
        case 403:
            return GeocoderFailure(
                "\(host) refuses to answer (\(status))",
                fix: "set `email` in content/site.yml, so that it knows who asks, name another server in `geocoder`")
        case 500...: return GeocoderFailure("\(host) has trouble (\(status))", fix: later)
        default: return GeocoderFailure("\(host) answered \(status)", fix: address)
        }
    }

    private static func fix(for kind: FetchFailure.Kind) -> String {
        switch kind {
        case .notInstalled, .helperFailed: "put forno-fetch beside forno"
        case .tooLarge, .tooManyRedirects, .invalidURL, .privateAddress, .broken, .insecure: address
        default: "check the network"
        }
    }

    private static let address = "look whether `geocoder` in content/site.yml is the address of a Nominatim server"
}
