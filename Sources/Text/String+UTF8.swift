extension String {
    /// Gives the UTF-8 to `body`, without a copy where the text has it in one piece, and without counting as its holder.
    @inlinable @inline(__always)
    public func utf8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }
}
