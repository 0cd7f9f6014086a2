/// Many short entries of a record, written straight into memory whose size is known before: there may be millions.
struct RecordEntries {
    private var next: UnsafeMutableRawPointer
    private let end: UnsafeMutableRawPointer

    /// A record that holds nothing but how many entries there are and the entries, which take `size` bytes.
    static func record(
        _ title: RecordTitle, count: Int, size: Int, _ write: (inout RecordEntries) -> Void
    ) -> [UInt8] {
        bytes(size: size + 24) { record in
            let start = record.next
            record.append(title.rawValue)
            record.append(UInt64(count).littleEndian)
            write(&record)
            let content = UnsafeRawBufferPointer(start: start, count: record.next - start)
            record.append(ContentHash(content).value.littleEndian)
        }
    }

    /// The bytes that `write` makes, which are `size`.
    static func bytes(size: Int, _ write: (inout RecordEntries) -> Void) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            guard let start = UnsafeMutableRawPointer(buffer.baseAddress), size > 0 else { return }
            var entries = RecordEntries(next: start, end: start + size)
            write(&entries)
            count = entries.next - start
        }
    }

    /// Appends a plain value as it is in memory.
    @inline(__always)
    mutating func append<Value: BitwiseCopyable>(_ value: Value) {
        let size = MemoryLayout<Value>.size
        precondition(end - next >= size)
        next.storeBytes(of: value, as: Value.self)
        next += size
    }

    /// Appends the UTF-8 of a text.
    @inline(__always)
    mutating func append(_ text: String) {
        let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { append(UnsafeRawBufferPointer($0)) }
        if isWritten == nil { Array(text.utf8).withUnsafeBytes { append($0) } }
    }

    /// Appends bytes as they are.
    @inline(__always)
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        precondition(end - next >= bytes.count)
        guard let start = bytes.baseAddress else { return }
        next.copyMemory(from: start, byteCount: bytes.count)
        next += bytes.count
    }
}
