/// Takes the digest of content that comes in parts.
///
/// Four lanes take eight bytes each in turn; a lane is mixed by a 128-bit multiplication folded in two. It is the same
/// on every machine and runs at memory speed. It does not resist a person who looks for two files with one digest:
/// nothing depends on that, since a page is compared byte by byte before it is left as it is.
struct ContentHasher: Sendable {
    /// Bytes that are taken at once: every part of the content but the last has a multiple of this.
    static let block = 32

    private typealias Lanes = (UInt64, UInt64, UInt64, UInt64)

    private static var keys: Lanes {
        (0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0xd6e8_feb8_6659_fd93, 0xa076_1d64_78bd_642f)
    }

    private var lanes: Lanes = keys
    private var length: UInt64 = 0

    /// Adds `bytes`; when more are to follow, their number is a multiple of `block`.
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard var next = bytes.baseAddress else { return }
        length &+= UInt64(bytes.count)
        let (blocks, rest) = bytes.count.quotientAndRemainder(dividingBy: Self.block)
        var lanes = self.lanes  // Not in memory for each block.
        for _ in 0..<blocks {
            Self.mix(next, into: &lanes)
            next += Self.block
        }
        if rest > 0 {
            var tail = Self.zeroes
            withUnsafeMutableBytes(of: &tail) { $0.copyMemory(from: UnsafeRawBufferPointer(start: next, count: rest)) }
            withUnsafePointer(to: tail) { Self.mix($0, into: &lanes) }
        }
        self.lanes = lanes
    }

    /// A block of nothing.
    private static var zeroes: Lanes { (0, 0, 0, 0) }

    /// The digest of all bytes so far.
    var hash: ContentHash {
        let (one, two, three, four) = lanes
        let half = Self.fold(one ^ length, two | 1) ^ Self.fold(three, four | 1)
        return ContentHash(value: Self.fold(half ^ Self.keys.1, Self.keys.2 ^ length))
    }

    /// Mixes in a whole block, which starts at `block`.
    @inline(__always)
    private static func mix(_ block: UnsafeRawPointer, into lanes: inout Lanes) {
        let (one, two, three, four) = keys
        lanes.0 = fold(lanes.0 ^ word(block), one) &+ two
        lanes.1 = fold(lanes.1 ^ word(block + 8), two) &+ three
        lanes.2 = fold(lanes.2 ^ word(block + 16), three) &+ four
        lanes.3 = fold(lanes.3 ^ word(block + 24), four) &+ one
    }

    private static func word(_ place: UnsafeRawPointer) -> UInt64 {
        UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
    }

    private static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
