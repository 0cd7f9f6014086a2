/// Eight bytes of a text, looked at together.
public struct SWARScanner {
    private let word: UInt64

    /// The first byte from `start` on that could be in a set of escapes, which are all among the control characters and
    /// `"&'<>\`; it may also be one near it.
    @inline(__always)
    public static func commonTextEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        end(of: bytes, from: start) { $0.areCommonInText }
    }

    /// The first byte from `start` on that may not stand for itself in a URL; it may also be one near it.
    @inline(__always)
    static func commonPathEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        end(of: bytes, from: start) { $0.areCommonInPaths }
    }

    /// The first place from `start` on, in steps of eight bytes, where the bytes are not as `areCommon` says; the end when
    /// all are.
    @inline(__always)
    private static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ areCommon: (SWARScanner) -> Bool)
        -> Int
    {
        let raw = UnsafeRawBufferPointer(bytes)
        guard raw.count >= 8 else { return raw.count >= 4 && areCommon(SWARScanner(few: raw)) ? raw.count : start }
        var index = start
        while index + 8 <= raw.count {
            guard areCommon(SWARScanner(raw, index)) else { return index }
            index += 8
        }
        // What is left is looked at together with what is before it, a second time.
        return areCommon(SWARScanner(raw, raw.count - 8)) ? raw.count : index
    }

    @inline(__always)
    private init(_ raw: UnsafeRawBufferPointer, _ index: Int) {
        word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }

    /// Four to eight bytes, those in the middle twice.
    @inline(__always)
    private init(few raw: UnsafeRawBufferPointer) {
        let (first, last) = (raw.loadUnaligned(as: UInt32.self), raw.count - 4)
        word = UInt64(first) | UInt64(raw.loadUnaligned(fromByteOffset: last, as: UInt32.self)) << 32
    }

    /// Whether none is a control character, outside ASCII, or one of `"&'<>\`.
    @inline(__always)
    private var areCommonInText: Bool {
        // The top bit of a byte is set where the byte is one that is looked for, and perhaps in one near it.
        let controls = word | (word &- Self.ones &* 0x20)
        let quotes = zeros(0x22) | zeros(0x27) | zeros(0x5C)
        let marks = zeros(0x26) | zeros(0x3C) | zeros(0x3E)
        return (controls | quotes | marks | zeros(0x7F)) & Self.tops == 0
    }

    /// Whether all are ASCII letters, digits, or one of `-./`.
    @inline(__always)
    private var areCommonInPaths: Bool {
        let letters = Self.within(word | Self.ones &* 0x20, 0x61, 0x7A)
        return (Self.within(word, 0x2D, 0x39) | letters) & ~word & Self.tops == Self.tops
    }

    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var tops: UInt64 { 0x8080_8080_8080_8080 }

    /// The top bits of the bytes that are `byte`.
    @inline(__always)
    private func zeros(_ byte: UInt64) -> UInt64 {
        let difference = word ^ Self.ones &* byte
        return (difference &- Self.ones) & ~difference
    }

    /// The top bits of the bytes from `first` to `last`, as far as all bytes are ASCII.
    @inline(__always)
    private static func within(_ word: UInt64, _ first: UInt64, _ last: UInt64) -> UInt64 {
        (word &+ ones &* (0x80 - first)) & ~(word &+ ones &* (0x7F - last))
    }
}
