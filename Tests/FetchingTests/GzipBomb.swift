/// A gzip file that is small and holds very many zero bytes (RFC 1951, fixed Huffman codes; RFC 1952).
struct GzipBomb {
    private var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    private var bits = 0
    private var count = 0

    /// The file of 1 + 258 × `repeats` zeros. It ends before its checksum, which no reader should get to.
    static func file(repeats: Int) -> [UInt8] {
        var bomb = GzipBomb()
        bomb.put("1" + "10")
        bomb.put("00110000")
        for _ in 0..<repeats { bomb.put("11000101" + "00000") }
        bomb.put("0000000" + "0000000")
        return bomb.bytes
    }

    private mutating func put(_ code: String) {
        for bit in code.utf8 {
            bits |= bit == UInt8(ascii: "1") ? 1 << count : 0
            count += 1
            if count == 8 {
                bytes.append(UInt8(bits))
                (bits, count) = (0, 0)
            }
        }
    }
}
