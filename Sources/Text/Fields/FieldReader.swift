/// Reads what ``FieldWriter`` wrote. It throws where the bytes end too early, or no such value stands there.
///
/// The bytes have to stay where they are while it reads.
public struct FieldReader {
    private var rest: Slice<UnsafeRawBufferPointer>

    /// A reader of the fields in `bytes`.
    public init(_ bytes: UnsafeRawBufferPointer) { rest = bytes[...] }

    /// How many bytes are left.
    public var left: Int { rest.count }

    /// Whether all has been read.
    public var isAtEnd: Bool { rest.isEmpty }

    /// A number.
    public mutating func number() throws(DamagedFields) -> UInt64 {
        var (number, shift) = (0 as UInt64, 0 as UInt64)
        while shift < 64, let byte = rest.popFirst() {
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        throw DamagedFields()
    }

    /// A number of things that follow, each of which takes a byte or more.
    mutating func count() throws(DamagedFields) -> Int {
        guard let count = Int(exactly: try number()), count <= rest.count + 1 else { throw DamagedFields() }
        return count
    }

    /// Bytes with their number before them.
    public mutating func part() throws(DamagedFields) -> Slice<UnsafeRawBufferPointer> {
        guard let count = Int(exactly: try number()), count <= rest.count else { throw DamagedFields() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
