/// The shape of a line: whether it is blank, and whether it could be a row of a table.
struct LineShape {
    private(set) var isBlank = true
    /// The pipes that part cells; all of them only for a line in a table and for a delimiter row.
    private(set) var pipes = 0
    private var hasDash = false
    private var hasColon = false
    private var hasOther = false

    /// The shape of a line, which is read only as far as need be: to its end within a table.
    init(of line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, inTable: Bool) {
        var index = line.lowerBound
        while index < line.upperBound, !hasOther {
            count(bytes[index])
            index += 1
        }
        guard inTable else { return }
        while index < line.upperBound {
            if bytes[index] == UInt8(ascii: "|"), bytes[index - 1] != UInt8(ascii: "\\") { pipes += 1 }
            index += 1
        }
    }

    /// Whether the line could be the `|---|` under the header of a table.
    var isDelimiterRow: Bool { hasDash && !hasOther && (pipes > 0 || hasColon) }

    /// Counts a byte that has nothing before it that could escape it.
    @inline(__always)
    private mutating func count(_ byte: UInt8) {
        switch byte {
        case 0x20, 0x09: return
        case UInt8(ascii: "|"): pipes += 1
        case UInt8(ascii: "-"): hasDash = true
        case UInt8(ascii: ":"): hasColon = true
        case UInt8(ascii: ">"), 0x0B, 0x0C: break
        default: hasOther = true
        }
        isBlank = false
    }
}
