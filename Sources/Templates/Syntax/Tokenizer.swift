import Diagnostics
import Text

/// Splits a template into text and tags.
struct Tokenizer {
    private let source: SourceText
    private var open = Array("{{".utf8)
    private var close = Array("}}".utf8)
    private(set) var problems: [Diagnostic] = []
    /// The endings that are known not to come any more.
    private var missing: Set<[UInt8]> = []

    private var bytes: [UInt8] { source.bytes }

    init(_ source: SourceText) {
        self.source = source
    }

    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        var textStart = 0
        var position = 0
        while let start = bytes.firstIndex(of: open, from: position) {
            guard let tag = tag(at: start) else {
                position = start + open.count
                continue
            }
            if start > textStart { tokens.append(.text(textStart..<start)) }
            tokens.append(.tag(tag))
            position = tag.range.upperBound
            textStart = position
            if tag.kind == .delimiters { setDelimiters(tag) }
        }
        if textStart < bytes.count { tokens.append(.text(textStart..<bytes.count)) }
        return tokens
    }

    /// The tag whose opening delimiter stands at `start`, or nil (and a problem) when it is not closed.
    private mutating func tag(at start: Int) -> Tag? {
        var inner = bytes.skippingSpace(from: start + open.count)
        let sigil = inner < bytes.count ? bytes[inner] : 0
        let kind = Tag.Kind(sigil: sigil) ?? .variable
        if kind != .variable { inner += 1 }
        let ending = closing(for: sigil)
        guard let end = end(of: kind, ending, from: inner), isOneTag(inner..<end, kind) else {
            unclosed(start)
            return nil
        }
        let name = name(in: bytes.trimming(inner..<end), kind)
        if name.text.isEmpty, kind != .comment { report(name, start, "the tag has no name") }
        return Tag(kind: kind, name: name, range: start..<(end + ending.count))
    }

    /// Where the ending of a tag stands. A tag that another one begins in is not looked at further, so that many tags
    /// without an end cost no more than the text is long.
    private mutating func end(of kind: Tag.Kind, _ ending: [UInt8], from inner: Int) -> Int? {
        guard !missing.contains(ending) else { return nil }
        let next = kind == .comment || kind == .delimiters ? nil : bytes.firstIndex(of: open, from: inner)
        let end = bytes.firstIndex(of: ending, from: inner, to: next.map { min($0 + ending.count, bytes.count) })
        if end == nil, next == nil { missing.insert(ending) }
        return end
    }

    private func closing(for sigil: UInt8) -> [UInt8] {
        switch sigil {
        case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
        case UInt8(ascii: "="): [UInt8(ascii: "=")] + close
        default: close
        }
    }

    /// Whether the content reads as one tag: another tag or a line's end within it says that the closing is missing.
    private func isOneTag(_ content: Range<Int>, _ kind: Tag.Kind) -> Bool {
        guard kind != .comment, kind != .delimiters else { return true }
        let inner = bytes.trimming(content)
        return !bytes[inner].contains(UInt8(ascii: "\n"))
            && bytes.firstIndex(of: open, from: inner.lowerBound, to: inner.upperBound) == nil
    }

    private func name(in range: Range<Int>, _ kind: Tag.Kind) -> TagName {
        guard kind == .partial || kind == .parent || kind == .close, bytes[range].first == UInt8(ascii: "*") else {
            return TagName(
                text: String(decoding: bytes[range], as: UTF8.self), offset: range.lowerBound, length: range.count)
        }
        let inner = bytes.trimming((range.lowerBound + 1)..<range.upperBound)
        return TagName(
            text: String(decoding: bytes[inner], as: UTF8.self), offset: range.lowerBound, length: range.count,
            isDynamic: true)
    }

    private mutating func setDelimiters(_ tag: Tag) {
        let pair = tag.name.text.utf8.split { $0.isSpace || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard pair.count == 2, !tag.name.text.utf8.contains(UInt8(ascii: "=")) else {
            report(tag.name, tag.range.lowerBound, "a delimiter tag needs two delimiters with a space between them")
            return
        }
        open = Array(pair[0])
        close = Array(pair[1])
        missing = []
    }

    private mutating func unclosed(_ start: Int) {
        let location = source.location(start, length: open.count)
        let expected = String(decoding: close, as: UTF8.self)
        problems.append(
            Diagnostic(
                .templateSyntax, "the tag that starts here is not closed", at: location,
                fix: "write \(expected) at its end"))
    }

    private mutating func report(_ name: TagName, _ start: Int, _ message: String) {
        let location =
            name.length > 0
            ? source.location(name.offset, length: name.length) : source.location(start, length: open.count)
        problems.append(Diagnostic(.templateSyntax, message, at: location))
    }
}
