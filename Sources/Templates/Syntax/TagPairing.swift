import Diagnostics
import Text

/// Joins opening and closing tags, and reports those that have no partner.
///
/// Afterwards every opening tag has a partner: one that closes nothing has become empty text, and one that is not closed
/// ends before the token that shows it.
struct TagPairing {
    /// Sections and blocks nest no deeper than this in one file.
    static let deepest = 64

    private let source: SourceText
    private(set) var problems: [Diagnostic] = []
    var tokens: [Token]
    private var opened: [Int] = []

    init(_ source: SourceText, _ tokens: [Token]) {
        self.source = source
        self.tokens = tokens
    }

    mutating func pair() {
        for index in tokens.indices {
            guard case .tag(let tag) = tokens[index] else { continue }
            if tag.kind.opens { open(index, tag) }
            if tag.kind == .close { close(index, tag) }
        }
        while let index = opened.last {
            reportUnclosed(index, before: nil)
            closeLast(at: tokens.count)
        }
    }

    private mutating func open(_ index: Int, _ tag: Tag) {
        if opened.count == TagPairing.deepest {
            report("sections nest deeper than \(TagPairing.deepest) here", tag)
        }
        guard opened.count < TagPairing.deepest, !tag.name.text.isEmpty else { return drop(index, tag) }
        if tag.kind == .block, let parent = opened.last.flatMap(self.tag), parent.kind == .parent {
            change(index) { $0.isArgument = true }
        }
        opened.append(index)
    }

    private mutating func close(_ index: Int, _ tag: Tag) {
        guard let position = opened.lastIndex(where: { isOpen($0, for: tag) }) else {
            reportStray(tag)
            return drop(index, tag)
        }
        while opened.count > position + 1, let inner = opened.last {
            reportUnclosed(inner, before: tag)
            closeLast(at: index)
        }
        join(opened.removeLast(), index)
    }

    private func isOpen(_ index: Int, for tag: Tag) -> Bool {
        guard let open = self.tag(index) else { return false }
        return open.name.text == tag.name.text && open.name.isDynamic == tag.name.isDynamic
    }

    private func tag(_ index: Int) -> Tag? {
        if case .tag(let tag) = tokens[index] { tag } else { nil }
    }

    private mutating func change(_ index: Int, _ body: (inout Tag) -> Void) {
        guard case .tag(var tag) = tokens[index] else { return }
        body(&tag)
        tokens[index] = .tag(tag)
    }

    private mutating func join(_ open: Int, _ close: Int) {
        let isArgument = tag(open)?.isArgument ?? false
        change(open) { $0.partner = close }
        change(close) {
            $0.partner = open
            $0.isArgument = isArgument
        }
    }

    /// Ends the innermost open tag before the token at `index`, where its closing tag should have been.
    private mutating func closeLast(at index: Int) {
        let open = opened.removeLast()
        change(open) { $0.partner = index }
    }

    private mutating func drop(_ index: Int, _ tag: Tag) {
        tokens[index] = .text(tag.range.lowerBound..<tag.range.lowerBound)
    }
}

// What is said about tags without a partner.
extension TagPairing {
    private mutating func reportUnclosed(_ index: Int, before closing: Tag?) {
        guard let open = tag(index) else { return }
        let end = closing.map { "\($0.shown) stands on line \(line($0))" } ?? "the file ends"
        report(
            "\(open.shown) is not closed", open, notes: ["before {{/\(open.name.text)}}, \(end)"],
            fix: "add {{/\(open.name.text)}}")
    }

    private mutating func reportStray(_ close: Tag) {
        guard let open = opened.last.flatMap(tag) else {
            return report("\(close.shown) closes nothing: no section is open here", close, fix: "remove it")
        }
        report(
            "\(close.shown) does not close what is open", close,
            notes: ["\(open.shown) was opened on line \(line(open))"], fix: "write {{/\(open.name.text)}}")
    }

    private func line(_ tag: Tag) -> Int {
        source.location(tag.range.lowerBound, length: 0).span?.line ?? 1
    }

    private mutating func report(_ message: String, _ tag: Tag, notes: [String] = [], fix: String? = nil) {
        guard !tag.name.text.isEmpty else { return }
        let location = source.location(tag.name.offset, length: tag.name.length)
        problems.append(Diagnostic(.templateSyntax, message, at: location, notes: notes, fix: fix))
    }
}
