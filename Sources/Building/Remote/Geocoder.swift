import Diagnostics
import Fetching
import Kitchen
import Publishing
import Reading
import Text

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Asks a Nominatim server where an address is, by the rules of the one of OpenStreetMap: who asks is named, one
/// question a second at most, and what was answered is kept, so that nothing is asked twice
/// (operations.osmfoundation.org/policies/nominatim).
///
/// ```swift
/// let settings: Settings
/// let geocoder = Geocoder(site: "trattoria", settings: settings, isOffline: false)
/// let answer = try geocoder.find("Via del Faro 0, Portolume") { print("Asking \(geocoder.host) …") }
/// answer.places.first?.coordinates
/// ```
///
/// Answers are kept in `.forno/cache`, and the time of the last one in `.forno/geocoder`. Runs of the program for one
/// site wait for one another.
public struct Geocoder: Sendable {
    /// What is known of an address.
    public struct Answer: Hashable, Sendable {
        /// The places that it may be, the best first.
        public let places: [FoundAddress]
        /// Whether it was kept from an earlier run.
        public let isKept: Bool
    }

    private let server: String
    private let agent: String
    private let site: String
    private let isOffline: Bool
    private let cache: FetchCache
    /// No answer about some places is longer.
    private static let limits = FetchLimits(bytes: 1_000_000, time: .seconds(15), redirects: 0)
    /// How many places an answer has at most.
    private static let most = 10

    /// The geocoder of a site, asked in the name of its mail address; offline only what is kept counts.
    public init(site: String, settings: Settings, isOffline: Bool) {
        (server, self.site, self.isOffline) = (settings.geocoder, site, isOffline)
        agent = Self.agent(contact: settings.email ?? settings.baseURL)
        cache = FetchCache(site: site)
    }

    /// The server as people name it: "nominatim.openstreetmap.org".
    public var host: String { ServerName.host(of: server) }

    /// The places that an address may be, as it was answered before; the server is asked where nothing is kept, or
    /// `again`, and `whenAsking` called before that.
    ///
    /// Throws `GeocoderFailure` where there is no answer, and `FileFailure` for what cannot be kept. Blocks for at
    /// most a second for the pace, and some twenty for the network.
    public func find(_ address: String, again: Bool = false, whenAsking: () -> Void = {}) throws -> Answer {
        let request = FetchRequest(url(of: address), as: .payload, limits: Self.limits, isNamed: true)
        if !again, let kept = try kept(request) { return kept }
        guard !isOffline else { throw GeocoderFailure.offline(address) }
        let state = BuildOptions.state(ofSite: site)
        try RealPath.makeFolders(state)
        return try FileLock.whileHeld(state + "/geocoder.lock") {
            // Another run may have asked the same while this one waited for it.
            if !again, let kept = try kept(request) { return kept }
            try keepPace()
            whenAsking()
            return try ask(request)
        }
    }
}

extension Geocoder {
    private func url(of address: String) -> String {
        let words = address.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "\(server)search?q=\(EscapedText.urlComponent(words))&format=jsonv2&limit=\(Self.most)&addressdetails=1"
    }

    /// "Forno/0.1.0 (ciao@example.org)"; a contact that could end the header, or the remark in it, is left out.
    static func agent(contact: String?) -> String {
        let name = "Forno/\(Version.number)"
        guard let contact, !contact.isEmpty, contact.utf8.count <= 200,
            contact.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"()\\".utf8.contains($0) })
        else { return name }
        return "\(name) (\(contact))"
    }

    /// The kept answer; nil for none, and for one that cannot be read any more.
    private func kept(_ request: FetchRequest) throws(FileFailure) -> Answer? {
        guard let entry = try cache.cached(request.url) else { return nil }
        do throws(GeocoderReader.Unreadable) {
            return Answer(places: try GeocoderReader.read(entry.fetched.bytes).distinct, isKept: true)
        } catch {
            return nil
        }
    }

    private func ask(_ request: FetchRequest) throws -> Answer {
        var fetcher = Fetcher(agent: agent, totalTime: .seconds(20))
        for result in fetcher.fetch([request]) {
            switch result {
            case .failure(let failure):
                try note(wait: failure.refusal?.wait)
                throw GeocoderFailure.failed(host, failure)
            case .success(let fetched):
                try note(wait: nil)
                let places = try read(fetched)
                try cache.store(CacheEntry(url: request.url, time: .now(), isNamed: true, fetched: fetched))
                return Answer(places: places.distinct, isKept: false)
            }
        }
        return Answer(places: [], isKept: false)
    }

    private func read(_ fetched: Fetched) throws(GeocoderFailure) -> [FoundAddress] {
        do throws(GeocoderReader.Unreadable) {
            return try GeocoderReader.read(fetched.bytes)
        } catch {
            throw .unreadable(host, error)
        }
    }
}

/// The pace.
extension Geocoder {
    private var paceFile: String { "\(site)/\(GeocoderPace.file)" }

    /// Waits until the server may be asked; throws where that is long.
    private func keepPace() throws {
        let wait = try pace()?.wait(for: server, at: UnixTime.milliseconds) ?? .zero
        guard wait <= GeocoderPace.least else { throw GeocoderFailure.isWaiting(host, wait) }
        UnixTime.sleep(wait)
        // Should the program end before the answer, the next run waits all the same.
        try note(wait: nil)
    }

    private func pace() throws(FileFailure) -> GeocoderPace? {
        do throws(FileFailure) {
            return GeocoderPace(try TextFile.read(paceFile))
        } catch  where error.code == ENOENT {
            return nil
        }
    }

    private func note(wait: Duration?) throws(FileFailure) {
        try AtomicFile.clearAway(besides: paceFile)
        try AtomicFile.write(
            GeocoderPace(server: server, answeredAt: UnixTime.milliseconds, wait: wait).encoded, to: paceFile)
    }
}
