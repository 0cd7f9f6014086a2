import Text

/// Bytes that are written piece by piece, and made an array or a text at the end.
///
/// To append to an array costs some hundred instructions a call, however little is appended; pages are made of little.
package final class MarkupBuffer {
    // No access to these lasts longer than a statement here, so none needs to be checked for meeting another.
    @exclusivity(unchecked) private var bytes: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) private var capacity: Int
    /// How many bytes were written.
    @exclusivity(unchecked) package private(set) var count = 0

    /// An empty buffer with room for so many bytes; it grows as it must.
    package init(capacity: Int = 1_024) {
        self.capacity = max(capacity, 16)
        bytes = .allocate(capacity: self.capacity)
    }

    deinit { bytes.deallocate() }

    /// The byte written last.
    package var last: UInt8? { count > 0 ? bytes[count - 1] : nil }

    /// What was written, valid until more is.
    package var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

    /// Forgets all but the first `count` bytes.
    package func truncate(to count: Int) { self.count = min(max(0, count), self.count) }

    /// Moves what was written to the end of an array.
    package func move(to output: inout [UInt8]) {
        if output.isEmpty { output = Array(written) } else { output.append(contentsOf: written) }
        count = 0
    }

    /// Writes one byte.
    @inline(__always)
    package func append(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    /// Writes markup as it is.
    @inline(__always)
    package func append(markup: StaticString) {
        append(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Writes bytes as they are.
    @inline(__always)
    package func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress, !text.isEmpty else { return }
        reserve(text.count)
        (bytes + count).update(from: start, count: text.count)
        count += text.count
    }

    /// Writes a text as it is.
    package func append(_ text: String) {
        text.utf8Bytes { append($0) }
    }

    /// Makes room for so many bytes more.
    @inline(__always)
    private func reserve(_ more: Int) {
        if capacity - count < more { grow(by: more) }
    }

    private func grow(by more: Int) {
        capacity = max(capacity * 2, count + more)
        let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        grown.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = grown
    }
}
