/// The part of a file that a request asks for (RFC 9110, section 14).
enum ByteRange: Hashable {
    /// All of it: no range is named, or one that is not understood, or several.
    case all
    /// These bytes of it.
    case part(Range<Int>)
    /// Bytes that are not there.
    case notThere

    /// The part that the value of a `Range` field means in a file of `count` bytes.
    init(_ value: String?, of count: Int) {
        guard let value, value.hasPrefix("bytes="), let dash = value.firstIndex(of: "-") else {
            self = .all
            return
        }
        let first = value[value.index(value.startIndex, offsetBy: 6)..<dash]
        let last = value[value.index(after: dash)...]
        switch (Self.number(first), Self.number(last)) {
        case (let first?, let last?) where first <= last:
            self = first < count ? .part(first..<min(count, last == Int.max ? last : last + 1)) : .notThere
        case (let first?, nil) where last.isEmpty: self = first < count ? .part(first..<count) : .notThere
        case (nil, let length?) where first.isEmpty:
            self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .notThere
        default: self = .all
        }
    }

    /// The number that decimal digits write; one that is too large counts as the largest there is.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text) ?? Int.max
    }
}
