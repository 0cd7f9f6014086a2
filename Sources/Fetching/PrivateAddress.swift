#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Tells addresses that only this machine or its own network can reach from those of the Internet.
///
/// After the IANA registries of special-purpose addresses (RFC 6890): loopback, private, shared (RFC 6598), link-local,
/// unique-local, multicast, reserved, and the IPv6 forms that carry one of these IPv4 addresses.
package enum PrivateAddress {
    /// Whether the address that a socket is about to connect to is one of these; true for a family other than IP.
    package static func contains(_ address: UnsafePointer<sockaddr>) -> Bool {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            return contains(bytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr))
        case AF_INET6:
            return contains(bytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr))
        default:
            return true
        }
    }

    /// The same for an address as text; true for what is not an address.
    package static func contains(_ text: UnsafePointer<CChar>) -> Bool {
        var (four, six) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &four) == 1 { return contains(bytes(of: four)) }
        return inet_pton(AF_INET6, text, &six) == 1 ? contains(bytes(of: six)) : true
    }

    /// The same for the bytes of an address, in network order: 4 for IPv4, 16 for IPv6.
    package static func contains(_ bytes: [UInt8]) -> Bool {
        switch bytes.count {
        case 4: return v4.contains { $0.contains(bytes) }
        case 16: return containsV6(bytes)
        default: return true
        }
    }

    private static func containsV6(_ bytes: [UInt8]) -> Bool {
        if v6.contains(where: { $0.contains(bytes) }) { return true }
        guard let carrier = carriers.first(where: { $0.block.contains(bytes) }) else { return false }
        return contains(Array(bytes[carrier.place..<carrier.place + 4]))
    }

    private static func bytes<Address>(of address: Address) -> [UInt8] {
        withUnsafeBytes(of: address) { Array($0) }
    }

    private static let v4 = [
        Block([0], 8), Block([10], 8), Block([100, 64], 10), Block([127], 8), Block([169, 254], 16),
        Block([172, 16], 12), Block([192, 0, 0], 24), Block([192, 168], 16), Block([198, 18], 15),
        Block([224], 4), Block([240], 4),
    ]

    /// ::1 and :: are in the block of the IPv4-compatible addresses below, as 0.0.0.1 and 0.0.0.0.
    private static let v6 = [
        Block([0xFE, 0x80], 10), Block([0xFE, 0xC0], 10), Block([0xFC], 7), Block([0xFF], 8),
        Block([0x00, 0x64, 0xFF, 0x9B, 0x00, 0x01], 48), Block([0x20, 0x01, 0, 0], 32), Block([0x01, 0], 64),
    ]

    /// IPv4-compatible, IPv4-mapped, NAT64 and 6to4 addresses, and where the IPv4 address is in them.
    private static let carriers: [(block: Block, place: Int)] = [
        (Block([], 96), 12),
        (Block([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96), 12),
        (Block([0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0], 96), 12),
        (Block([0x00, 0x64, 0xFF, 0x9B], 96), 12),
        (Block([0x20, 0x02], 16), 2),
    ]

    /// The addresses whose first bits are those of a prefix; bytes that the prefix leaves out are 0.
    private struct Block {
        var prefix: [UInt8]
        var bits: Int

        init(_ prefix: [UInt8], _ bits: Int) {
            self.prefix = prefix
            self.bits = bits
        }

        func contains(_ bytes: [UInt8]) -> Bool {
            (0..<(bits + 7) / 8).allSatisfy { index in
                let mask = UInt8(truncatingIfNeeded: 0xFF00 >> min(8, bits - index * 8))
                return (bytes[index] ^ (index < prefix.count ? prefix[index] : 0)) & mask == 0
            }
        }
    }
}
