/// The bytes of a page while it is written: memory of its own that grows by doubling, so that a piece costs one look at
/// the room and one copy.
public struct OutputBuffer: ~Copyable {
    @usableFromInline var memory: UnsafeMutableRawBufferPointer
    @usableFromInline var end = 0

    /// How many bytes are written.
    @inlinable public var count: Int { end }

    /// An empty buffer with room for `capacity` bytes before it has to grow.
    public init(capacity: Int = 1_024) {
        memory = .allocate(byteCount: max(capacity, 64), alignment: 1)
    }

    deinit {
        memory.deallocate()
    }

    /// What is written, until the next change.
    @inlinable
    public var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeRawBufferPointer(rebasing: memory[..<count]).assumingMemoryBound(to: UInt8.self)
    }

    /// The byte written last.
    @inlinable
    public var last: UInt8? { count > 0 ? memory[count - 1] : nil }

    /// Appends bytes from elsewhere.
    @inlinable @inline(__always)
    public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: UnsafeRawBufferPointer(bytes))
        end += bytes.count
    }

    /// Appends one byte.
    @inlinable @inline(__always)
    public mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[count] = byte
        end += 1
    }

    /// Appends a text of the program as it is.
    @inlinable @inline(__always)
    public mutating func append(markup text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a text as it is.
    @inlinable
    public mutating func append(_ text: String) {
        text.utf8Bytes { append($0) }
    }

    /// Appends a number in decimal.
    public mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var scale: UInt = 1
        while number.magnitude / scale >= 10 { scale *= 10 }
        while scale > 0 {
            append(UInt8(ascii: "0") + UInt8(number.magnitude / scale % 10))
            scale /= 10
        }
    }

    /// Takes the bytes from `count` on away.
    public mutating func truncate(to count: Int) {
        end = min(end, count)
    }

    /// Makes room for so many more bytes.
    @inlinable @inline(__always)
    mutating func reserve(_ more: Int) {
        if memory.count - count < more { grow(to: count + more) }
    }

    @usableFromInline @inline(never)
    mutating func grow(to least: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(least, 2 * memory.count), alignment: 1)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }
}
