/// The first bytes of a text, which tell most texts apart: plain memory, so that sorting moves and compares no texts.
public struct TextStart: BitwiseCopyable, Hashable, Comparable, Sendable {
    @usableFromInline let first: UInt64
    @usableFromInline let second: UInt64

    /// The start of a text.
    public init(_ text: String) {
        let bytes = text.utf8.prefix(16)
        first = Self.number(bytes.prefix(8))
        second = Self.number(bytes.dropFirst(8))
    }

    /// Eight bytes as a number that is ordered as they are; what is missing counts as zeros.
    private static func number(_ bytes: Substring.UTF8View) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - bytes.count))
    }

    /// Whether the bytes of one come before those of another; false where they are the same as far as is kept.
    @inlinable public static func < (a: TextStart, b: TextStart) -> Bool {
        a.first == b.first ? a.second < b.second : a.first < b.first
    }
}
