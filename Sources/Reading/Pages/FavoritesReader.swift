import Addresses
import Diagnostics
import Kitchen
import Markdown
import Text

/// Reads `content/favorites.md`: a list of foods, each with a list of its recipes.
public struct FavoritesReader: Sendable {
    /// The file of the favourites, in the site.
    public static let file = "content/favorites.md"

    private let index: ContentIndex

    /// A reader whose links are resolved by `index`.
    public init(index: ContentIndex) {
        self.index = index
    }

    /// The foods in the order of the file; links that lead nowhere are reported, and keep their title.
    public func read(_ bytes: [UInt8], diagnostics: inout DiagnosticList) -> [FavoriteFood] {
        guard UTF8Check.passes(bytes, file: Self.file, diagnostics: &diagnostics) else { return [] }
        let matter = FrontMatter.split(bytes, file: Self.file, diagnostics: &diagnostics)
        do throws(MarkdownProblem) {
            let document = try MarkdownDocument(parsing: bytes[matter.body], firstLine: matter.bodyLine, isUTF8: true)
            let links = LinkTable(document, file: Self.file, index: index)
            diagnostics.append(links.diagnostics)
            return document.root.children.filter(\.isList).flatMap(\.children).map { food($0, links) }
        } catch {
            diagnostics.report(error, in: Self.file)
            return []
        }
    }

    /// The files and pages that favourites lead to, and the anchors of their page.
    static func facts(of foods: [FavoriteFood]) -> ReadFindings {
        var facts = ReadFindings(
            media: foods.compactMap(\.picture?.file), anchors: Set(foods.map { Slug.make($0.name) }))
        for entry in foods.flatMap(\.entries) {
            guard let source = entry.source, let address = entry.address else { continue }
            if PageAddress.isMedia(address) {
                facts.media.append(source)
            } else {
                facts.linkUses.append(LinkUse(file: source, location: entry.location))
            }
        }
        return facts
    }

    private func food(_ item: MarkdownNode, _ links: LinkTable) -> FavoriteFood {
        let entries = item.children.filter(\.isList).flatMap(\.children).map { entry($0) }
        return FavoriteFood(
            name: item.ownWords, picture: picture(of: item, links), entries: entries, location: location(of: item))
    }

    /// The first picture in the words of an item that can be shown.
    private func picture(of item: MarkdownNode, _ links: LinkTable) -> Picture? {
        let nodes = item.children.filter { !$0.isList }.compactMap { $0.firstDescendant { $0.kind == .image } }
        guard let node = nodes.first, case .site = links.target(of: node),
            let path = LinkPath(node.url).resolved(from: Self.file), let file = index.file(for: path)
        else { return nil }
        return Picture(file: file, alternative: node.plainText)
    }

    private func entry(_ item: MarkdownNode) -> FavoriteFood.Entry {
        let link = item.firstDescendant { $0.kind == .link }
        let path = link.flatMap {
            LinkPath.isElsewhere($0.url) ? nil : LinkPath($0.url).resolved(from: Self.file)
        }
        let shown = path.flatMap { index.leavesOut($0, namedIn: Self.file) ? nil : $0 }
        let source = shown.flatMap { index.file(for: $0) }
        return FavoriteFood.Entry(
            title: link?.plainText ?? item.plainText, source: source, address: source.flatMap { self.address(of: $0) },
            location: location(of: item))
    }

    /// Where a file is published; nil when it is not.
    private func address(of file: String) -> String? {
        let address = index.address(of: file)
        let isMedia = address.map { PageAddress.isMedia($0) } ?? false
        return isMedia && index.refusal(of: file, asPicture: false) != nil ? nil : address
    }

    private func location(of node: MarkdownNode) -> SourceLocation {
        SourceLocation(file: Self.file, span: SourceSpan(line: node.line, column: node.column, length: 1))
    }
}

extension MarkdownNode {
    /// The words of an item without the lists in it and without pictures; where it has no others, what stands for these.
    var ownWords: String {
        let blocks = children.filter { !$0.isList }
        return blocks.map(\.textWithoutPictures).joined(separator: " ").nonEmpty
            ?? blocks.map(\.plainText).joined(separator: " ")
    }

    /// Whether the node is a list of any kind.
    var isList: Bool {
        if case .list = kind { true } else { false }
    }

    /// The first node below, in the order of the text, that fits.
    func firstDescendant(where fits: (MarkdownNode) -> Bool) -> MarkdownNode? {
        for child in children {
            if fits(child) { return child }
            if let found = child.firstDescendant(where: fits) { return found }
        }
        return nil
    }
}
