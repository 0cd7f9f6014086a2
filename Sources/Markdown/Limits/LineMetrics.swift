import Text

/// What one line holds of the marks that can make parsing slow, and of those that need an extension.
struct LineMetrics {
    /// The bytes of the line, without its ending.
    let line: Range<Int>
    private(set) var ats = 0
    private(set) var imageOpeners = 0
    /// The brackets and the images that are open at the end, as far as brackets are what they look like.
    private var open = (brackets: 0, images: 0)
    /// Whether a bracket may be part of code, of a tag, or escaped.
    private var hidesBrackets = false
    private(set) var closers = 0
    private(set) var hasDefinition = false
    /// Whether the line holds what could be the box of a task.
    private(set) var hasBox = false
    /// Whether a web address stands in the line that is not framed as in a link.
    private(set) var hasBareAddress = false
    /// What else in the line could belong to an address.
    private(set) var doubtful: AddressSigns = []
    /// The images that may still be open at the end of the line.
    var openImages: Int { hidesBrackets ? imageOpeners : open.images }
    /// The lengths of the words that hold a web address, each times the marks in it at which the parser looks through it.
    private(set) var addressCost = 0

    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the last word that holds a web address ends.
    private var addressEnd: Int

    /// What the line holds that stands at `line` of `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>) {
        self.bytes = bytes
        self.line = line
        addressEnd = line.lowerBound
        for index in line { count(bytes[index], at: index) }
    }

    @inline(__always)
    private mutating func count(_ byte: UInt8, at index: Int) {
        switch byte {
        case UInt8(ascii: "@"): ats += 1
        case UInt8(ascii: "["): countOpener(at: index)
        case UInt8(ascii: "]"): countCloser(at: index)
        case UInt8(ascii: ":"): countColon(at: index)
        case UInt8(ascii: "."): countDot(at: index)
        case UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "<"): hidesBrackets = true
        default: break
        }
    }

    private mutating func countOpener(at index: Int) {
        guard follows(UInt8(ascii: "!"), at: index) else { return open.brackets += 1 }
        imageOpeners += 1
        open.images += 1
    }

    private mutating func countCloser(at index: Int) {
        closers += 1
        // What is closed is an image only where there is nothing else: never too few are open.
        if open.brackets > 0 { open.brackets -= 1 } else if open.images > 0 { open.images -= 1 }
        guard index - line.lowerBound >= 2, bytes[index - 2] == UInt8(ascii: "[") else { return }
        if bytes[index - 1] <= 0x20 || bytes[index - 1] | 0x20 == UInt8(ascii: "x") { hasBox = true }
    }

    private mutating func countColon(at index: Int) {
        if follows(UInt8(ascii: "]"), at: index) { hasDefinition = true }
        guard bytes.has("://", at: index) else { return }
        countAddress(at: index)
        if isInLink(index) { doubtful.insert(.scheme) } else { hasBareAddress = true }
    }

    /// The dot of `www.` begins an address, unless it is part of one that was seen.
    private mutating func countDot(at index: Int) {
        guard index - line.lowerBound >= 3, bytes.has("www.", at: index - 3) else { return }
        if index < addressEnd { doubtful.insert(.www) } else { hasBareAddress = true }
        countAddress(at: index)
    }

    private func follows(_ byte: UInt8, at index: Int) -> Bool { index > line.lowerBound && bytes[index - 1] == byte }

    /// Whether what stands before the scheme of an address is what stands there in `[text](address)` and `<address>`.
    private func isInLink(_ colon: Int) -> Bool {
        var first = colon
        while first > line.lowerBound, (bytes[first - 1] | 0x20) &- 0x61 < 26 { first -= 1 }
        return follows(UInt8(ascii: "("), at: first) || follows(UInt8(ascii: "<"), at: first)
    }

    /// Counts the word around a byte once, however many addresses it holds.
    private mutating func countAddress(at index: Int) {
        guard index >= addressEnd else { return }
        var (first, last) = (index, index)
        while first > line.lowerBound, !Self.endsWord(bytes[first - 1]) { first -= 1 }
        while last < line.upperBound, !Self.endsWord(bytes[last]) { last += 1 }
        let marks = (first..<last).count { Self.isLookedThrough(bytes[$0]) }
        addressCost += (last - first) * marks
        addressEnd = last
    }

    /// Whether the parser may look through an address at a byte: where one begins, and where one could end.
    private static func isLookedThrough(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: ";"): true
        default: false
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
}
