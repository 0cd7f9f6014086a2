import Foundation
import Markdown
import Testing

@Suite(.enabled(if: Corpus.isPresent, Corpus.absence)) struct CorpusTests {
    /// Ours and the reference differ by ids of headings, `rel` of links, and `<hr>` and `<br>` without a slash.
    @Test func isWhatTheReferenceWrites() throws {
        var compared = 0
        for (name, body) in try Corpus.texts() {
            let document = try MarkdownDocument(parsing: body[...])
            if hasOurOwnMarkup(document.root) { continue }
            let ours = html(of: document).text
                .replacing(/<h([1-6]) id="[^"]+">/) { "<h\($0.1)>" }
                .replacing(" rel=\"noopener\"", with: "")
            let reference = referenceHTML(document)?
                .replacing("<hr />", with: "<hr>").replacing("<br />", with: "<br>")
            #expect(ours == reference, "\(name)")
            compared += 1
        }
        #expect(compared >= 200)
    }

    private func hasOurOwnMarkup(_ node: MarkdownNode) -> Bool {
        switch node.kind {
        case .table, .taskItem, .image, .htmlBlock, .htmlInline: true
        default: node.children.contains(where: hasOurOwnMarkup)
        }
    }

    @Test func everyPageIsWhole() throws {
        let texts = try Corpus.texts()
        #expect(texts.count >= 300)
        for (name, body) in texts {
            let page = try html(String(decoding: body, as: UTF8.self)).text
            #expect(tagsBalance(Array(page.utf8)), "\(name)")
        }
    }

    @Test func everyAddressIsFound() throws {
        var found = 0
        for (name, body) in try Corpus.texts() {
            let document = try MarkdownDocument(parsing: body[...])
            let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for link in links(below: document.root) {
                let place = document.place(ofURLOf: link)
                let line = String(decoding: lines[place.line - 1], as: UTF8.self)
                let shown = line.unicodeScalars.dropFirst(place.column - 1).prefix(place.length)
                #expect(!shown.isEmpty && link.url.hasSuffix(String(shown)), "\(name):\(place.line):\(place.column)")
                found += 1
            }
        }
        #expect(found >= 200)
    }

    private func links(below node: MarkdownNode) -> [MarkdownNode] {
        let isLink = node.kind == .link || node.kind == .image
        return (isLink ? [node] : []) + node.children.flatMap(links(below:))
    }
}
