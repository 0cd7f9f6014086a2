import Diagnostics
import Kitchen
import Markdown
import Text

/// A use of an anchor of another page, to be checked when that page is known.
public struct AnchorUse: Hashable, Sendable {
    /// The file of the page that should have the anchor.
    public var file: String
    /// The anchor without its `#`.
    public var anchor: String
    /// Where the link stands.
    public var location: SourceLocation
}

/// Where the links and pictures of one text lead, found in one walk before the text is rendered.
final class LinkTable {
    /// Where a link leads.
    enum Target: Hashable {
        /// An address in the built site, with `#anchor` and the like after it.
        case page(address: String, suffix: String)
        /// An address elsewhere, as written.
        case elsewhere
        /// Nowhere: a file that is not there, or an URL that is not safe.
        case nowhere
    }

    private(set) var findings = Findings()
    /// The files of the site that the text shows or links to.
    private(set) var media: [String] = []
    private(set) var anchorUses: [AnchorUse] = []
    private var targets: [String: Target] = [:]
    private let file: String

    /// The links of `document`, which stands in `file`.
    init(_ document: MarkdownDocument, file: String, index: ContentIndex) {
        self.file = file
        for link in document.links { add(link, isPicture: link.kind == .image, index) }
    }

    /// Where the link or picture with this URL leads.
    subscript(url: String) -> Target { targets[url] ?? .nowhere }

    private func add(_ node: MarkdownNode, isPicture: Bool, _ index: ContentIndex) {
        let url = node.url
        let location = { [file] in SourceLocation(file: file, span: SourceSpan(node.document.place(ofURLOf: node))) }
        guard SafeURL.isSafe(url) else {
            targets[url] = .nowhere
            findings.report(
                .unsafeURL, "the address \"\(url)\" is not passed on", at: location(),
                fix: "use an http, https, mailto or tel address, or a path")
            return
        }
        if LinkPath.isElsewhere(url) {
            targets[url] = isPicture ? .nowhere : .elsewhere
            if isPicture { reportRemote(url, at: location()) }
            return
        }
        targets[url] = resolve(LinkPath(url), isPicture: isPicture, index, location: location)
    }

    private func reportRemote(_ url: String, at location: SourceLocation) {
        findings.report(
            .missingPicture, "the picture \"\(url)\" is on another host, which pages do not ask for", at: location,
            fix: "save the picture beside this file and name it here")
    }

    private func resolve(
        _ path: LinkPath, isPicture: Bool, _ index: ContentIndex, location: () -> SourceLocation
    ) -> Target {
        guard !path.path.isEmpty else {
            if !path.anchor.isEmpty {
                anchorUses.append(AnchorUse(file: file, anchor: path.anchor, location: location()))
            }
            return .page(address: "", suffix: path.suffix)
        }
        guard let wanted = path.resolved(from: file) else {
            report(path, isPicture, nearest: nil, at: location(), why: "leads out of the site")
            return .nowhere
        }
        if let found = index.file(for: wanted), let address = index.address(of: found) {
            if address.hasPrefix("media/") { media.append(found) }
            if !path.anchor.isEmpty, !address.hasPrefix("media/") {
                anchorUses.append(AnchorUse(file: found, anchor: path.anchor, location: location()))
            }
            return .page(address: address, suffix: path.suffix)
        }
        if let address = index.generatedAddress(for: wanted) { return .page(address: address, suffix: path.suffix) }
        let nearest = NearestName.find(wanted, in: isPicture ? index.pictures : index.linkable)
        report(path, isPicture, nearest: nearest, at: location(), why: "is not there")
        return .nowhere
    }

    private func report(
        _ path: LinkPath, _ isPicture: Bool, nearest: String?, at location: SourceLocation, why: String
    ) {
        findings.report(
            isPicture ? .missingPicture : .brokenLink,
            "\(isPicture ? "the picture" : "the page") \"\(path.path)\" \(why)", at: location,
            fix: nearest.map { "did you mean \"\(PageAddress.link(from: file, to: $0))\"?" }
                ?? (isPicture ? "add the picture, or remove the link" : "correct the path, or remove the link"))
    }
}

extension SourceSpan {
    /// The place as a diagnostic has it.
    init(_ place: MarkdownPlace) {
        self.init(line: place.line, column: place.column, length: place.length)
    }
}
