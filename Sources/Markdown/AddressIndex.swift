import CCMarkGFM

/// Where the addresses of the links and images of one block stand in the source.
///
/// The tree does not say, so they are looked for in the order in which they end: each after the one before.
struct AddressIndex {
    let block: OpaquePointer
    /// Byte offsets in the source. A link whose address stands in a definition has none.
    private(set) var offsets: [OpaquePointer: Int] = [:]

    /// How far from the start of its line, or from the address before it, an address is looked for, in bytes; and how
    /// long one may be. They bound what a hostile text can cost.
    private static let reach = 20_000
    private static let longest = 1_000

    /// Finds the addresses below `block`.
    init(of block: MarkdownNode) {
        self.block = block.pointer
        let document = block.document
        let start = document.lineStarts[min(block.lineInSource, document.lineStarts.count) - 1]
        var cursor = start
        var walk = TreeWalk(from: block.pointer)
        while let (pointer, isEntered) = walk.next() {
            let node = MarkdownNode(document: document, pointer: pointer)
            guard !isEntered, node.kind == .link || node.kind == .image else { continue }
            let address = node.spelledAddress
            if let found = Self.find(address, in: document.source, from: cursor) {
                offsets[pointer] = found
                cursor = found + address.count
            }
        }
    }

    private static func find(_ address: [UInt8], in source: [UInt8], from start: Int) -> Int? {
        guard let first = address.first, address.count <= longest else { return nil }
        let end = min(start + reach, source.count) - address.count
        var index = start
        while index <= end {
            let range = index..<(index + address.count)
            if source[index] == first, source[range].elementsEqual(address), isAddress(range, in: source) {
                return index
            }
            index += 1
        }
        return nil
    }

    /// Whether `range` is framed as the address of a link: `(…)`, `<…>`, or standing free.
    private static func isAddress(_ range: Range<Int>, in source: [UInt8]) -> Bool {
        let before = range.lowerBound > 0 ? source[range.lowerBound - 1] : 0x20
        let after = range.upperBound < source.count ? source[range.upperBound] : 0x20
        guard before <= 0x20 || "(<*_~|".utf8.contains(before) else { return false }
        return (after <= 0x20 || ")>*_~|.,:;!?\"'<&]".utf8.contains(after)) && !isDefinition(range, in: source)
    }

    private static func isDefinition(_ range: Range<Int>, in source: [UInt8]) -> Bool {
        let before = source[max(0, range.lowerBound - 100)..<range.lowerBound].reversed()
        return before.drop { $0 <= 0x20 || $0 == UInt8(ascii: "<") }.starts(with: "\u{3A}]".utf8)
    }

    /// Where the address of each definition (`[name]: address`) in `source` stands.
    static func definitions(in source: [UInt8]) -> [[UInt8]: Int] {
        var found: [[UInt8]: Int] = [:]
        for index in source.indices.dropLast() where source[index] == UInt8(ascii: "]") {
            guard source[index + 1] == UInt8(ascii: ":") else { continue }
            let rest = source[(index + 2)...].prefix(longest).drop { $0 <= 0x20 || $0 == UInt8(ascii: "<") }
            let address = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
            if found[Array(address)] == nil { found[Array(address)] = address.startIndex }
        }
        return found
    }
}
