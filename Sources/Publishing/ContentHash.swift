/// A 64-bit digest of bytes, to tell whether a file still holds what Forno wrote.
struct ContentHash: Hashable, Sendable {
    var value: UInt64
}

extension ContentHash {
    /// The digest of `bytes`.
    init(_ bytes: UnsafeRawBufferPointer) {
        var hasher = ContentHasher()
        hasher.update(bytes)
        self = hasher.hash
    }
}
