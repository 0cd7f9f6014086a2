/// What one line holds of the things that can make parsing slow.
struct LineTally {
    let start: Int
    private(set) var end: Int
    private(set) var nextLine: Int
    private(set) var pipes = 0
    private(set) var ats = 0
    private(set) var imageOpeners = 0
    private(set) var closers = 0
    private(set) var hasDefinition = false
    private(set) var isBlank = true
    /// The sum of the squares of the lengths of the words that hold a web address.
    private(set) var addressCost = 0

    private let bytes: UnsafeBufferPointer<UInt8>
    private let isSpecial: UnsafeBufferPointer<Bool>
    /// Where the last word that holds a web address ends.
    private var addressEnd: Int
    private var hasDash = false
    private var hasColon = false
    private var hasOther = false

    /// The line that begins at `start`; `isSpecial` are the values of `specialBytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, isSpecial: UnsafeBufferPointer<Bool>, from start: Int) {
        self.bytes = bytes
        self.isSpecial = isSpecial
        self.start = start
        end = bytes.count
        nextLine = bytes.count
        addressEnd = start
    }

    /// Whether the line could be the `|---|` under the header of a table.
    var isDelimiterRow: Bool { hasDash && !hasOther && (pipes > 0 || hasColon) }

    /// Counts up to the end of the line: a line feed, a carriage return, or both.
    mutating func read() {
        var index = start
        while index < bytes.count {
            let next = readOrdinary(from: index)
            guard next < bytes.count else {
                index = next
                break
            }
            let byte = bytes[next]
            index = next
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            count(byte, at: index)
            index += 1
        }
        end = index
        let isPair = index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\r") && bytes[index + 1] == 10
        nextLine = index == bytes.count ? index : index + (isPair ? 2 : 1)
    }

    /// Passes over bytes that cost nothing, which most of a text is; gives the next that might.
    private mutating func readOrdinary(from start: Int) -> Int {
        let (bytes, isSpecial, count) = (bytes, isSpecial, bytes.count)
        var index = start
        while index < count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        let first = index
        while index < count, !isSpecial[Int(bytes[index])] { index += 1 }
        if index > first { (hasOther, isBlank) = (true, false) }
        return index
    }

    /// For each byte, whether it is counted, or ends a line or a word: white space but for the space, and `-.:>@[]|`.
    ///
    /// A table, since nearly all of a text is passed over by looking at nothing else.
    static let specialBytes: [Bool] = (UInt8.min...UInt8.max).map {
        0x09...0x0D ~= $0 || "-.:>@[]|".utf8.contains($0)
    }

    private mutating func count(_ byte: UInt8, at index: Int) {
        switch byte {
        case 0x09: return
        case UInt8(ascii: "|"): if !follows(UInt8(ascii: "\\"), at: index) { pipes += 1 }
        case UInt8(ascii: "-"): hasDash = true
        case UInt8(ascii: ">"), 0x0B, 0x0C: break
        case UInt8(ascii: ":"): countColon(at: index)
        default: countOther(byte, at: index)
        }
        isBlank = false
    }

    private mutating func countColon(at index: Int) {
        hasColon = true
        if follows(UInt8(ascii: "]"), at: index) { hasDefinition = true }
        if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "/"), bytes[index + 2] == UInt8(ascii: "/") {
            countAddress(at: index)
        }
    }

    private mutating func countOther(_ byte: UInt8, at index: Int) {
        hasOther = true
        switch byte {
        case UInt8(ascii: "@"): ats += 1
        case UInt8(ascii: "["): if follows(UInt8(ascii: "!"), at: index) { imageOpeners += 1 }
        case UInt8(ascii: "]"): closers += 1
        case UInt8(ascii: "."): if isAfterWWW(index) { countAddress(at: index) }
        default: break
        }
    }

    private func follows(_ byte: UInt8, at index: Int) -> Bool { index > start && bytes[index - 1] == byte }

    private func isAfterWWW(_ index: Int) -> Bool {
        let w = UInt8(ascii: "w")
        return index - start >= 3 && bytes[index - 1] == w && bytes[index - 2] == w && bytes[index - 3] == w
    }

    /// Counts the word around a byte once, however many addresses it holds.
    private mutating func countAddress(at index: Int) {
        guard index >= addressEnd else { return }
        var (first, last) = (index, index)
        while first > start, !Self.endsWord(bytes[first - 1]) { first -= 1 }
        while last < bytes.count, !Self.endsWord(bytes[last]) { last += 1 }
        addressCost += (last - first) * (last - first)
        addressEnd = last
    }

    private static func endsWord(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
}
