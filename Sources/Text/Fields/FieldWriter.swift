/// Puts values one behind another into bytes, as short as they are: what ``FieldReader`` reads.
///
/// Nothing says what a field is: who reads them asks for the same in the same order.
public struct FieldWriter: Sendable {
    /// What was written.
    public private(set) var bytes: [UInt8] = []

    /// Nothing is written, and there is room for so many bytes.
    public init(reserving size: Int = 0) { bytes.reserveCapacity(size) }

    /// Adds a value.
    public mutating func add(_ value: some FieldValue) { value.write(to: &self) }

    /// Adds a number: a byte for each seven of its bits.
    public mutating func add(number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends fields that were written before.
    public mutating func append(_ fields: UnsafeRawBufferPointer) { bytes.append(contentsOf: fields) }

    /// Adds how many bytes there are, and them.
    public mutating func add(bytes part: UnsafeRawBufferPointer) {
        add(number: UInt64(part.count))
        bytes.append(contentsOf: part)
    }

    /// The same.
    public mutating func add(bytes part: [UInt8]) { part.withUnsafeBytes { add(bytes: $0) } }
}
