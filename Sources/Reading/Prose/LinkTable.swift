import Addresses
import Diagnostics
import Kitchen
import Markdown
import Media
import Text

/// A link to a page, to be checked when that page is known.
public struct LinkUse: Hashable, Sendable {
    /// The file of the page.
    public var file: String
    /// The anchor that the page should have, without its `#`; empty for the page as it is.
    public var anchor: String
    /// Where the link stands.
    public var location: SourceLocation

    /// A link to the page made of `file`.
    public init(file: String, anchor: String = "", location: SourceLocation) {
        (self.file, self.anchor, self.location) = (file, anchor, location)
    }
}

/// Where the links and pictures of one text lead, found before the text is made.
final class LinkTable {
    private(set) var diagnostics = DiagnosticList()
    /// The files of the site that the text shows or links to.
    private(set) var media: [String] = []
    private(set) var linkUses: [LinkUse] = []
    /// By what is done with it: an address on another host may be followed, and is not shown.
    private var (links, pictures): ([String: RichText.Target], [String: RichText.Target]) = ([:], [:])
    /// What is near a path that leads nowhere: the search for it takes as long as the site is large.
    private var nearest: [String: String?] = [:]
    private let file: String

    /// The links of `document`, which stands in `file`.
    init(_ document: MarkdownDocument, file: String, index: ContentIndex) {
        self.file = file
        for link in document.links { add(link, isPicture: link.kind == .image, index) }
    }

    /// Where a link or picture leads.
    func target(of node: MarkdownNode) -> RichText.Target {
        (node.kind == .image ? pictures[node.url] : links[node.url]) ?? .nowhere
    }

    private func add(_ node: MarkdownNode, isPicture: Bool, _ index: ContentIndex) {
        let target = target(of: node, isPicture: isPicture, index)
        if isPicture { pictures[node.url] = target } else { links[node.url] = target }
    }

    private func target(of node: MarkdownNode, isPicture: Bool, _ index: ContentIndex) -> RichText.Target {
        let url = node.url
        let location = { [file] in SourceLocation(file: file, span: SourceSpan(node.document.place(ofURLOf: node))) }
        guard let address = SafeURL.address(url) else {
            diagnostics.report(
                .unsafeURL, "the address \"\(url)\" is not passed on", at: location(),
                fix: MistypedScheme.corrected(url).map { "did you mean \($0)?" }
                    ?? "use an http, https, mailto or tel address, or a path")
            return .nowhere
        }
        guard LinkPath.isElsewhere(address) else {
            return resolve(LinkPath(url), isPicture: isPicture, index, location: location)
        }
        if isPicture { reportRemote(url, at: location()) }
        return isPicture ? .nowhere : .elsewhere(address)
    }

    private func reportRemote(_ url: String, at location: SourceLocation) {
        diagnostics.report(
            .missingPicture, "the picture \"\(url)\" is on another host, which pages do not ask for", at: location,
            fix: "save the picture beside this file and name it here")
    }

    private func resolve(
        _ path: LinkPath, isPicture: Bool, _ index: ContentIndex, location: () -> SourceLocation
    ) -> RichText.Target {
        guard !path.path.isEmpty else {
            // A picture without a path would load the page itself.
            if isPicture { return refused(.noPicture, path.suffix, at: location()) }
            if !path.anchor.isEmpty {
                linkUses.append(LinkUse(file: file, anchor: path.anchor, location: location()))
            }
            return .site(path: "", suffix: path.suffix)
        }
        guard let wanted = path.resolved(from: file) else {
            report(path, isPicture, at: location(), why: "leads out of the site")
            return .nowhere
        }
        if index.leavesOut(wanted, namedIn: file) {
            reportLeftOut(path, at: location())
            return .nowhere
        }
        if let found = index.file(for: wanted) {
            return target(of: found, path, isPicture: isPicture, index, location: location)
        }
        if let address = index.generatedAddress(for: wanted) {
            if isPicture { return refused(.noPicture, path.path, at: location()) }
            return .site(path: address, suffix: path.suffix)
        }
        let nearest = nearest(to: wanted, isPicture, index)
        report(path, isPicture, nearest, at: location(), why: "is not there", basis: index.basis(of: wanted))
        return .nowhere
    }

    private func reportLeftOut(_ path: LinkPath, at location: SourceLocation) {
        diagnostics.report(
            Diagnostic(
                .brokenLink, "the page \"\(path.path)\" is one of the house, which this build leaves out", at: location,
                severity: .note, notes: ["the words stand there without a link"],
                fix: "write `house_pages: true` into \(Settings.file) to publish what is about the house"))
    }

    private func refused(_ refusal: MediaRefusal, _ written: String, at location: SourceLocation) -> RichText.Target {
        diagnostics.report(refusal, of: written, at: location)
        return .nowhere
    }

    private func target(
        of found: String, _ path: LinkPath, isPicture: Bool, _ index: ContentIndex, location: () -> SourceLocation
    ) -> RichText.Target {
        let address = index.address(of: found)
        let isMedia = address.map { PageAddress.isMedia($0) } ?? false
        let refusal = isMedia || isPicture ? index.refusal(of: found, asPicture: isPicture) : nil
        guard let address, refusal == nil else {
            return refused(refusal ?? .ownFile, path.path, at: location())
        }
        if isMedia {
            media.append(found)
        } else {
            linkUses.append(LinkUse(file: found, anchor: path.anchor, location: location()))
        }
        return .site(path: address, suffix: path.suffix)
    }

    private func nearest(to path: String, _ isPicture: Bool, _ index: ContentIndex) -> String? {
        let key = (isPicture ? "!" : "") + path
        if let known = nearest[key] { return known }
        let found = index.nearest(to: path, isPicture: isPicture)
        nearest[key] = .some(found)
        return found
    }

    private func report(
        _ path: LinkPath, _ isPicture: Bool, _ nearest: String? = nil, at location: SourceLocation, why: String,
        basis: [String] = []
    ) {
        diagnostics.report(
            isPicture ? .missingPicture : .brokenLink,
            "\(isPicture ? "the picture" : "the page") \"\(path.path)\" \(why)", at: location,
            fix: nearest.map { "did you mean \"\(PageAddress.link(from: file, to: $0))\"?" }
                ?? (isPicture ? "add the picture, or remove the link" : "correct the path, or remove the link"),
            basis: basis)
    }
}

extension ContentIndex {
    /// The file that a path which leads nowhere most likely means, a picture or a text; nil where none has a name like it.
    func nearest(to path: String, isPicture: Bool) -> String? {
        guard let found = (isPicture ? pictures : linkable).nearest(to: path) else { return nil }
        // Paths in one folder are alike by the name of that alone.
        return NearestName.find(Self.name(of: path), in: [Self.name(of: found)]).map { _ in found }
    }

    /// The same for a picture that `file` names: a question with the path to write there.
    func pictureMeant(by path: String?, in file: String) -> String? {
        path.flatMap { nearest(to: $0, isPicture: true) }
            .map { "did you mean \"\(PageAddress.link(from: file, to: $0))\"?" }
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension SourceSpan {
    /// The place as a diagnostic has it.
    init(_ place: MarkdownPlace) {
        self.init(line: place.line, column: place.column, length: place.length)
    }
}

extension LinkUse: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) {
        fields.add(file)
        fields.add(anchor)
        fields.add(location)
    }

    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self.init(
            file: try String(from: &fields), anchor: try String(from: &fields),
            location: try SourceLocation(from: &fields))
    }
}
