import Addresses
import Building
import Diagnostics
import Media
import Publishing

/// What a live site answers to the paths that browsers ask for.
struct SiteAnswers {
    private(set) var site: LiveSite
    /// The site as it was before it had errors: what pages show until they are mended. Nil where it never was without.
    private var good: LiveSite?
    private let excerpts: SiteDiagnostics
    /// The assets and pictures that browsers have, as they were given.
    private var given: [String: ContentHash] = [:]
    /// The pages rendered since the site last changed, since each is asked for twice: to see whether it changed, and to be
    /// shown.
    private var rendered: [String: [UInt8]] = [:]
    private static let maxRendered = 64
    /// Changes whenever a picture or script that a browser has changes.
    private var resources: UInt64 = 0
    /// Changes whenever a style that a browser has changes.
    private var styles: UInt64 = 0

    /// The answers of a site whose problems are shown with the lines that they stand on.
    init(_ site: LiveSite, excerpts: SiteDiagnostics) {
        self.site = site
        self.excerpts = excerpts
        keepGood()
    }

    private mutating func keepGood() {
        if !site.isBroken { good = site }
    }

    /// What stands at a path.
    private enum Found {
        case page(Status, [UInt8])
        case file([UInt8])
        case moved(to: String)
    }

    /// The answer to a path.
    mutating func response(to path: RequestPath) -> Response {
        if path.parts.first == BrowserFiles.folder {
            guard let bytes = BrowserFiles.content(at: path.address) else { return Response(.notFound) }
            return Response(.ok, type: MediaType.of(path.address), body: bytes)
        }
        switch find(path) {
        case .page(let status, let bytes):
            let page = BrowserFiles.withScript(bytes, state: state(of: bytes))
            return Response(status, type: MediaType.of("index.html"), body: page)
        case .file(let bytes):
            given[path.address] = ContentHash(bytes)
            var response = Response(.ok, type: MediaType.of(path.address), body: bytes)
            // What is opened on its own runs no script, whatever is inside; only the theme's files are trusted.
            if SafeFileType(ofFile: path.address) != nil || !path.address.hasPrefix("assets/") {
                response.fields = [("Content-Security-Policy", "sandbox")]
            }
            return response
        case .moved(let place):
            return Response(.found, fields: [("Location", place)])
        }
    }

    /// The state of the page at a path.
    mutating func state(of path: RequestPath) -> PageState {
        switch find(path) {
        case .page(_, let bytes), .file(let bytes): state(of: bytes)
        case .moved(let place): state(of: Array(place.utf8))
        }
    }

    /// Takes in that something may have happened to these files.
    mutating func update(_ paths: Set<String>) -> SiteUpdate {
        let update = site.update(paths)
        rendered = [:]
        keepGood()
        for address in update.resources {
            guard let before = given[address] else { continue }
            // One that cannot be read is another one than before: whoever asks for it is told why.
            let now = (try? site.content(at: address)).map { ContentHash($0) }
            guard now != before else { continue }
            given[address] = now
            let digest = ContentHash(Array("\(resources) \(styles) \(address)".utf8)).value
            if address.hasSuffix(".css") { styles = digest } else { resources = digest }
        }
        return update
    }

    /// Takes in a second look at the site: whether its problems are others now.
    mutating func take(_ result: SiteCheck.Result) -> Bool {
        rendered = [:]
        defer { keepGood() }
        return site.take(result)
    }

    /// Takes in what the network gave when it was asked again; false where the site has changed since.
    mutating func take(_ asked: LiveSite) -> Bool {
        rendered = [:]
        defer { keepGood() }
        return site.take(asked)
    }

    private func state(of page: [UInt8]) -> PageState {
        PageState(page: ContentHash(page).value ^ resources, style: styles)
    }

    private mutating func find(_ path: RequestPath) -> Found {
        let address = path.address
        let isResource = address.hasPrefix("assets/") || PageAddress.isMedia(address)
        if site.isBroken, !isResource { return findDespiteProblems(path) }
        return find(path, in: site)
    }

    /// A page as it was before there were errors, with these above it; they alone where there is none, and for the page of a
    /// recipe that cannot be read.
    private mutating func findDespiteProblems(_ path: RequestPath) -> Found {
        let isPage = path.isFolder || path.address.hasSuffix(".html") || !(path.parts.last ?? "").contains(".")
        // A table or a feed says nothing of problems, and would pass for one that is up to date.
        guard isPage else { return .page(.serviceUnavailable, problems.html.bytes) }
        guard let good, !site.hasProblem(inRecipeAt: path.address) else {
            return .page(.internalServerError, problems.html.bytes)
        }
        let found = find(path, in: good)
        guard case .page(let status, let bytes) = found else { return found }
        return .page(status, problems.above(bytes))
    }

    private mutating func find(_ path: RequestPath, in site: LiveSite) -> Found {
        let address = path.address
        do throws(FileFailure) {
            if let bytes = try content(at: address, of: site) {
                return address.hasSuffix(".html") ? .page(.ok, bytes) : .file(bytes)
            }
            if !path.isFolder, try content(at: path.folderAddress, of: site) != nil {
                return .moved(to: path.folderPath)
            }
        } catch {
            return .page(.serviceUnavailable, ProblemsPage(unread: error, excerpts: excerpts).html.bytes)
        }
        return .page(.notFound, site.notFound(at: address))
    }

    private mutating func content(at address: String, of site: LiveSite) throws(FileFailure) -> [UInt8]? {
        if let page = rendered[address] { return page }
        let bytes = try site.content(at: address)
        if address.hasSuffix(".html"), rendered.count < Self.maxRendered { rendered[address] = bytes }
        return bytes
    }

    private var problems: ProblemsPage { ProblemsPage(diagnostics: site.diagnostics, excerpts: excerpts) }
}
