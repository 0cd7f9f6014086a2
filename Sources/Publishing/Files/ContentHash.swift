/// A 64-bit digest of bytes, to tell whether a file still holds what Forno wrote.
public struct ContentHash: Hashable, BitwiseCopyable, Sendable {
    /// The digest as a number.
    public var value: UInt64

    /// The digest that the number `value` is.
    package init(value: UInt64) {
        self.value = value
    }
}

extension ContentHash {
    /// The digest of `bytes`.
    public init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentHash($0) }
    }

    /// The digest of `bytes`.
    init(_ bytes: UnsafeRawBufferPointer) {
        var hasher = ContentHasher()
        hasher.update(bytes)
        self = hasher.hash
    }
}
