import Text

/// Tells before a page is parsed whether that would take too long: what the parser does at a tag grows with the number of
/// elements that are open there, and at an attribute with the number of those before it.
///
/// One pass over the bytes keeps a stack of what is open, which is never shorter than the parser's: where HTML closes an
/// element by itself, it stays open here. So a page that passes parses within a second, and one that people wrote passes.
struct HTMLComplexity {
    /// What a page may ask of the parser.
    struct Limits {
        /// Elements inside one another: the parser frees them by recursion.
        var depth = 10_000
        /// Elements passed on the way, over all tags; a billion take some six seconds.
        var work = 150_000_000
    }

    /// How many elements may be open at once.
    private(set) var depth = 0
    /// Elements passed on the way, over all tags.
    private(set) var work = 0
    private var open: [String] = []
    private var formatting = 0
    /// Whether the place is surely in a drawing or a formula, where `/>` closes.
    private var isForeign = false
    /// The drawings and formulas that may be open, in which nothing is raw text.
    private var foreign = 0
    /// The choices and templates that may be open, in which the parser passes over much.
    private var selects = 0
    private var templates = 0
    /// Whether end tags close and raw text is skipped from here on: not behind what the parser could read differently.
    private var isSure = true
    private var at = 0
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: Limits

    /// Why a page is not parsed; nil for one that may be.
    static func refusal(of page: [UInt8], limits: Limits = Limits()) -> String? {
        page.withUnsafeBufferPointer { bytes in
            var scan = HTMLComplexity(bytes, limits)
            return scan.passes() ? nil : reason
        }
    }

    /// Why a page is not parsed.
    static let reason = "its elements are nested too deeply, or never closed"

    /// The depth that is counted for a page.
    static func depth(of page: [UInt8]) -> Int {
        page.withUnsafeBufferPointer { bytes in
            var scan = HTMLComplexity(bytes, Limits(depth: .max, work: .max))
            _ = scan.passes()
            return scan.depth
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: Limits) {
        (self.bytes, self.limits) = (bytes, limits)
    }

    private mutating func passes() -> Bool {
        while let start = nextMark() {
            at = start + 1
            switch byte(at) {
            case UInt8(ascii: "!"): skipDeclaration()
            case UInt8(ascii: "?"): skip(past: ">")
            case UInt8(ascii: "/") where isLetter(byte(at + 1)):
                at += 1
                let name = readName()
                _ = readAttributes()
                close(name)
            case UInt8(ascii: "/"): skip(past: ">")
            case let letter where isLetter(letter): readStartTag()
            default: continue
            }
            work += open.count + 100 * formatting
            depth = max(depth, open.count)
            if work > limits.work || depth > limits.depth { return false }
        }
        return true
    }

    private mutating func readStartTag() {
        let name = readName()
        let (isSelfClosing, attributes) = readAttributes()
        work += attributes * attributes
        if isForeign, HTMLTags.endsForeign.contains(name) { isForeign = false }
        // In a drawing `<input>` is an element as any other.
        if HTMLTags.void.contains(name), foreign == 0 || HTMLTags.endsForeign.contains(name) { return }
        if isForeign, isSelfClosing { return }
        if HTMLTags.rawText.contains(name), isSure, foreign == 0, selects == 0, templates == 0 {
            return skipRawText(name)
        }
        if name == "plaintext" || name == "frameset" { isSure = false }
        if name == "select" { selects += 1 }
        if name == "template" { templates += 1 }
        if name == "svg" || name == "math" {
            if isSelfClosing { return }
            foreign += 1
            isForeign = true
        }
        if HTMLTags.foreignWithHTML.contains(name) { isForeign = false }
        if HTMLTags.formatting.contains(name) { formatting += 1 }
        open.append(name)
    }

    /// Closes the innermost element of a name, where the parser would surely find it, with what is open in it.
    private mutating func close(_ name: String) {
        guard isSure, selects == 0 || name == "select", templates == 0 || name == "template",
            let place = place(of: name)
        else { return }
        if HTMLTags.formatting.contains(name) {
            // The parser moves them into the blocks in them, eight at most, before it closes them.
            guard open[place...].count(where: HTMLTags.special.contains) < 7 else { return }
            formatting -= 1
        }
        if HTMLTags.closedAlone.contains(name) {
            open.remove(at: place)
            if name == "select" { selects -= 1 }
            return
        }
        // What formats text goes on behind the block that it was opened in.
        let kept = open[place...].dropFirst().filter { HTMLTags.formatting.contains($0) }
        foreign -= open[place...].count { $0 == "svg" || $0 == "math" }
        selects -= open[place...].count { $0 == "select" }
        templates -= open[place...].count { $0 == "template" }
        if foreign == 0 { isForeign = false }
        open.removeSubrange(place...)
        open += kept
    }

    private func place(of name: String) -> Int? {
        let stops = name == "template" ? [] : Self.stops(for: name)
        for place in open.indices.reversed().prefix(200) {
            if open[place] == name { return place }
            if stops.contains(open[place]) { return nil }
        }
        return nil
    }

    /// What an end tag of a name does not look beyond.
    private static func stops(for name: String) -> Set<String> {
        switch name {
        case "table": ["html", "template"]
        case "tbody", "thead", "tfoot", "tr", "caption": ["html", "table", "template"]
        default:
            HTMLTags.closedWhole.contains(name) || HTMLTags.closedAlone.contains(name)
                ? HTMLTags.scopes : HTMLTags.special
        }
    }

    /// Skips the text of an element up to its end tag. A script may hide that in a comment, and where it could, nothing
    /// closes any more.
    private mutating func skipRawText(_ name: String) {
        let start = at
        let end = Array("</\(name)".utf8)
        while let mark = nextMark() {
            at = mark + 1
            guard matches(end, at: mark) else { continue }
            let next = byte(mark + end.count)
            guard next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || isSpace(next) else { continue }
            if name == "script", hidesScript(start..<mark) { isSure = false }
            at = mark + end.count
            return skip(past: ">")
        }
        at = bytes.count
    }

    private func hidesScript(_ range: Range<Int>) -> Bool {
        let text = UnsafeBufferPointer(rebasing: bytes[range])
        let comment = find("<!--", in: text)
        return comment.map { find("<script", in: UnsafeBufferPointer(rebasing: text[$0...])) != nil } ?? false
    }

    private func find(_ mark: StaticString, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        var from = 0
        while from < text.count {
            let start = text.search(for: UInt8(ascii: "<"), from: from)
            guard start + mark.utf8CodeUnitCount <= text.count else { return nil }
            let isFound = (0..<mark.utf8CodeUnitCount).allSatisfy { lower(text[start + $0]) == mark.utf8Start[$0] }
            if isFound { return start }
            from = start + 1
        }
        return nil
    }

    /// Skips a comment or a declaration, behind its `<`.
    private mutating func skipDeclaration() {
        guard matches(Array("!--".utf8), at: at) else {
            if foreign > 0, matches(Array("![cdata[".utf8), at: at) { isSure = false }
            return skip(past: ">")
        }
        at += 3
        if byte(at) == UInt8(ascii: ">") || matches(Array("->".utf8), at: at) { return skip(past: ">") }
        while at < bytes.count {
            at = bytes.search(for: UInt8(ascii: "-"), from: at)
            if matches(Array("-->".utf8), at: at) || matches(Array("--!>".utf8), at: at) { return skip(past: ">") }
            at += 1
        }
    }

    /// Reads what stands in a tag behind its name; whether it ends with `/>`, and how many attributes it has.
    private mutating func readAttributes() -> (isSelfClosing: Bool, count: Int) {
        var count = 0
        var isInName = false
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            switch byte {
            case UInt8(ascii: ">"): return (at > 1 && bytes[at - 2] == UInt8(ascii: "/"), count)
            case UInt8(ascii: "=") where isInName:
                skipValue()
                isInName = false
            case UInt8(ascii: "/"): isInName = false
            case _ where isSpace(byte): isInName = isInName && isValueAhead
            default:
                if !isInName { count += 1 }
                isInName = true
            }
        }
        return (false, count)
    }

    /// Whether an equals sign follows behind spaces.
    private var isValueAhead: Bool {
        var place = at
        while isSpace(byte(place)) { place += 1 }
        return byte(place) == UInt8(ascii: "=")
    }

    private mutating func skipValue() {
        while isSpace(byte(at)) { at += 1 }
        let quote = byte(at)
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            at = min(bytes.count, bytes.search(for: quote, from: at + 1) + 1)
            return
        }
        while at < bytes.count, bytes[at] != UInt8(ascii: ">"), !isSpace(bytes[at]) { at += 1 }
    }

    private mutating func readName() -> String {
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/"), !isSpace(bytes[at]) {
            at += 1
        }
        return String(decoding: bytes[start..<min(at, start + 32)].lazy.map(lower), as: UTF8.self)
    }

    private mutating func skip(past mark: Unicode.Scalar) {
        at = min(bytes.count, bytes.search(for: UInt8(ascii: mark), from: at) + 1)
    }

    private func nextMark() -> Int? {
        guard at < bytes.count else { return nil }
        let mark = bytes.search(for: UInt8(ascii: "<"), from: at)
        return mark < bytes.count ? mark : nil
    }

    private func matches(_ text: [UInt8], at place: Int) -> Bool {
        place + text.count <= bytes.count && text.indices.allSatisfy { lower(bytes[place + $0]) == text[$0] }
    }

    private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    private func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
}
