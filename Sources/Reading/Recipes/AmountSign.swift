/// The signs that stand beside a number in any language: of units, degrees, shares and currencies.
///
/// Only short ones: a line may end before "tablespoons", but not before "g".
struct AmountSign {
    private let text: UnsafeBufferPointer<UInt8>

    /// The signs in some words.
    init(in text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// Whether a space stands at a byte, and a sign behind it.
    func stands(behind end: Int) -> Bool {
        guard byte(end) == UInt8(ascii: " ") else { return false }
        switch (byte(end + 1), byte(end + 2), byte(end + 3)) {
        case (UInt8(ascii: "%"), _, _), (0xC2, 0xB0, _), (0xC2, 0xA3, _), (0xE2, 0x82, 0xAC): return true
        case (let first, _, _): return Self.isLetter(first) && word(from: end + 1).map(Self.words.contains) ?? false
        }
    }

    /// Whether a space stands before a byte, and the sign or code of a currency before that.
    func stands(before start: Int) -> Bool {
        guard byte(start - 1) == UInt8(ascii: " ") else { return false }
        switch (byte(start - 4), byte(start - 3), byte(start - 2)) {
        case (_, _, UInt8(ascii: "$")), (_, 0xC2, 0xA3), (0xE2, 0x82, 0xAC): return true
        case (_, _, UInt8(ascii: "A")...UInt8(ascii: "Z")):
            return !Self.isLetter(byte(start - 5)) && word(from: start - 4).map(Self.codes.contains) ?? false
        default: return false
        }
    }

    /// The word of at most four ASCII letters from a byte on, in lower case, with the first letter highest.
    private func word(from start: Int) -> UInt32? {
        var (packed, end): (UInt32, Int) = (0, start)
        while Self.isLetter(byte(end)), end < start + 5 {
            packed = packed << 8 | UInt32(byte(end) | 0x20)
            end += 1
        }
        return (start + 1...start + 4).contains(end) && byte(end) < 0x80 ? packed : nil
    }

    private func byte(_ index: Int) -> UInt8 { index >= 0 && index < text.count ? text[index] : 0 }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    private static let codes = packed("eur chf usd gbp")
    private static let words =
        packed("g gr kg mg dag dkg hg ml cl dl l oz lb lbs mm cm m tsp tbsp cup cups el tl cc") + codes

    private static func packed(_ words: String) -> [UInt32] {
        words.split(separator: " ").map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
    }
}
