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

/// Asks a server of OpenStreetMap, by the rules of those that are open to all: who asks is named, one question a second at
/// most, and what was answered is kept, so that nothing is asked twice (operations.osmfoundation.org/policies/nominatim,
/// dev.overpass-api.de/overpass-doc/en/preface/commons.html).
///
/// Answers are kept in `.forno/cache`, and the time of the last one in `.forno/geocoder` or `.forno/overpass`. Runs of the
/// program for one site wait for one another.
struct MapServer: Sendable {
    /// What it is asked for.
    enum Kind: String, Sendable {
        /// Where an address is: a Nominatim server.
        case geocoder
        /// What there is near a position: an Overpass server.
        case overpass
    }

    let kind: Kind
    /// Its address, with a slash at its end.
    let address: String
    /// What an answer may cost.
    let limits: FetchLimits
    private let agent: String
    private let site: String
    private let isOffline: Bool
    private let cache: FetchCache

    /// A server as the settings of a site name it, asked in the name of its mail address; offline only what is kept counts.
    init(_ kind: Kind, limits: FetchLimits, site: String, settings: Settings, isOffline: Bool) {
        (self.kind, self.limits, self.site, self.isOffline) = (kind, limits, site, isOffline)
        address = kind == .geocoder ? settings.geocoder : settings.overpass
        agent = UserAgent.text(contact: settings.email ?? settings.baseURL)
        cache = FetchCache(state: BuildOptions.state(ofSite: site))
    }

    /// The server as people name it: "nominatim.openstreetmap.org".
    var host: String { ServerName.host(of: address) }

    /// What is read of the answer to a question (a path with what it asks), as it was answered before; the server is asked
    /// where nothing is kept, or `again`, and `whenAsking` called before that. `subject` is what the question is about.
    ///
    /// Throws `MapServerFailure` where there is no answer, and `FileFailure` for what cannot be kept. Blocks for at most a
    /// second for the pace, and for the network as long as the limits allow, with five seconds more.
    func answer<Value>(
        to question: String, about subject: String, again: Bool, whenAsking: () -> Void,
        read: ([UInt8]) throws(MapAnswer.Unreadable) -> Value
    ) throws -> (value: Value, isKept: Bool) {
        let request = FetchRequest(address + question, as: .payload, limits: limits, isNamed: true)
        if !again, let kept = try kept(request, read) { return (kept, true) }
        guard !isOffline else { throw MapServerFailure.offline(kind, subject) }
        let state = BuildOptions.state(ofSite: site)
        try RealPath.makeFolders(state)
        return try FileLock.whileHeld("\(state)/\(kind.rawValue).lock") {
            // Another run may have asked the same while this one waited for it.
            if !again, let kept = try kept(request, read) { return (kept, true) }
            try keepPace()
            whenAsking()
            return (try ask(request, read), false)
        }
    }
}

extension MapServer {
    /// What is read of the kept answer; nil for none, and for one that cannot be read any more.
    private func kept<Value>(
        _ request: FetchRequest, _ read: ([UInt8]) throws(MapAnswer.Unreadable) -> Value
    ) throws(FileFailure) -> Value? {
        guard let entry = try cache.cached(request.url) else { return nil }
        do throws(MapAnswer.Unreadable) { return try read(entry.fetched.bytes) } catch { return nil }
    }

    private func ask<Value>(
        _ request: FetchRequest, _ read: ([UInt8]) throws(MapAnswer.Unreadable) -> Value
    ) throws -> Value {
        var fetcher = Fetcher(agent: agent, totalTime: limits.time + .seconds(5))
        guard let result = fetcher.fetch([request]).first else { throw MapServerFailure.silent(self) }
        switch result {
        case .failure(let failure):
            try note(wait: failure.refusal?.wait)
            throw MapServerFailure.failed(self, failure)
        case .success(let fetched):
            try note(wait: nil)
            let value = try readable(fetched, read)
            try cache.store(CacheEntry(url: request.url, time: .now(), isNamed: true, fetched: fetched))
            return value
        }
    }

    private func readable<Value>(
        _ fetched: Fetched, _ read: ([UInt8]) throws(MapAnswer.Unreadable) -> Value
    ) throws(MapServerFailure) -> Value {
        do throws(MapAnswer.Unreadable) { return try read(fetched.bytes) } catch { throw .unreadable(self, error) }
    }
}

/// The pace.
extension MapServer {
    private var paceFile: String { "\(site)/\(MapServerPace.file(of: kind))" }

    /// Waits until the server may be asked; throws where that is long.
    private func keepPace() throws {
        let wait = try pace()?.wait(for: address, at: UnixTime.milliseconds) ?? .zero
        guard wait <= MapServerPace.least else { throw MapServerFailure.isWaiting(self, wait) }
        UnixTime.sleep(wait)
        // Should the program end before the answer, the next run waits all the same.
        try note(wait: nil)
    }

    private func pace() throws(FileFailure) -> MapServerPace? {
        do throws(FileFailure) {
            return MapServerPace(try TextFile.read(paceFile))
        } catch  where error.code == ENOENT {
            return nil
        }
    }

    private func note(wait: Duration?) throws(FileFailure) {
        try AtomicFile.clearAway(besides: paceFile)
        try AtomicFile.write(
            MapServerPace(server: address, answeredAt: UnixTime.milliseconds, wait: wait).encoded, to: paceFile)
    }
}
