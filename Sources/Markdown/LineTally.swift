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
    private var wordStart: Int
    private var wordIsAddress = false
    private var hasDash = false
    private var hasColon = false
    private var hasOther = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        self.start = start
        end = bytes.count
        nextLine = bytes.count
        wordStart = start
    }

    /// Whether the line could be the `|---|` under the header of a table.
    var isDelimiterRow: Bool { hasDash && !hasOther && (pipes > 0 || hasColon) }

    /// Counts up to the end of the line: a line feed, a carriage return, or both.
    mutating func read() {
        let bytes = bytes
        var index = start
        while index < bytes.count {
            let end = Self.endOfOrdinary(bytes, from: index)
            if end > index {
                (hasOther, isBlank) = (true, false)
                index = end
                continue
            }
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            count(byte, at: index)
            index += 1
        }
        end = index
        let isPair = index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\r") && bytes[index + 1] == 10
        nextLine = index == bytes.count ? index : index + (isPair ? 2 : 1)
        endWord(at: end)
    }

    /// Whether a byte is a letter, a digit or part of a character outside ASCII, which most of a text is.
    private static func isOrdinary(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    private static func endOfOrdinary(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let count = bytes.count
        while index < count, isOrdinary(bytes[index]) { index += 1 }
        return index
    }

    private mutating func count(_ byte: UInt8, at index: Int) {
        switch byte {
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0C:
            endWord(at: index)
            if byte > 0x0A, byte != UInt8(ascii: " ") { isBlank = false }
            return
        case UInt8(ascii: "|"): if !follows(UInt8(ascii: "\\"), at: index) { pipes += 1 }
        case UInt8(ascii: "-"): hasDash = true
        case UInt8(ascii: ">"): break
        case UInt8(ascii: ":"): countColon(at: index)
        default: countOther(byte, at: index)
        }
        isBlank = false
    }

    private mutating func countColon(at index: Int) {
        hasColon = true
        if follows(UInt8(ascii: "]"), at: index) { hasDefinition = true }
        if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "/"), bytes[index + 2] == UInt8(ascii: "/") {
            wordIsAddress = true
        }
    }

    private mutating func countOther(_ byte: UInt8, at index: Int) {
        hasOther = true
        switch byte {
        case UInt8(ascii: "@"): ats += 1
        case UInt8(ascii: "["): if follows(UInt8(ascii: "!"), at: index) { imageOpeners += 1 }
        case UInt8(ascii: "]"): closers += 1
        case UInt8(ascii: "."): if isAfterWWW(index) { wordIsAddress = true }
        default: break
        }
    }

    private func follows(_ byte: UInt8, at index: Int) -> Bool { index > start && bytes[index - 1] == byte }

    private func isAfterWWW(_ index: Int) -> Bool {
        index - start >= 3 && bytes[(index - 3)..<index].allSatisfy { $0 == UInt8(ascii: "w") }
    }

    private mutating func endWord(at index: Int) {
        if wordIsAddress {
            let length = index - wordStart
            addressCost += length * length
        }
        wordStart = index + 1
        wordIsAddress = false
    }
}
