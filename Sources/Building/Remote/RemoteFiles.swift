import Addresses
import Diagnostics
import Fetching
import Kitchen
import Media
import Publishing

/// What a site needs from elsewhere: a menu at URLs, pictures of dishes on other hosts.
///
/// What was fetched is kept in `.forno/cache`. The menu is asked for by every build (``RemoteMenu``), a picture once a day.
/// A picture that cannot be had is replaced by a drawn one, which is noted and no problem of the content.
struct RemoteFiles {
    private var menus: CachedFetcher
    private var pictures: CachedFetcher
    private let reportsAge: Bool

    /// Files for the site of the options; offline, only what was fetched before.
    init(_ options: BuildOptions) {
        let fetcher = { (time: Duration) in
            CachedFetcher(
                fetcher: Fetcher(agent: "Forno/\(Version.number)", totalTime: time),
                cache: FetchCache(state: options.state),
                mode: options.isOffline || options.keepsFetched ? .offline : .asNeeded)
        }
        menus = fetcher(options.menuTime)
        pictures = fetcher(.seconds(60))
        reportsAge = !options.keepsFetched
    }

    /// The bytes of the payloads that the settings name by URL; `problems` finds what is wrong with a menu of such payloads.
    mutating func payloads(
        of settings: Settings, telling diagnostics: inout DiagnosticList,
        problems: ([String: [UInt8]]) -> DiagnosticList
    ) -> [String: [UInt8]] {
        let menu = RemoteMenu(settings.sources, now: menus.now, reportsAge: reportsAge)
        return menu.isEmpty ? [:] : menu.payloads(from: &menus, telling: &diagnostics, problems: problems)
    }

    /// The pictures of a menu that are on other hosts, by URL.
    mutating func pictures(of menu: Menu?, telling diagnostics: inout DiagnosticList) -> RemotePictures {
        defer {
            for failure in menus.unread + pictures.unread {
                diagnostics.report(
                    .unreadableFile, failure.description, at: SourceLocation(file: failure.path), fix: failure.fix)
            }
        }
        let urls = (menu?.dishes ?? []).compactMap(\.picture).filter { $0.contains("://") }
        var found = RemotePictures()
        var seen = Set<String>()
        let wanted = urls.filter { seen.insert($0).inserted }
        guard !wanted.isEmpty else { return found }
        for (url, answer) in zip(wanted, pictures.get(wanted.map { FetchRequest($0, as: .picture) })) {
            switch answer {
            case .success(let supply): found.add(supply.fetched.bytes, for: url)
            case .failure(let failure): found.failures.append(failure.description)
            }
        }
        return found
    }
}

/// Pictures from other hosts, and where they stand in the built site.
struct RemotePictures: Sendable {
    /// The bytes by address in the built site.
    private(set) var bytes: [String: [UInt8]] = [:]
    /// The addresses by URL.
    private(set) var addresses: [String: String] = [:]
    /// Whether the menu has none on other hosts.
    var isEmpty: Bool { bytes.isEmpty && failures.isEmpty }
    /// Why some could not be had.
    var failures: [String] = []

    /// Takes in the picture of an URL, named by what is in it, so that it never changes under one name.
    mutating func add(_ picture: [UInt8], for url: String) {
        guard let ending = SafeFileType(ofPicture: picture)?.endings.first else { return }
        let name = String(ContentHash(picture).value, radix: 16)
        let address = PageAddress.media("remote/\(name).\(ending)")
        addresses[url] = address
        bytes[address] = picture
    }
}
