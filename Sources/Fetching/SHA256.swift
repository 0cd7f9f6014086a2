/// The hash function SHA-256 (FIPS 180-4).
///
/// Entries of the cache are named by it: addresses that someone else chose must not be able to take one another's place,
/// and `printf %s URL | sha256sum` finds an entry by hand.
enum SHA256 {
    /// The hash as 64 lowercase hexadecimal digits. Cost: for short text such as URLs; not tuned for files.
    static func hex(_ message: some Collection<UInt8>) -> String {
        var state: [UInt32] = [
            0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
        ]
        let padded = pad(message)
        for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<start + 64], into: &state) }
        return state.map(hex).joined()
    }

    private static func hex(_ word: UInt32) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static func pad(_ message: some Collection<UInt8>) -> [UInt8] {
        var bytes = Array(message)
        let bits = UInt64(bytes.count) * 8
        bytes.append(0x80)
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        return bytes + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        let schedule = schedule(of: block)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
            let sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
            let first = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ constants[round] &+ schedule[round]
            let sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
            let second = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
        var words = (0..<16).map { word in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + word * 4 + $1]) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let sigma0 = turn(early, 7) ^ turn(early, 18) ^ early >> 3
            let sigma1 = turn(late, 17) ^ turn(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1)
        }
        return words
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
    private static let constants: [UInt32] = primes(64).map(cubeRootFraction)

    private static func primes(_ count: Int) -> [UInt64] {
        var found: [UInt64] = []
        var candidate: UInt64 = 2
        while found.count < count {
            if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
            candidate += 1
        }
        return found
    }

    /// The cube root of `prime` times 2³², rounded down, without its whole part: by bisection in exact integers.
    private static func cubeRootFraction(_ prime: UInt64) -> UInt32 {
        let cube = UInt128(prime) << 96
        var root: UInt128 = 0
        for bit in (0..<36).reversed() {
            let candidate = root | 1 << UInt128(bit)
            if candidate * candidate * candidate <= cube { root = candidate }
        }
        return UInt32(truncatingIfNeeded: root)
    }
}
