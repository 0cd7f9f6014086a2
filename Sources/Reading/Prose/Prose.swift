import Diagnostics
import Kitchen
import Markdown

/// What a text has besides its words: what to check and what to publish with it.
public struct ProseFacts: Sendable {
    /// The files of the site that the text shows or links to.
    public var media: [String] = []
    /// The anchors of other pages that the text links to.
    public var anchorUses: [AnchorUse] = []
    /// The anchors that the page made of the text has.
    public var anchors: Set<String> = []

    /// A text that shows, links to and has nothing.
    public init(media: [String] = [], anchorUses: [AnchorUse] = [], anchors: Set<String> = []) {
        self.media = media
        self.anchorUses = anchorUses
        self.anchors = anchors
    }
}

/// The Markdown of one file while it becomes safe HTML with its links resolved.
struct Prose {
    let document: MarkdownDocument
    private let file: String
    private let links: LinkTable
    private var renderer: HTMLRenderer

    /// The text of `document`, which stands in `file` and will be shown at `address`: asked for when it has a link.
    ///
    /// `headingIDs` are the anchors that the page's template has itself.
    init(
        _ document: MarkdownDocument, file: String, address: @autoclosure @escaping () -> String,
        context: ProseContext, headingShift: Int = 0, headingIDs: HeadingIDs = HeadingIDs()
    ) {
        self.document = document
        self.file = file
        let links = LinkTable(document, file: file, index: context.index)
        self.links = links
        renderer = HTMLRenderer(
            options: HTMLOptions(
                headingShift: headingShift, doneWord: context.doneWord, toDoWord: context.toDoWord),
            headingIDs: headingIDs
        ) { use in
            switch links[use.url, use.kind] {
            case .page(let target, let suffix):
                .href(
                    target.isEmpty
                        ? suffix : PageAddress.reference(PageAddress.link(from: address(), to: target)) + suffix)
            case .elsewhere(let address): .href(address)
            case .nowhere: .omit
            }
        }
    }

    /// Appends a block or inline as HTML.
    mutating func append(_ node: MarkdownNode, to html: inout [UInt8]) {
        renderer.append(node, to: &html)
    }

    /// Appends what is in a block as HTML, without the block's own tags.
    mutating func append(insideOf block: MarkdownNode, to html: inout [UInt8]) {
        renderer.append(insideOf: block, to: &html)
    }

    /// The blocks as HTML, with the amounts in their text on one line each.
    mutating func html(of blocks: [MarkdownNode]) -> [UInt8] {
        var html: [UInt8] = []
        renderer.append(blocks, to: &html)
        return AmountText.unbroken(html)
    }

    /// What `body` makes of the blocks as HTML, which is valid while it runs.
    mutating func withHTML<Result>(
        of blocks: [MarkdownNode], _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        renderer.withHTML(of: blocks, body)
    }

    /// The anchor of a heading that the page's template shows itself; no other heading gets it.
    mutating func anchor(for title: String) -> String {
        renderer.headingIDs.id(for: title)
    }

    /// The place of a node, for diagnostics.
    func location(of node: MarkdownNode) -> SourceLocation {
        SourceLocation(file: file, span: SourceSpan(line: node.line, column: node.column, length: 1))
    }

    /// The problems of what was written so far: links that lead nowhere, HTML that is left out.
    var findings: Findings {
        var findings = links.findings
        for part in renderer.leftOut where part.kind == .html {
            findings.report(
                .rawHTML, "raw HTML is left out: \(part.text)",
                at: SourceLocation(file: file, span: SourceSpan(line: part.line, column: part.column)),
                fix: "write it as Markdown")
        }
        return findings
    }

    /// The file of the picture that an image shows, when it is one of the site's own.
    func pictureFile(_ image: MarkdownNode) -> String? {
        guard case .page(let address, _) = links[image.url, .image], address.hasPrefix("media/") else { return nil }
        return "content/" + address.dropFirst("media/".count)
    }

    /// What is to be checked and published with the text.
    var facts: ProseFacts {
        ProseFacts(media: links.media, anchorUses: links.anchorUses, anchors: renderer.headingIDs.taken)
    }
}

/// What every text of a site is read with.
public struct ProseContext: Sendable {
    /// Where each file goes in the built site.
    public var index: ContentIndex
    /// The words for an item of a task list that is done, and for one that is not.
    public var doneWord: String
    /// The word for an item of a task list that is not done.
    public var toDoWord: String
    /// The language of amounts and units in ingredient lines.
    public var language: KitchenLanguage

    /// A context in which links are resolved by `index`.
    public init(
        index: ContentIndex, doneWord: String = "done", toDoWord: String = "to do",
        language: KitchenLanguage = .english
    ) {
        self.index = index
        self.doneWord = doneWord
        self.toDoWord = toDoWord
        self.language = language
    }
}
