#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Paths are bytes to the system, and there are many: they are compared as bytes.
extension String {
    /// Whether this text comes before another in the order of their UTF-8.
    public func isBefore(_ other: String) -> Bool {
        utf8Bytes { mine in
            other.utf8Bytes { theirs in
                guard let one = mine.baseAddress, let two = theirs.baseAddress else { return mine.count < theirs.count }
                let order = memcmp(one, two, min(mine.count, theirs.count))
                return order == 0 ? mine.count < theirs.count : order < 0
            }
        }
    }

    /// Whether the UTF-8 starts with that of `start`.
    public func begins(_ start: StaticString) -> Bool {
        utf8Bytes { bytes in
            guard let base = bytes.baseAddress, bytes.count >= start.utf8CodeUnitCount else { return false }
            return memcmp(base, start.utf8Start, start.utf8CodeUnitCount) == 0
        }
    }

    /// Whether the UTF-8 ends with that of `end`.
    public func ends(_ end: StaticString) -> Bool {
        utf8Bytes { bytes in
            let start = bytes.count - end.utf8CodeUnitCount
            guard let base = bytes.baseAddress, start >= 0 else { return false }
            return memcmp(base + start, end.utf8Start, end.utf8CodeUnitCount) == 0
        }
    }

    /// Gives the UTF-8 to `body`, without a copy where the text has it in one piece, and without counting as its holder.
    @inlinable @inline(__always)
    public func utf8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }

    /// The text with plain spaces in place of no-break ones (U+00A0), for whatever is not set in lines.
    public var withPlainSpaces: String { utf8.contains(0xC2) ? replacing("\u{A0}", with: " ") : self }
}
