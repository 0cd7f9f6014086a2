import Diagnostics
import Fetching
import Kitchen
import Media
import Publishing
import Reading

/// What a site needs from elsewhere: a menu at an URL, pictures of pizzas on other hosts.
///
/// All is fetched once and kept in `.forno/cache`. A payload that cannot be had is an error; a picture that cannot be had
/// is replaced by a drawn one, which is noted and no problem of the content.
struct RemoteFiles {
    private var fetcher: CachedFetcher

    /// Files for the site of the options; offline, only what was fetched before.
    init(_ options: BuildOptions) {
        fetcher = CachedFetcher(
            fetcher: Fetcher(agent: "Forno/\(Version.number)"), cache: FetchCache(site: options.site),
            mode: options.isOffline ? .offline : .asNeeded)
    }

    /// The bytes of the payloads that the settings name by URL; the user named their hosts, so they may be private ones.
    mutating func payloads(of settings: Settings, diagnostics: inout DiagnosticList) -> [String: [UInt8]] {
        let sources = settings.sources
        let urls = [sources.pizzas, sources.ingredients, sources.drinks].filter { $0.contains("://") }
        let answers = get(urls.map { FetchRequest($0, as: .payload, isNamed: true) })
        var bytes: [String: [UInt8]] = [:]
        for (url, answer) in zip(urls, answers) {
            switch answer {
            case .success(let supply):
                bytes[url] = supply.fetched.bytes
                if case .cacheInstead(let failure) = supply.origin {
                    report(failure, severity: .warning, to: &diagnostics)
                }
            case .failure(let failure): report(failure, severity: .error, to: &diagnostics)
            }
        }
        return bytes
    }

    /// The pictures of a menu that are on other hosts, by URL.
    mutating func pictures(of menu: Menu?) -> RemotePictures {
        let urls = (menu?.pizzas ?? []).compactMap(\.picture).filter { $0.contains("://") }
        var pictures = RemotePictures()
        var seen = Set<String>()
        let wanted = urls.filter { seen.insert($0).inserted }
        for (url, answer) in zip(wanted, get(wanted.map { FetchRequest($0, as: .picture) })) {
            switch answer {
            case .success(let supply): pictures.add(supply.fetched.bytes, for: url)
            case .failure(let failure): pictures.failures.append(failure.description)
            }
        }
        return pictures
    }

    private mutating func get(_ requests: [FetchRequest]) -> [Result<CachedFetcher.Supply, FetchFailure>] {
        requests.isEmpty ? [] : fetcher.get(requests)
    }

    private func report(_ failure: FetchFailure, severity: Severity, to diagnostics: inout DiagnosticList) {
        let note = severity == .warning ? ["what was fetched before is used"] : []
        diagnostics.report(
            Diagnostic(
                .fetchFailed, failure.description, at: SourceLocation(file: SettingsReader.file), severity: severity,
                notes: note, fix: "check the address in `sources` and the network, or name a file"))
    }
}

/// Pictures from other hosts, and where they stand in the built site.
struct RemotePictures: Sendable {
    /// The bytes by address in the built site.
    private(set) var bytes: [String: [UInt8]] = [:]
    /// The addresses by URL.
    private(set) var addresses: [String: String] = [:]
    /// Why some could not be had.
    var failures: [String] = []

    /// Takes in the picture of an URL, named by what is in it, so that it never changes under one name.
    mutating func add(_ picture: [UInt8], for url: String) {
        guard let ending = InertType(ofPicture: picture)?.endings.first else { return }
        let name = String(ContentHash(picture).value, radix: 16)
        let address = PageAddress.media("remote/\(name).\(ending)")
        addresses[url] = address
        bytes[address] = picture
    }
}
