import Fetching
import Kitchen
import Reading
import Text

/// Asks a Nominatim server where an address is.
///
/// ```swift
/// let settings: Settings
/// let geocoder = Geocoder(site: "trattoria", settings: settings, isOffline: false)
/// let answer = try geocoder.find("Via del Faro 0, Portolume") { print("Asking \(geocoder.host) …") }
/// answer.places.first?.coordinates
/// ```
public struct Geocoder: Sendable {
    /// What is known of an address.
    public struct Answer: Hashable, Sendable {
        /// The places that it may be, the best first.
        public let places: [FoundAddress]
        /// Whether it was kept from an earlier run.
        public let isKept: Bool
    }

    private let server: MapServer
    /// How many places an answer has at most.
    private static let most = 10

    /// The geocoder of a site, asked in the name of its mail address; offline only what is kept counts.
    public init(site: String, settings: Settings, isOffline: Bool) {
        // No answer about some places is longer.
        let limits = FetchLimits(bytes: 1_000_000, time: .seconds(15), redirects: 0)
        server = MapServer(.geocoder, limits: limits, site: site, settings: settings, isOffline: isOffline)
    }

    /// The server as people name it: "nominatim.openstreetmap.org".
    public var host: String { server.host }

    /// The places that an address may be, as it was answered before; the server is asked where nothing is kept, or
    /// `again`, and `whenAsking` called before that.
    ///
    /// Throws `MapServerFailure` where there is no answer, and `FileFailure` for what cannot be kept. Blocks for at
    /// most a second for the pace, and some twenty for the network.
    public func find(_ address: String, again: Bool = false, whenAsking: () -> Void = {}) throws -> Answer {
        let words = address.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let question = "search?q=\(EscapedText.urlComponent(words))&format=jsonv2&limit=\(Self.most)&addressdetails=1"
        let answer = try server.answer(
            to: question, about: address, again: again, whenAsking: whenAsking, read: GeocoderReader.read)
        return Answer(places: answer.value.distinct, isKept: answer.isKept)
    }
}
