import Addresses
import Diagnostics
import Kitchen
import Markdown
import Text

/// What a text has besides its words: what to check and what to publish with it.
public struct ReadFindings: Sendable {
    /// The files of the site that the text shows or links to.
    public var media: [String] = []
    /// The pages that the text links to, with their anchors.
    public var linkUses: [LinkUse] = []
    /// The anchors that the page made of the text has.
    public var anchors: Set<String> = []

    /// A text that shows, links to and has nothing.
    public init(media: [String] = [], linkUses: [LinkUse] = [], anchors: Set<String> = []) {
        self.media = media
        self.linkUses = linkUses
        self.anchors = anchors
    }
}

/// The Markdown of one file as a text with its links resolved, while it is sorted into what it says.
struct MarkdownContent {
    /// The text.
    private(set) var text: RichText
    private let source: MarkdownText
    private let file: String
    private let links: LinkTable
    private let index: ContentIndex
    private var headingIDs: HeadingIDs

    /// The text of `document`, which stands in `file`. `headingIDs` are the anchors that the page's template has itself.
    init(_ document: MarkdownDocument, file: String, context: ProseContext, headingIDs: HeadingIDs = HeadingIDs()) {
        let links = LinkTable(document, file: file, index: context.index)
        source = MarkdownText(document) { links.target(of: $0) }
        text = source.text
        (self.file, self.links, self.headingIDs) = (file, links, headingIDs)
        index = context.index
    }

    /// The blocks, with what a page needs that shows them: anchors for their headings, and their amounts and times.
    mutating func shown(_ blocks: [Int]) -> [Int] {
        text.nameHeadings(in: blocks, &headingIDs)
        text.findMeasures(in: blocks)
        return blocks
    }

    /// The anchor of a heading that the page's template shows itself; no other heading gets it.
    mutating func anchor(for title: String) -> String { headingIDs.id(for: title) }

    /// Changes the text: adds to it what stands elsewhere in the file, or puts its parts together anew.
    mutating func withText<Result>(_ body: (inout RichText) -> Result) -> Result { body(&text) }

    /// The place of a node of the Markdown, or of the line `breaks` below its first, for diagnostics.
    func location(of node: Int, breaks: Int = 0) -> SourceLocation {
        SourceLocation(file: file, span: SourceSpan(source.place(of: node, breaks: breaks)))
    }

    /// The recipe of the site that the name in a line of ingredients is a link to: "1 [Sauce](sauce.md)", "2 batches of
    /// [dough](dough.md)". A link behind the name says more of it and stands for nothing.
    func recipe(thatNames line: IngredientLine, at node: Int) -> String? {
        // A line is mostly words alone.
        guard text.nodes[node].next > node + 2, let part = line.parts.first(where: { $0.role == .name }) else {
            return nil
        }
        let start = text.nodes[node].range.lowerBound
        let name = part.range.lowerBound + start..<part.range.upperBound + start
        for inner in node..<text.nodes[node].next {
            guard case .link(let link) = text.nodes[inner].kind,
                case .site(let path, _) = text.links[Int(link)].target,
                let slug = PageAddress.recipeSlug(ofCard: path)
            else { continue }
            let linked = text.nodes[inner].range.clamped(to: name)
            guard !linked.isEmpty, linked.count * 2 >= name.upperBound - linked.lowerBound,
                linked.lowerBound == name.lowerBound
                    || Self.batches.contains(text.plainText(in: name.lowerBound..<linked.lowerBound).lowercased())
            else { return nil }
            return index.recipe(slug: slug)
        }
        return nil
    }

    /// What stands before the name of a recipe where it is wanted once, or so many times.
    private static let batches: Set<String> = [
        "batch", "batches", "batch of", "batches of", "recipe", "recipes", "recipe of", "recipes of", "quantity of",
        "ricetta di", "ricette di", "dose di", "dosi di", "rezept", "rezepte", "recette de", "recettes de", "recette",
        "receta de", "recetas de",
    ]

    /// Whether words stand in HTML that is left out.
    var leavesOutWords: Bool { source.leftOut.contains(where: \.hasWords) }

    /// The problems of the text: links that lead nowhere, HTML that is left out.
    var diagnostics: DiagnosticList {
        var diagnostics = links.diagnostics
        for part in source.leftOut {
            diagnostics.report(
                .rawHTML, "raw HTML is left out: \(part.text)",
                at: SourceLocation(file: file, span: SourceSpan(line: part.line, column: part.column)),
                fix: "write it as Markdown")
        }
        return diagnostics
    }

    /// What is to be checked and published with the text.
    var facts: ReadFindings {
        ReadFindings(media: links.media, linkUses: links.linkUses, anchors: headingIDs.taken)
    }
}

extension RichText {
    /// Gives the headings of blocks their anchors, each to one of them.
    mutating func nameHeadings(in blocks: [Int], _ ids: inout HeadingIDs) {
        for block in blocks {
            for node in block..<nodes[block].next {
                if case .heading = nodes[node].kind { anchors[node] = ids.id(for: plainText(of: node)) }
            }
        }
    }

    /// The file of the site that a picture shows; nil where it shows none of the site's own.
    func pictureFile(of node: Int) -> String? {
        guard case .picture(let link) = nodes[node].kind,
            case .site(let path, _) = links[Int(link)].target, PageAddress.isMedia(path)
        else { return nil }
        return PageAddress.file(ofMedia: path)
    }

    /// The plain text of a heading of the first level.
    func title(_ block: Int?) -> String? {
        block.flatMap { nodes[$0].kind == .heading(level: 1) ? plainText(of: $0) : nil }
    }

    /// The plain text of the first paragraph that has words in it.
    func firstWords(of blocks: [Int]) -> String? {
        blocks.lazy.filter { nodes[$0].kind == .paragraph }.map { plainText(of: $0) }.first { !$0.isEmpty }
    }
}

/// What every text of a site is read with.
public struct ProseContext: Sendable {
    /// Where each file goes in the built site.
    public var index: ContentIndex
    /// The language of amounts and units in ingredient lines.
    public var language: KitchenLanguage
    /// What stands before the decimals of their numbers; nil for what the language has.
    public var decimalMark: String?
    /// What is read in place of files that are broken.
    public var kept: [String: KeptText] = [:]

    /// The same for a text in a language of its own; the same where it is nil.
    func reading(_ own: KitchenLanguage?) -> ProseContext {
        guard let own, own != language else { return self }
        var context = self
        // The site's mark is that of its own language.
        (context.language, context.decimalMark) = (own, nil)
        return context
    }

    /// A context in which links are resolved by `index`.
    public init(index: ContentIndex, language: KitchenLanguage = .english, decimalMark: String? = nil) {
        self.index = index
        (self.language, self.decimalMark) = (language, decimalMark)
    }
}
