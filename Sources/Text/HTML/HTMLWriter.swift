/// Writes HTML into a buffer: markup of the program as it stands, all else escaped.
///
/// It looks into the buffer only while ``OutputBuffer/appendHTML(_:)`` runs, and cannot be kept for longer.
public struct HTMLWriter: ~Copyable {
    @usableFromInline let output: UnsafeMutablePointer<OutputBuffer>

    fileprivate init(_ output: UnsafeMutablePointer<OutputBuffer>) {
        self.output = output
    }

    /// How many bytes the buffer holds.
    @inlinable public var count: Int { output.pointee.count }

    /// The last byte of the buffer.
    @inlinable public var last: UInt8? { output.pointee.last }

    /// Appends markup of the program.
    @inlinable @inline(__always)
    public mutating func append(markup: StaticString) { output.pointee.append(markup: markup) }

    /// Appends text for an element or a quoted attribute.
    @inlinable
    public mutating func append(text: UnsafeBufferPointer<UInt8>) { output.pointee.append(escapedHTML: text) }

    /// Appends text for an element or a quoted attribute.
    @inlinable
    public mutating func append(text: String) { text.utf8Bytes { output.pointee.append(escapedHTML: $0) } }

    /// Appends a number in decimal.
    @inlinable
    public mutating func append(decimal number: Int) { output.pointee.append(decimal: number) }

    /// Appends words that stay on one line: each space becomes a no-break space (U+00A0).
    public mutating func append(unbroken words: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in words.indices where words[index] == UInt8(ascii: " ") {
            append(text: UnsafeBufferPointer(rebasing: words[start..<index]))
            append(markup: "\u{A0}")
            start = index + 1
        }
        append(text: UnsafeBufferPointer(rebasing: words[start...]))
    }

    /// Appends an address for a quoted attribute: what URLs do not hold is percent-encoded, `%41` stays as it is.
    public mutating func append(address: String) {
        address.utf8Bytes { output.pointee.append(address: $0) }
    }
}

extension OutputBuffer {
    /// Appends the HTML that `write` writes.
    public mutating func appendHTML(_ write: (inout HTMLWriter) -> Void) {
        withUnsafeMutablePointer(to: &self) { output in
            var writer = HTMLWriter(output)
            write(&writer)
        }
    }
}
