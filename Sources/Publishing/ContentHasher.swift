/// Takes the digest of content that comes in parts.
///
/// Four lanes take eight bytes each in turn; a lane is mixed by a 128-bit multiplication folded in two. It is the same
/// on every machine and runs at memory speed. It does not resist a person who looks for two files with one digest:
/// nothing depends on that, since a page is compared byte by byte before it is left as it is.
struct ContentHasher: Sendable {
    /// Bytes that are taken at once: every part of the content but the last has a multiple of this.
    static let block = 32

    private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
        0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0xd6e8_feb8_6659_fd93, 0xa076_1d64_78bd_642f
    )

    private var lanes = keys
    private var length: UInt64 = 0

    /// Adds `bytes`; when more are to follow, their number is a multiple of `block`.
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count - bytes.count % Self.block
        for start in stride(from: 0, to: whole, by: Self.block) { mix(bytes, at: start) }
        length &+= UInt64(bytes.count)
        guard whole < bytes.count else { return }
        var tail = [UInt8](repeating: 0, count: Self.block)
        for (index, byte) in bytes[whole...].enumerated() { tail[index] = byte }
        tail.withUnsafeBytes { mix($0, at: 0) }
    }

    /// The digest of all bytes so far.
    var hash: ContentHash {
        let (one, two, three, four) = lanes
        let half = Self.fold(one ^ length, two | 1) ^ Self.fold(three, four | 1)
        return ContentHash(value: Self.fold(half ^ Self.keys.1, Self.keys.2 ^ length))
    }

    private mutating func mix(_ bytes: UnsafeRawBufferPointer, at start: Int) {
        let (one, two, three, four) = Self.keys
        lanes.0 = Self.fold(lanes.0 ^ Self.word(bytes, start), one) &+ two
        lanes.1 = Self.fold(lanes.1 ^ Self.word(bytes, start + 8), two) &+ three
        lanes.2 = Self.fold(lanes.2 ^ Self.word(bytes, start + 16), three) &+ four
        lanes.3 = Self.fold(lanes.3 ^ Self.word(bytes, start + 24), four) &+ one
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
