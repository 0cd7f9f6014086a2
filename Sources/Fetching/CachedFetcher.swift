import Diagnostics

/// Gets what content names by its address: from the cache where that will do, else from the network.
///
/// A picture in the cache is good until it is refreshed, a payload for a day. When the network fails, what the cache has
/// is better than nothing, and the answer says so.
///
/// ```swift
/// var fetcher = CachedFetcher(fetcher: Fetcher(agent: "Forno/0.1.0"), cache: FetchCache(site: "trattoria"))
/// let results = fetcher.get([FetchRequest("https://example.org/pizza.jpg", as: .picture)])
/// ```
public struct CachedFetcher: Sendable {
    /// How far the cache is relied on.
    public enum Mode: Sendable {
        /// For what the cache does not have, or has had for too long.
        case asNeeded
        /// Never; what the cache has is used however old it is.
        case offline
        /// For everything.
        case refresh
    }

    /// Which way something came.
    public enum Origin: Hashable, Sendable {
        case network
        case cache
        /// From the cache, though it is old or was to be refreshed, because the network failed.
        case cacheInstead(of: FetchFailure)
    }

    /// Something that was got, and which way it came.
    public struct Supply: Hashable, Sendable {
        /// The bytes, and what was said of them.
        public var fetched: Fetched
        /// Which way they came.
        public var origin: Origin
    }

    /// The fetcher, which remembers the hosts that do not answer.
    public private(set) var fetcher: Fetcher
    /// Where what was fetched is kept.
    public let cache: FetchCache
    /// When the network is asked.
    public let mode: Mode
    /// The real time.
    public let now: FetchTime
    /// What the cache could not read or store; the supplies are not affected.
    public private(set) var cacheFailures: [FileFailure] = []

    /// A fetcher over a network and a cache.
    public init(fetcher: Fetcher, cache: FetchCache, mode: Mode = .asNeeded, now: FetchTime = .now()) {
        self.fetcher = fetcher
        self.cache = cache
        self.mode = mode
        self.now = now
    }

    /// What each of the requests gave, in their order. Blocks like `Fetcher.fetch`, and costs the same.
    public mutating func get(_ requests: [FetchRequest]) -> [Result<Supply, FetchFailure>] {
        let entries = requests.map { entry(for: $0) }
        let needed = zip(requests, entries).filter { !isEnough($1, for: $0) }.map(\.0)
        var fetched = (mode == .offline ? [] : fetcher.fetch(needed))[...]
        return zip(requests, entries).map { request, entry in
            if isEnough(entry, for: request), let entry {
                return .success(Supply(fetched: entry.fetched, origin: .cache))
            }
            let offline = FetchFailure(
                .offline, request.url, "it is not in the cache, and the network is not to be used")
            return settle(fetched.popFirst() ?? .failure(offline), of: request, entry: entry)
        }
    }

    private mutating func settle(
        _ result: Result<Fetched, FetchFailure>, of request: FetchRequest, entry: CacheEntry?
    ) -> Result<Supply, FetchFailure> {
        switch result {
        case .success(let fetched):
            store(CacheEntry(url: request.url, time: now, isNamed: request.isNamed, fetched: fetched))
            return .success(Supply(fetched: fetched, origin: .network))
        case .failure(let failure):
            guard let entry else { return .failure(failure) }
            return .success(Supply(fetched: entry.fetched, origin: .cacheInstead(of: failure)))
        }
    }

    /// What the cache has that this request may see.
    private mutating func entry(for request: FetchRequest) -> CacheEntry? {
        do throws(FileFailure) {
            guard let entry = try cache.cached(request.url), request.isNamed || !entry.isNamed,
                case .success = request.accept(entry.fetched)
            else { return nil }
            return entry
        } catch {
            cacheFailures.append(error)
            return nil
        }
    }

    private mutating func store(_ entry: CacheEntry) {
        do throws(FileFailure) {
            try cache.store(entry)
        } catch {
            cacheFailures.append(error)
        }
    }

    private func isEnough(_ entry: CacheEntry?, for request: FetchRequest) -> Bool {
        guard let entry else { return false }
        switch mode {
        case .offline: return true
        case .refresh: return false
        case .asNeeded:
            // A time in the future is a clock that was wrong, and says nothing about age.
            return request.kind == .picture || (0..<86_400).contains(now.seconds - entry.time.seconds)
        }
    }
}
