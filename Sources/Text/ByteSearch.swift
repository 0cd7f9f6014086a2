#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The bytes before the NUL that ends `text`.
public func cStringLength(_ text: UnsafePointer<CChar>) -> Int { strlen(text) }

extension UnsafeBufferPointer<UInt8> {
    /// The index of the first `byte` from `start` on, or the count when there is none.
    ///
    /// The C library looks at many bytes at once.
    public func search(for byte: UInt8, from start: Int = 0) -> Int {
        guard start < count, let baseAddress, let found = memchr(baseAddress + start, Int32(byte), count - start)
        else { return count }
        return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
    }

    /// The index of the first place where `text`, of one byte at least, stands; nil when there is none.
    public func search(for text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let baseAddress, let wanted = text.baseAddress, let first = text.first else { return nil }
        var index = search(for: first)
        while index + text.count <= count {
            if memcmp(baseAddress + index, wanted, text.count) == 0 { return index }
            index = search(for: first, from: index + 1)
        }
        return nil
    }

    /// Whether `text` stands at `index`.
    public func has(_ text: StaticString, at index: Int) -> Bool {
        guard let baseAddress, index >= 0, index + text.utf8CodeUnitCount <= count else { return false }
        return memcmp(baseAddress + index, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    /// The index of the first `://` from `start` on, or the count.
    public func searchForScheme(from start: Int = 0) -> Int {
        var index = search(for: UInt8(ascii: ":"), from: start)
        while index < count, !has("://", at: index) { index = search(for: UInt8(ascii: ":"), from: index + 1) }
        return index
    }

    /// The index of the dot of the first `www.` from `start` on, or the count.
    public func searchForWWW(from start: Int = 0) -> Int {
        var index = search(for: UInt8(ascii: "."), from: start)
        while index < count, !has("www.", at: index - 3) { index = search(for: UInt8(ascii: "."), from: index + 1) }
        return index
    }
}
