/// FNV-1a: of 64 bits for all data, of 32 for a slug, which scripts make as well.
struct Digest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // What ends here is told from what goes on.
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    static func of(_ slug: String) -> UInt32 {
        slug.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
