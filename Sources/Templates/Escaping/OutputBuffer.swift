/// The bytes of a page while it is written: memory of its own that grows by doubling, so that a piece costs one look at
/// the room and one copy.
struct OutputBuffer: ~Copyable {
    private var memory: UnsafeMutableRawBufferPointer
    /// How many bytes are written.
    private(set) var count = 0

    /// An empty buffer with room for `capacity` bytes before it has to grow.
    init(capacity: Int) {
        memory = .allocate(byteCount: max(capacity, 64), alignment: 1)
    }

    deinit {
        memory.deallocate()
    }

    /// What is written, until the next change.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeRawBufferPointer(rebasing: memory[..<count]).assumingMemoryBound(to: UInt8.self)
    }

    /// Appends bytes from elsewhere.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: UnsafeRawBufferPointer(bytes))
        count += bytes.count
    }

    /// Appends one byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[count] = byte
        count += 1
    }

    /// Appends a text as it is.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    /// Takes the bytes from `end` on away.
    mutating func truncate(to end: Int) {
        count = min(count, end)
    }

    /// Makes room for so many more bytes.
    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if memory.count - count < more { grow(to: count + more) }
    }

    @inline(never)
    private mutating func grow(to least: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(least, 2 * memory.count), alignment: 1)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }
}
