import CCMarkGFM

/// Where the addresses of the links and images of one block stand in the source.
///
/// The tree does not say, so they are looked for in the order in which they end: each after the one before.
struct AddressIndex {
    let block: OpaquePointer
    /// Byte offsets in the source. A link whose address stands in a definition has none.
    private(set) var offsets: [OpaquePointer: Int] = [:]

    /// How far from the address before it an address is looked for, how far all that are not found may be looked for,
    /// and how long one may be, in bytes. They bound what a hostile text can cost.
    private static let reach = 20_000
    private static let effort = 2_000_000
    private static let longest = 1_000

    /// Finds the addresses below `block`.
    init(of block: MarkdownNode) {
        self.block = block.pointer
        let document = block.document
        let lines = block.lineInSource..<(block.lastLineInSource + 1)
        var cursor = document.start(ofLine: lines.lowerBound)
        let end = document.start(ofLine: lines.upperBound)
        var effort = Self.effort
        TreeWalk.visit(block.pointer) { _ in
            true
        } leave: { pointer in
            let node = MarkdownNode(document: document, pointer: pointer)
            guard node.kind == .link || node.kind == .image else { return }
            let address = node.spelledAddress
            let reach = min(Self.reach, effort, end - cursor)
            if let found = Self.find(address, in: document.source, from: cursor, to: cursor + reach) {
                offsets[pointer] = found
                cursor = found + address.count
            } else {
                effort -= reach
            }
        }
    }

    private static func find(_ address: [UInt8], in source: [UInt8], from start: Int, to limit: Int) -> Int? {
        guard let first = address.first, address.count <= longest else { return nil }
        let end = limit - address.count
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
        return !isPartOfWord(after) && !isDefinition(range, in: source)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"), 0x80...:
            true
        default: false
        }
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
