import Diagnostics
import Fetching
import Kitchen
import Publishing
import Reading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Asks Open Food Facts for products by its rules: who asks is named, at most 15 products a minute, and what was answered is
/// kept (openfoodfacts.github.io, "Rate limits").
///
/// ```swift
/// let settings: Settings
/// let server = OpenFoodFacts(site: "trattoria", settings: settings, isOffline: false)
/// let found = try server.find(Barcode("8076809513753")) { print($0) }
/// ```
struct OpenFoodFacts: Sendable {
    /// What came of a question.
    struct Answer: Sendable {
        /// The product; nil where the server does not know it.
        let fields: ProductFields?
        /// Whether it was kept from an earlier run.
        let isKept: Bool
    }

    /// What the licence of the data asks for (ODbL 4.3).
    static let credit = "© Open Food Facts contributors, ODbL, https://world.openfoodfacts.org/terms-of-use"

    private let server: String
    private let agent: String
    private let site: String
    private let isOffline: Bool
    private let cache: FetchCache
    /// No answer about some fields of one product is longer.
    private static let limits = FetchLimits(bytes: 1_000_000, time: .seconds(15), redirects: 0)
    /// How long a kept answer is not asked again: products change, but not every day.
    private static let keeping = 30 * 86_400

    /// The server of a site, asked in the name of its mail address; offline only what is kept counts.
    init(site: String, settings: Settings, isOffline: Bool) {
        (server, self.site, self.isOffline) = (settings.products.server, site, isOffline)
        agent = UserAgent.text(contact: settings.email ?? settings.baseURL)
        cache = FetchCache(state: BuildOptions.state(ofSite: site))
    }

    /// The server as people name it: "world.openfoodfacts.org".
    var host: String { ServerName.host(of: server) }

    /// What is known of a product: as it was answered in the last thirty days, else as it is answered now, and `telling` is
    /// called before anything is waited for.
    ///
    /// Throws `LookupFailure` where there is no answer, and `FileFailure` for what cannot be kept. Blocks for at most a minute
    /// for the pace, and some twenty seconds for the network.
    func find(_ barcode: Barcode, telling: (String) -> Void) throws -> Answer {
        let request = FetchRequest(url(of: barcode), as: .payload, limits: Self.limits, isNamed: true)
        if let kept = try kept(request, barcode) { return kept }
        guard !isOffline else {
            throw LookupFailure(
                "no answer of \(host) is kept, and the network is not to be used",
                fix: "leave --offline and FORNO_OFFLINE out")
        }
        let state = BuildOptions.state(ofSite: site)
        try RealPath.makeFolders(state)
        return try FileLock.whileHeld(state + "/products-pace.lock") {
            // Another run may have asked the same while this one waited for it.
            if let kept = try kept(request, barcode) { return kept }
            let pace = try keepPace(telling)
            telling("Asking \(host) for \(barcode.digits) …")
            return try ask(request, barcode, pace)
        }
    }

    private func url(of barcode: Barcode) -> String {
        "\(server)api/v3.6/product/\(barcode.digits)?fields=code,product_name,quantity,allergens_tags,categories_tags"
    }

    /// The kept answer; nil for none, for an old one while there is a network, and for one that cannot be read any
    /// more.
    private func kept(_ request: FetchRequest, _ barcode: Barcode) throws(FileFailure) -> Answer? {
        guard let entry = try cache.cached(request.url),
            isOffline || (0..<Self.keeping).contains(FetchTime.now().seconds - entry.time.seconds)
        else { return nil }
        do throws(ProductAnswer.Unreadable) {
            return Answer(fields: try ProductAnswer.read(entry.fetched.bytes, of: barcode), isKept: true)
        } catch {
            return nil
        }
    }

    private func ask(_ request: FetchRequest, _ barcode: Barcode, _ pace: ReadPace) throws -> Answer {
        var fetcher = Fetcher(agent: agent, totalTime: .seconds(20))
        guard let result = fetcher.fetch([request]).first else { return Answer(fields: nil, isKept: false) }
        switch result {
        // The server says so of a product that it does not know; it may learn of it, so that is not kept.
        case .failure(let failure) where failure.refusal?.status == 404: return Answer(fields: nil, isKept: false)
        case .failure(let failure):
            try note(failure, pace)
            throw LookupFailure.asking(host, "products: server", failure)
        case .success(let fetched):
            let fields = try read(fetched, barcode)
            if fields != nil {
                try cache.store(CacheEntry(url: request.url, time: .now(), isNamed: true, fetched: fetched))
            }
            return Answer(fields: fields, isKept: false)
        }
    }

    private func read(_ fetched: Fetched, _ barcode: Barcode) throws(LookupFailure) -> ProductFields? {
        do throws(ProductAnswer.Unreadable) {
            return try ProductAnswer.read(fetched.bytes, of: barcode)
        } catch {
            throw LookupFailure(
                "the answer of \(host) \(error.reason)",
                fix: "look whether `products: server` in content/site.yml is the address of such a server")
        }
    }
}

/// The pace.
extension OpenFoodFacts {
    private var paceFile: String { "\(site)/\(ReadPace.file)" }

    /// Waits until the server may be asked, and notes that it is; throws where it has asked to be left alone.
    private func keepPace(_ telling: (String) -> Void) throws -> ReadPace {
        var pace = try kept() ?? ReadPace(server: server)
        let (wait, isWished) = pace.wait(at: UnixTime.milliseconds)
        guard !isWished else { throw LookupFailure.isWaiting(host, wait) }
        if wait > .zero {
            telling("Waiting \(wait.words): \(host) is asked for at most \(ReadPace.most) products a minute …")
            UnixTime.sleep(wait)
        }
        pace.ask(at: UnixTime.milliseconds)
        try write(pace)
        return pace
    }

    private func note(_ failure: FetchFailure, _ pace: ReadPace) throws(FileFailure) {
        guard let refusal = failure.refusal, [429, 503].contains(refusal.status) else { return }
        var pace = pace
        pace.refuse(at: UnixTime.milliseconds, wait: refusal.wait)
        try write(pace)
    }

    /// The pace of this server; nil where none is kept.
    private func kept() throws(FileFailure) -> ReadPace? {
        do throws(FileFailure) {
            let pace = ReadPace(try TextFile.read(paceFile))
            return pace?.server == server ? pace : nil
        } catch  where error.code == ENOENT {
            return nil
        }
    }

    private func write(_ pace: ReadPace) throws(FileFailure) {
        try AtomicFile.clearAway(besides: paceFile)
        try AtomicFile.write(pace.encoded, to: paceFile)
    }
}
