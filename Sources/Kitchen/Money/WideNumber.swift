/// A whole number from 0 up, of any size: for the few sums that 128 bits cannot hold.
struct WideNumber: Hashable, Sendable {
    /// 64 bits each, the lowest first; the last is not 0.
    private var words: [UInt64]

    init(_ value: UInt128) {
        self.init(words: [UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64)])
    }

    private init(words: [UInt64]) {
        self.words = words
        while self.words.last == 0 { self.words.removeLast() }
    }

    static func + (left: WideNumber, right: WideNumber) -> WideNumber {
        var words: [UInt64] = []
        var carry: UInt128 = 0
        for place in 0..<max(left.words.count, right.words.count) {
            carry += UInt128(left[place]) + UInt128(right[place])
            words.append(UInt64(truncatingIfNeeded: carry))
            carry >>= 64
        }
        return WideNumber(words: words + [UInt64(carry)])
    }

    static func * (left: WideNumber, right: WideNumber) -> WideNumber {
        var words = [UInt64](repeating: 0, count: left.words.count + right.words.count)
        for (place, factor) in left.words.enumerated() {
            var carry: UInt128 = 0
            for (other, word) in right.words.enumerated() {
                carry += UInt128(factor) * UInt128(word) + UInt128(words[place + other])
                words[place + other] = UInt64(truncatingIfNeeded: carry)
                carry >>= 64
            }
            words[place + right.words.count] = UInt64(carry)
        }
        return WideNumber(words: words)
    }

    private subscript(place: Int) -> UInt64 { place < words.count ? words[place] : 0 }
}

extension WideNumber: Comparable {
    static func < (left: WideNumber, right: WideNumber) -> Bool {
        guard left.words.count == right.words.count else { return left.words.count < right.words.count }
        return left.words.reversed().lexicographicallyPrecedes(right.words.reversed())
    }
}
