/// A value that ``FieldWriter`` writes and ``FieldReader`` reads.
public protocol FieldValue {
    /// Writes all that it is.
    func write(to fields: inout FieldWriter)
    /// The value that stands next.
    init(from fields: inout FieldReader) throws(DamagedFields)
}

/// The bytes are none that a ``FieldWriter`` wrote in this order.
public struct DamagedFields: Error {
    /// There is nothing to say about it.
    public init() {}
}

extension String: FieldValue {
    /// Writes how long it is, and its UTF-8.
    public func write(to fields: inout FieldWriter) { utf8Bytes { fields.add(bytes: UnsafeRawBufferPointer($0)) } }
    /// The text that stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self.init(decoding: UnsafeRawBufferPointer(rebasing: try fields.part()), as: UTF8.self)
    }
}

extension Int: FieldValue {
    /// Writes the number: near 0 it takes least.
    public func write(to fields: inout FieldWriter) {
        fields.add(number: UInt64(bitPattern: Int64(self << 1 ^ self >> (Self.bitWidth - 1))))
    }

    /// The number that stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        let number = try fields.number()
        self = Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
    }
}

extension Bool: FieldValue {
    /// Writes a byte.
    public func write(to fields: inout FieldWriter) { fields.add(number: self ? 1 : 0) }
    /// The truth that stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        let number = try fields.number()
        guard number < 2 else { throw DamagedFields() }
        self = number == 1
    }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    /// Writes whether there is a value, and the value.
    public func write(to fields: inout FieldWriter) {
        fields.add(self != nil)
        if let value = self { fields.add(value) }
    }

    /// The value that stands next, if any does.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self = try Bool(from: &fields) ? try Wrapped(from: &fields) : nil
    }
}

extension Array: FieldValue where Element: FieldValue {
    /// Writes how many values there are, and each.
    public func write(to fields: inout FieldWriter) {
        fields.add(number: UInt64(count))
        for value in self { fields.add(value) }
    }

    /// The values that stand next.
    public init(from fields: inout FieldReader) throws(DamagedFields) {
        self.init()
        for _ in 0..<(try fields.count()) { append(try Element(from: &fields)) }
    }
}
