extension Rational {
    /// A number of servings as people type it: `6`, `1/3`, `2 1/2`, `2½`, `2.5`, `2,5`; nil for anything else, for 0 and for
    /// 10,000 and more.
    public init?(servings text: some StringProtocol) {
        let signs: [Character: String] = [
            "¼": " 1/4", "½": " 1/2", "¾": " 3/4", "⅓": " 1/3", "⅔": " 2/3", "⅛": " 1/8", "\u{2044}": "/", ",": ".",
        ]
        let plain = text.map { signs[$0] ?? String($0) }.joined()
        let number = Rational(fraction: plain) ?? Rational(decimal: plain)
        guard let number, number > 0, number < 10_000 else { return nil }
        self = number
    }
}

/// How many a recipe serves or what it yields, in the author's words around a number: "6 balls", "Serves 4".
public struct ServingText: Hashable, Sendable {
    /// The words before the number.
    public let before: String
    /// The number; of a range its lower end. At least 1.
    public let count: Int
    /// The words after the number.
    public let after: String

    /// The first number of a text with the words around it; nil when there is none, or it is no whole one ("1 1/2 l").
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let start = bytes.firstIndex(where: Self.isDigit) else { return nil }
        let end = Self.endOfDigits(bytes, from: start)
        guard end - start <= 6, let count = Int(String(decoding: bytes[start..<end], as: UTF8.self)), count > 0,
            !Self.isFraction(bytes, from: end)
        else { return nil }
        self.count = count
        before = String(decoding: bytes[..<start], as: UTF8.self)
        after = String(decoding: bytes[Self.endOfRange(bytes, from: end)...], as: UTF8.self)
    }

    /// Whether the number is of a weight or a volume, and not of servings: "900 g", "1 litre of stock".
    var isMeasured: Bool {
        guard let word = after.split(separator: " ", maxSplits: 1).first else { return false }
        return Unit(named: word, in: .english)?.isOfWeightOrVolume ?? false
    }

    /// The text with another number in it.
    public func text(for count: String) -> String { before + count + after }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func endOfDigits(_ bytes: [UInt8], from start: Int) -> Int {
        bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    }

    /// Whether decimals or a fraction go on a number: ".5", "/2", "½", " 1/2".
    private static func isFraction(_ bytes: [UInt8], from end: Int) -> Bool {
        let start = bytes[end...].firstIndex { $0 != 0x20 } ?? bytes.count
        guard start < bytes.count else { return false }
        if bytes[start] == 0xC2 || bytes[start...].starts(with: [0xE2, 0x85]) { return true }
        if start == end, ".,/".utf8.contains(bytes[end]) { return end + 1 < bytes.count && isDigit(bytes[end + 1]) }
        let after = endOfDigits(bytes, from: start)
        return after > start && after < bytes.count && bytes[after] == UInt8(ascii: "/")
    }

    /// Where a range that the number begins ends: after "-8", "–8", " to 8"; the number's own end when it begins none.
    private static func endOfRange(_ bytes: [UInt8], from end: Int) -> Int {
        let rest = bytes[end...].drop { $0 == 0x20 }
        if rest.isEmpty { return end }
        for sign in ["-", "–", "—", "to ", "or ", "a ", "o ", "bis ", "oder ", "à ", "ou "]
        where rest.starts(with: sign.utf8) {
            let upper = rest.dropFirst(sign.utf8.count).drop { $0 == 0x20 }
            if let first = upper.first, isDigit(first) { return endOfDigits(bytes, from: upper.startIndex) }
        }
        return end
    }
}
