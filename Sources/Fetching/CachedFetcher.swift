import Diagnostics

/// Gets what content names by its address: from the cache where that will do, else from the network.
///
/// A picture in the cache is good for a day; what is older, and a payload at any age, is asked for anew if it has changed.
/// When the network fails, what the cache has is better than nothing, and the answer says so.
///
/// ```swift
/// var fetcher = CachedFetcher(fetcher: Fetcher(agent: "Forno/0.1.0"), cache: FetchCache(state: "trattoria/.forno"))
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
        /// When they were what the server has.
        public var time: FetchTime
    }

    /// The fetcher, which remembers the hosts that do not answer.
    public private(set) var fetcher: Fetcher
    /// Where what was fetched is kept.
    public let cache: FetchCache
    /// When the network is asked.
    public let mode: Mode
    /// The real time.
    public let now: FetchTime
    /// What the cache has and could not be read. Nobody can tell then what is kept of a request.
    public private(set) var unread: [FileFailure] = []
    /// What the cache could not store; the supplies are not affected.
    public private(set) var unkept: [FileFailure] = []

    /// A fetcher over a network and a cache.
    public init(fetcher: Fetcher, cache: FetchCache, mode: Mode = .asNeeded, now: FetchTime = .now()) {
        self.fetcher = fetcher
        self.cache = cache
        self.mode = mode
        self.now = now
    }

    /// What each of the requests gave, in their order. Blocks like `Fetcher.fetch`, and costs the same.
    ///
    /// What comes from the network is kept, unless it `isTrial`: ``keep(_:of:)`` does so once it has proved good.
    public mutating func get(_ requests: [FetchRequest], isTrial: Bool = false) -> [Result<Supply, FetchFailure>] {
        let entries = requests.map { entry(for: $0) }
        let needed = zip(requests, entries).filter { !isEnough($1, for: $0) }.map { request, entry in
            var request = request
            if mode != .refresh { request.known = entry?.fetched }
            return request
        }
        var fetched = (mode == .offline ? [] : fetcher.fetch(needed))[...]
        return zip(requests, entries).map { request, entry in
            if isEnough(entry, for: request), let entry {
                return .success(Supply(fetched: entry.fetched, origin: .cache, time: entry.time))
            }
            let offline = FetchFailure(
                .offline, request.url, "it is not in the cache, and the network is not to be used")
            let supply = settle(fetched.popFirst() ?? .failure(offline), entry: entry)
            if !isTrial, case .success(var supply) = supply {
                // A picture that cannot be had now is asked for again tomorrow.
                if request.kind == .picture { supply.time = now }
                store(supply, of: request)
            }
            return supply
        }
    }

    /// Keeps what came from the network.
    public mutating func keep(_ supply: Supply, of request: FetchRequest) {
        if supply.origin == .network { store(supply, of: request) }
    }

    private mutating func store(_ supply: Supply, of request: FetchRequest) {
        guard mode != .offline, request.headers.isEmpty, supply.origin == .network || request.kind == .picture else {
            return
        }
        store(CacheEntry(url: request.url, time: supply.time, isNamed: request.isNamed, fetched: supply.fetched))
    }

    /// What is kept of each of the requests, however old; nil for one of which nothing is.
    public mutating func kept(_ requests: [FetchRequest]) -> [Supply?] {
        requests.map { request in
            entry(for: request).map { Supply(fetched: $0.fetched, origin: .cache, time: $0.time) }
        }
    }

    private func settle(_ result: Result<Fetched, FetchFailure>, entry: CacheEntry?) -> Result<Supply, FetchFailure> {
        switch result {
        case .success(let fetched):
            return .success(Supply(fetched: fetched, origin: .network, time: now))
        case .failure(let failure):
            guard let entry else { return .failure(failure) }
            return .success(Supply(fetched: entry.fetched, origin: .cacheInstead(of: failure), time: entry.time))
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
            unread.append(error)
            return nil
        }
    }

    private mutating func store(_ entry: CacheEntry) {
        do throws(FileFailure) {
            try cache.store(entry)
        } catch {
            unkept.append(error)
        }
    }

    private func isEnough(_ entry: CacheEntry?, for request: FetchRequest) -> Bool {
        guard let entry else { return false }
        switch mode {
        case .offline: return true
        case .refresh: return false
        case .asNeeded:
            // A time in the future is a clock that was wrong, and says nothing about age.
            return request.kind == .picture && (0..<86_400).contains(now.seconds - entry.time.seconds)
        }
    }
}
